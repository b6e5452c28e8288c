'use client'
import type { ReactNode } from 'react'
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
  /** Called when the user pays. Open the payment window synchronously, or browsers block it. */
  onPay: () => void
  /** `opening` while the address of the checkout page loads, `processing` after the card was accepted.
   * @default 'ready' */
  status?: 'ready' | 'opening' | 'processing'
  /** Address of the checkout page, if the browser blocked the window. */
  blockedUrl?: string | null
  /** Message about the result of the last attempt. */
  notice?: ReactNode
  /** Renders price and button in one line, without heading and explanation.
   * @default false */
  isCompact?: boolean
}

/** Renders the price of an accepted job and the pay button. */
export const PayPanel = (props: PayPanelProps) => {
  const { amount, onPay, status = 'ready', blockedUrl = null, notice } = props
  const { isCompact = false, isSupplement = false } = props
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
      {!isProcessing && !isCompact && (
        <Text size="small" tone="muted">
          <Message>{paymentMessages.card}</Message>
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
