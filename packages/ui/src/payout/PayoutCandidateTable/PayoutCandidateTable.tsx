'use client'
import { formatCuit, fullName, type PayoutCandidate, payoutBlockLabels } from '@plomada/domain'
import { Badge } from '../../base/Badge/Badge.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import type { TableColumn } from '../../base/Table/Table.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { TableList, type TableListProps } from '../../layout/TableList/TableList.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import { payoutDeskMessages as texts } from '../payout.messages.ts'

export interface PayoutCandidateTableProps extends Pick<
  TableListProps<PayoutCandidate>,
  'hasFailed' | 'onRetry'
> {
  /** The professionals; undefined while they load. */
  candidates: readonly PayoutCandidate[] | undefined
  /** Returns the URL of a professional. */
  hrefFor?: ((person: PayoutCandidate['person']) => string) | undefined
}

const Sales = ({ sales, isHabitual }: Pick<PayoutCandidate, 'sales' | 'isHabitual'>) => (
  <Stack gap={1} align="start">
    <span>
      <Message>{texts.salesOf(sales.count)}</Message>, <Money amount={sales.amount / 100} />
    </span>
    {isHabitual && (
      <Badge tone="warning">
        <Message>{texts.habitual}</Message>
      </Badge>
    )}
  </Stack>
)

const getColumns = (
  t: Override,
  hrefFor: PayoutCandidateTableProps['hrefFor'],
): [TableColumn<PayoutCandidate>, ...TableColumn<PayoutCandidate>[]] => [
  {
    label: t(texts.person),
    cell: ({ person, cuit }) => (
      <Stack gap={1} align="start">
        <OptionalLink href={hrefFor?.(person)}>{fullName(person)}</OptionalLink>
        {cuit !== null && (
          <Text element="span" size="small" tone="muted">
            {formatCuit(cuit)}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    label: t(texts.next),
    cell: ({ block }) =>
      block === null ? (
        <Badge tone="success">
          <Message>{texts.isNext}</Message>
        </Badge>
      ) : (
        <Message>{payoutBlockLabels[block]}</Message>
      ),
  },
  {
    label: t(texts.sales),
    cell: ({ sales, isHabitual }) => <Sales sales={sales} isHabitual={isHabitual} />,
  },
  {
    label: t(texts.balance),
    isNumeric: true,
    cell: ({ balance }) => <Money amount={balance / 100} />,
  },
]

/** Renders the professionals to which the platform owes money, whether they are in the next run, and their operations of the month. */
export const PayoutCandidateTable = ({ candidates, hrefFor, ...rest }: PayoutCandidateTableProps) => {
  const t = useOverride()
  return (
    <TableList
      items={candidates}
      columns={getColumns(t, hrefFor)}
      getKey={({ person }) => person.id}
      caption={t(texts.candidates)}
      empty={
        <EmptyState title={t(texts.noneOwed)}>
          <Message>{texts.noneOwedHelp}</Message>
        </EmptyState>
      }
      emptyTitle={t(texts.noneOwed)}
      {...rest}
    />
  )
}
