'use client'
import type { OpenChargeback } from '@plomada/domain'
import { Day } from '../../base/Day/Day.tsx'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Table, type TableColumn } from '../../base/Table/Table.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import { payoutDeskMessages as texts } from '../payout.messages.ts'

export interface ChargebackTableProps {
  /** The open chargebacks, the first deadline first. */
  chargebacks: readonly OpenChargeback[]
  /** Returns the URL of a job. */
  hrefFor?: ((assignment: NonNullable<OpenChargeback['assignment']>) => string) | undefined
}

const getColumns = (
  t: Override,
  hrefFor: ChargebackTableProps['hrefFor'],
): [TableColumn<OpenChargeback>, ...TableColumn<OpenChargeback>[]] => [
  {
    label: t(texts.chargebackJob),
    cell: ({ assignment }) =>
      assignment ? (
        <OptionalLink href={hrefFor?.(assignment)}>{assignment.title}</OptionalLink>
      ) : (
        <Message>{texts.noJob}</Message>
      ),
  },
  { label: t(texts.chargebackSince), cell: ({ createdAt }) => <Day date={createdAt} /> },
  {
    label: t(texts.chargebackDue),
    cell: ({ dueAt }) => (dueAt ? <Day date={dueAt} /> : <Message>{texts.noChargebackDue}</Message>),
  },
  {
    label: t(texts.sentBy),
    cell: ({ isHeld, professional }) =>
      isHeld || !professional ? (
        <Message>{texts.sentByUs}</Message>
      ) : (
        t(texts.sentByProfessional(professional.firstName))
      ),
  },
  {
    label: t(texts.chargebackAmount),
    isNumeric: true,
    cell: ({ amount }) => <Money amount={amount / 100} />,
  },
]

/** Renders the payments that their payers dispute at the bank: the job, until when documents are sent, who sends them, and the amount. */
export const ChargebackTable = ({ chargebacks, hrefFor }: ChargebackTableProps) => {
  const t = useOverride()
  return (
    <Panel padding="none" isClipped>
      <Table
        caption={t(texts.chargebacks)}
        isCaptionHidden
        columns={getColumns(t, hrefFor)}
        rows={chargebacks}
      />
    </Panel>
  )
}
