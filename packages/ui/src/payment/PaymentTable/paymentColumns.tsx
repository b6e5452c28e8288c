import { capitalize, fullName, type Payment, paymentDescription, paymentStateLabels } from '@plomada/domain'
import { Badge, type BadgeProps } from '../../base/Badge/Badge.tsx'
import { Day } from '../../base/Day/Day.tsx'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Money } from '../../base/Money/Money.tsx'
import type { DataTableColumn } from '../../base/DataTable/DataTable.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import type { Override } from '../../marketplace/overrides.ts'
import { paymentMessages } from '../payment.messages.ts'

const tones: Record<Payment['state'], NonNullable<BadgeProps['tone']>> = {
  pending: 'progress',
  paid: 'success',
  expired: 'neutral',
  failed: 'danger',
  refunding: 'progress',
  refunded: 'warning',
  disputed: 'danger',
}

/** Returns the columns of a table of payments: offer, payer, payee, date, state and amount. */
export const getPaymentColumns = (
  t: Override,
  hrefFor: ((offer: Payment['offer']) => string) | undefined,
): [DataTableColumn<Payment>, ...DataTableColumn<Payment>[]] => [
  {
    id: 'offer',
    label: t(paymentMessages.offer),
    cell: ({ offer }) => (
      <>
        <Text element="span" weight="strong">
          <OptionalLink href={hrefFor?.(offer)}>{capitalize(offer.title)}</OptionalLink>
        </Text>
        <br />
        <Text element="span" size="small" tone="muted">
          {capitalize(paymentDescription(offer.description))}
        </Text>
      </>
    ),
  },
  { id: 'payer', label: t(paymentMessages.payer), cell: ({ payer }) => fullName(payer) },
  { id: 'payee', label: t(paymentMessages.payee), cell: ({ payee }) => (payee ? fullName(payee) : '—') },
  {
    id: 'date',
    label: t(paymentMessages.paidAt),
    sorts: ['descending'],
    cell: ({ paidAt }) => (paidAt ? <Day date={paidAt} /> : '—'),
  },
  {
    id: 'state',
    label: t(paymentMessages.state),
    cell: ({ state }) => (
      <Badge tone={tones[state]} hasDot>
        <Message>{paymentStateLabels[state]}</Message>
      </Badge>
    ),
  },
  {
    id: 'amount',
    label: t(paymentMessages.amount),
    sorts: ['descending'],
    isNumeric: true,
    cell: ({ amount }) => (
      <Text element="span" weight="strong">
        <Money amount={amount} />
      </Text>
    ),
  },
]
