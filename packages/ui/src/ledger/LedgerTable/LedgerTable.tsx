'use client'
import {
  capitalize,
  getAccountLabel,
  getLedgerKindLabel,
  type LedgerLine,
  type LedgerStatement,
} from '@plomada/domain'
import { Day } from '../../base/Day/Day.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import type { TableColumn } from '../../base/Table/Table.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { TableList } from '../../layout/TableList/TableList.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import { ledgerMessages as texts } from '../ledger.messages.ts'

type Job = NonNullable<LedgerLine['assignment']>

export interface LedgerTableProps {
  /** The movements; undefined while they load. */
  statement: LedgerStatement | undefined
  /** Shows an error message because they failed to load.
   * @default false */
  hasFailed?: boolean
  /** Loads them again. */
  onRetry?: (() => void) | undefined
  /** Returns the URL of a job, for the movements of a professional. */
  hrefFor?: ((job: Job) => string) | undefined
}

type Column = TableColumn<LedgerLine>

const balanceColumn = (label: string, name: keyof LedgerLine['balances']): Column => ({
  label,
  isNumeric: true,
  cell: ({ balances }) => <Money amount={balances[name] / 100} />,
})

const getColumns = (
  t: Override,
  isOfJob: boolean,
  hrefFor: LedgerTableProps['hrefFor'],
): [Column, ...Column[]] => [
  {
    label: t(texts.movement),
    cell: ({ kind, createdAt, assignment }) => (
      <Stack gap={1} align="start">
        <Message>{getLedgerKindLabel(kind)}</Message>
        <Text element="span" size="small" tone="muted">
          <Day date={createdAt} />
        </Text>
        {!isOfJob && assignment && (
          <Text element="span" size="small">
            <OptionalLink href={hrefFor?.(assignment)}>{capitalize(assignment.title)}</OptionalLink>
          </Text>
        )}
      </Stack>
    ),
  },
  {
    label: t(texts.way),
    cell: ({ from, to }) => (
      <>
        <Message>{getAccountLabel(from)}</Message> → <Message>{getAccountLabel(to)}</Message>
      </>
    ),
  },
  { label: t(texts.amount), isNumeric: true, cell: ({ amount }) => <Money amount={amount / 100} /> },
  ...(isOfJob
    ? [
        balanceColumn(t(texts.held), 'held'),
        balanceColumn(t(texts.professional), 'professional'),
        balanceColumn(t(texts.platform), 'platform'),
        balanceColumn(t(texts.refund), 'client'),
      ]
    : [balanceColumn(t(texts.balance), 'professional')]),
]

/** Renders the movements of the money of a job or a professional, with what each party has after them. */
export const LedgerTable = ({ statement, hasFailed = false, onRetry, hrefFor }: LedgerTableProps) => {
  const t = useOverride()
  return (
    <TableList
      items={statement?.lines}
      columns={getColumns(t, statement?.assignment !== null, hrefFor)}
      caption={t(texts.movements)}
      empty={
        <EmptyState title={t(texts.none)}>
          <Message>{texts.noneHelp}</Message>
        </EmptyState>
      }
      emptyTitle={t(texts.none)}
      hasFailed={hasFailed}
      onRetry={onRetry}
    />
  )
}
