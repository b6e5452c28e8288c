'use client'
import type { ReactNode } from 'react'
import { useMoneyText } from '../../application/useMoneyText.ts'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { paymentMessages } from '../payment.messages.ts'
import * as icons from '../../base/Icon/icons.ts'
import { useOverride } from '../../marketplace/overrides.ts'

export interface PayPanelProps {
  /** Amount in pesos. */
  amount: number
  /** Renders texts about the rest of a price that went up after the payment.
   * @default false */
  isSupplement?: boolean
  /** First name of the professional. */
  payee: string
  /** Whether the money waits for the end of the job, and not only for the payment.
   * @default true */
  isHeld?: boolean
  /** Called when the user pays. Open the payment window synchronously, or browsers block it. */
  onPay: () => void
  /** `opening` while the address of the checkout page loads, `processing` after the card was accepted.
   * @default 'ready' */
  status?: 'ready' | 'opening' | 'processing'
  /** Address of the checkout page, if the browser blocked the window. */
  blockedUrl?: string | null
  /** Message about the result of the last attempt. */
  notice?: ReactNode
  /** Renders price and button in one line, without heading.
   * @default false */
  isCompact?: boolean
}

/** Renders the price of an accepted job, what happens to the money, and the pay button. */
export const PayPanel = (props: PayPanelProps) => {
  const { amount, onPay, status = 'ready', blockedUrl = null, notice } = props
  const { payee, isHeld = true, isCompact = false, isSupplement = false } = props
  const toMoney = useMoneyText()
  const t = useOverride()
  const isProcessing = status === 'processing'
  const money = <Money amount={amount} size={isCompact ? 'price' : 'large'} />
  const price = isSupplement ? (
    <Stack gap={1}>
      <Text size="label" tone="muted">
        <Message>{paymentMessages.supplement}</Message>
      </Text>
      {money}
    </Stack>
  ) : (
    money
  )
  const button = !isProcessing && (
    <Button
      variant="accent"
      icon={icons.creditCard}
      pending={status === 'opening' ? t(paymentMessages.pending) : undefined}
      onClick={onPay}
    >
      <Message>{paymentMessages.pay}</Message>
    </Button>
  )
  return (
    <Stack align={isCompact ? 'stretch' : 'start'} gap={3}>
      {!isCompact && (
        <>
          <Heading level={3}>
            <Message>{paymentMessages.toPay}</Message>
          </Heading>
          {price}
        </>
      )}
      {isProcessing && (
        <Notice kind="info">
          <Message>
            {isSupplement ? paymentMessages.processingSupplement : paymentMessages.processing}
          </Message>
        </Notice>
      )}
      {!isProcessing && (
        <Text size="small" tone="muted">
          {t((isHeld ? paymentMessages.heldFor : paymentMessages.paidTo)(toMoney(amount), payee))}
          {!isCompact && ` ${t(paymentMessages.card)}`}
        </Text>
      )}
      {blockedUrl !== null && (
        <Notice kind="info">
          <Message>{paymentMessages.blocked}</Message>{' '}
          <Link href={blockedUrl} isNewTab>
            <Message>{paymentMessages.openByHand}</Message>
          </Link>
        </Notice>
      )}
      {isCompact ? (
        <Inline justify="between" gap={3}>
          {price}
          {button}
        </Inline>
      ) : (
        button
      )}
      {notice}
    </Stack>
  )
}
