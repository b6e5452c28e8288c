'use client'
import { type Difference, explainDifference, paymentStateLabels } from '@plomada/domain'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../base/Table/Table.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import { reconciliationMessages as texts } from '../ledger.messages.ts'

type Payment = NonNullable<Difference['payment']>

export interface DifferenceTableProps {
  /** The differences between the payment provider and the ledger. */
  differences: readonly Difference[]
  /** Returns the URL of a payment's job or offer. */
  hrefFor?: ((payment: Payment) => string) | undefined
}

const getKey = ({ kind, sessionId, ours, provider }: Difference): string =>
  [kind, sessionId, ours, provider?.amount].join(' ')

const getColumns = (
  t: Override,
  hrefFor: DifferenceTableProps['hrefFor'],
): [TableColumn<Difference>, ...TableColumn<Difference>[]] => [
  { label: t(texts.what), cell: (difference) => <Message>{explainDifference(difference)}</Message> },
  {
    label: t(texts.payment),
    cell: ({ payment }) =>
      payment ? (
        <Stack gap={1} align="start">
          <OptionalLink href={hrefFor?.(payment)}>
            <Message>{texts.paymentOf(payment.id)}</Message>
          </OptionalLink>
          <Text element="span" size="small" tone="muted">
            <Message>{paymentStateLabels[payment.state]}</Message>
          </Text>
        </Stack>
      ) : (
        <Message>{texts.unknown}</Message>
      ),
  },
  { label: t(texts.session), cell: ({ sessionId }) => sessionId },
]

/** Renders the differences between the payment provider and the ledger, each with a sentence that explains it. */
export const DifferenceTable = ({ differences, hrefFor }: DifferenceTableProps) => {
  const t = useOverride()
  return (
    <Panel padding="none" isClipped>
      <Table
        caption={t(texts.differences)}
        isCaptionHidden
        columns={getColumns(t, hrefFor)}
        rows={differences}
        getKey={getKey}
        empty={t(texts.noDifferences)}
      />
    </Panel>
  )
}
