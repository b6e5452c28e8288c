import type { ReactNode } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Notice } from '../../base/Notice/Notice.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Words } from '../../base/Words/Words.tsx'
import { paymentCopy } from '../payment.copy.ts'
import * as icons from '../../base/Icon/icons.ts'

export interface PayPanelProps {
  /** Pesos to pay. */
  amount: number
  /** Opens the payment window. Open it in this very call: later, browsers block it. */
  onPay: () => void
  /** `opening` while the address of the card page is on its way, `processing` once the card was taken.
   * @default 'ready' */
  status?: 'ready' | 'opening' | 'processing'
  /** Address of the card page, when the browser did not let the window open. */
  blockedUrl?: string | null
  /** How the last attempt went. */
  notice?: ReactNode
}

/** What an accepted job costs, and the way to pay it. */
export const PayPanel = ({ amount, onPay, status = 'ready', blockedUrl = null, notice }: PayPanelProps) => (
  <Stack align="start" gap={3}>
    <Heading level={3}>{paymentCopy.toPay}</Heading>
    <Money amount={amount} size="large" />
    {status === 'processing' ? (
      <Notice kind="info">{paymentCopy.processing}</Notice>
    ) : (
      <Text size="small" tone="muted">
        {paymentCopy.card}
      </Text>
    )}
    {blockedUrl !== null && (
      <Notice kind="info">
        <Words>{paymentCopy.blocked}</Words>{' '}
        <Link href={blockedUrl} isNewTab>
          {paymentCopy.openByHand}
        </Link>
      </Notice>
    )}
    {status !== 'processing' && (
      <Button
        variant="accent"
        icon={icons.card}
        pending={status === 'opening' ? paymentCopy.pending : undefined}
        onClick={onPay}
      >
        {paymentCopy.pay}
      </Button>
    )}
    {notice}
  </Stack>
)
