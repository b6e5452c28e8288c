'use client'
import { capitalize, getMovementLabel, type Statement, type StatementLine } from '@plomada/domain'
import { Day } from '../../base/Day/Day.tsx'
import { DescriptionList } from '../../base/DescriptionList/DescriptionList.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import type { TableColumn } from '../../base/Table/Table.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { TableList } from '../../layout/TableList/TableList.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import { payoutMessages as texts } from '../payout.messages.ts'

type Job = NonNullable<StatementLine['assignment']>

export interface StatementTableProps {
  /** The movements of a month; undefined while they load. */
  statement: Statement | undefined
  /** Shows an error message because they failed to load.
   * @default false */
  hasFailed?: boolean
  /** Loads them again. */
  onRetry?: (() => void) | undefined
  /** Returns the URL of a job. */
  hrefFor?: ((job: Job) => string) | undefined
  /** Returns the URL of the document of a commission. Without it, there is no link. */
  invoiceHrefFor?: ((invoice: { id: number }) => string) | undefined
}

const getColumns = (
  t: Override,
  { hrefFor, invoiceHrefFor }: Pick<StatementTableProps, 'hrefFor' | 'invoiceHrefFor'>,
): [TableColumn<StatementLine>, ...TableColumn<StatementLine>[]] => [
  {
    label: t(texts.movement),
    cell: ({ kind, assignment, invoiceId }) => (
      <Stack gap={1} align="start">
        <Message>{getMovementLabel(kind)}</Message>
        {assignment && (
          <Text element="span" size="small">
            <OptionalLink href={hrefFor?.(assignment)}>{capitalize(assignment.title)}</OptionalLink>
          </Text>
        )}
        {invoiceId !== null && invoiceHrefFor && (
          <Text element="span" size="small">
            <Link href={invoiceHrefFor({ id: invoiceId })}>
              <Message>{texts.invoice}</Message>
            </Link>
          </Text>
        )}
      </Stack>
    ),
  },
  { label: t(texts.date), cell: ({ createdAt }) => <Day date={createdAt} /> },
  {
    label: t(texts.movementAmount),
    isNumeric: true,
    cell: ({ amount }) => <Money amount={amount / 100} />,
  },
  {
    label: t(texts.balanceAfter),
    isNumeric: true,
    cell: ({ balance }) => <Money amount={balance / 100} />,
  },
]

/** Renders the movements of the balance of a professional in a month, with the balance before and after. */
export const StatementTable = (props: StatementTableProps) => {
  const { statement, hasFailed = false, onRetry } = props
  const t = useOverride()
  return (
    <Stack gap={4}>
      {statement && (
        <DescriptionList
          items={[
            {
              id: 'opening',
              term: t(texts.opening),
              description: <Money amount={statement.opening / 100} />,
            },
            {
              id: 'closing',
              term: t(texts.closing),
              description: <Money amount={statement.closing / 100} />,
            },
          ]}
        />
      )}
      <TableList
        items={statement?.lines}
        columns={getColumns(t, props)}
        caption={t(texts.movements)}
        empty={
          <EmptyState title={t(texts.noMovements)}>
            <Message>{texts.noMovementsHelp}</Message>
          </EmptyState>
        }
        emptyTitle={t(texts.noMovements)}
        hasFailed={hasFailed}
        onRetry={onRetry}
      />
    </Stack>
  )
}
