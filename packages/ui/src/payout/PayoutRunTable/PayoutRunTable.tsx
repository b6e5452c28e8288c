'use client'
import type { PayoutRun } from '@plomada/domain'
import { Day } from '../../base/Day/Day.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Table, type TableColumn } from '../../base/Table/Table.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import { payoutDeskMessages as texts } from '../payout.messages.ts'

export interface PayoutRunTableProps {
  /** The runs, in display order. */
  runs: readonly PayoutRun[]
  /** Returns the URL of a run. */
  hrefFor?: ((run: PayoutRun) => string) | undefined
}

const getColumns = (
  t: Override,
  hrefFor: PayoutRunTableProps['hrefFor'],
): [TableColumn<PayoutRun>, ...TableColumn<PayoutRun>[]] => [
  {
    label: t(texts.runColumn),
    cell: (run) => (
      <OptionalLink href={hrefFor?.(run)}>
        <Message>{texts.run(run.id)}</Message>
      </OptionalLink>
    ),
  },
  { label: t(texts.made), cell: ({ createdAt }) => <Day date={createdAt} /> },
  {
    label: t(texts.exported),
    cell: ({ exportedAt }) =>
      exportedAt ? <Day date={exportedAt} /> : <Message>{texts.notExported}</Message>,
  },
  {
    label: t(texts.ended),
    cell: ({ paid, failed, count }) => <Message>{texts.endedOf(paid, failed, count)}</Message>,
  },
  { label: t(texts.total), isNumeric: true, cell: ({ amount }) => <Money amount={amount / 100} /> },
]

/** Renders the runs of payouts: when each was made and downloaded, how many payouts ended, and the amount. */
export const PayoutRunTable = ({ runs, hrefFor }: PayoutRunTableProps) => {
  const t = useOverride()
  if (runs.length === 0)
    return (
      <EmptyState title={t(texts.noRuns)}>
        <Message>{texts.noRunsHelp}</Message>
      </EmptyState>
    )
  return (
    <Panel padding="none" isClipped>
      <Table caption={t(texts.runs)} isCaptionHidden columns={getColumns(t, hrefFor)} rows={runs} />
    </Panel>
  )
}
