'use client'
import { fullName, type Payout, payoutStates, type RunPayout } from '@plomada/domain'
import { Badge, type BadgeProps } from '../../base/Badge/Badge.tsx'
import { Day } from '../../base/Day/Day.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Table, type TableColumn } from '../../base/Table/Table.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import { payoutDeskMessages, payoutMessages as texts } from '../payout.messages.ts'

type Row = Payout & Partial<Pick<RunPayout, 'person'>>

export interface PayoutTableProps {
  /** The payouts, in display order; with the professional if it is the run of an admin. */
  payouts: readonly Row[]
}

const tones = {
  pending: 'warning',
  processing: 'progress',
  paid: 'success',
  failed: 'danger',
} as const satisfies Record<Payout['state'], BadgeProps['tone']>

const getColumns = (t: Override, hasPeople: boolean): [TableColumn<Row>, ...TableColumn<Row>[]] => [
  {
    label: t(hasPeople ? texts.person : texts.target),
    cell: ({ person, target }) =>
      person ? (
        <Stack gap={1} align="start">
          {fullName(person)}
          <Text element="span" size="small" tone="muted">
            {target}
          </Text>
        </Stack>
      ) : (
        target
      ),
  },
  {
    label: t(texts.state),
    cardLayout: 'plain',
    cell: ({ state, reason }) => (
      <Stack gap={1} align="start">
        <Badge tone={tones[state]} hasDot>
          <Message>{payoutStates.states[state].label}</Message>
        </Badge>
        {reason !== '' && (
          <Text element="span" size="small">
            {reason}
          </Text>
        )}
      </Stack>
    ),
  },
  { label: t(texts.date), cell: ({ createdAt, endedAt }) => <Day date={endedAt ?? createdAt} /> },
  {
    label: t(texts.movementAmount),
    isNumeric: true,
    cell: ({ amount }) => <Money amount={amount / 100} />,
  },
]

/** Renders payouts: to which account, when, the state with the reason of a failed one, and the amount. */
export const PayoutTable = ({ payouts }: PayoutTableProps) => {
  const t = useOverride()
  const hasPeople = payouts.some(({ person }) => person !== undefined)
  return (
    <Panel padding="none" isClipped>
      <Table
        caption={t(hasPeople ? payoutDeskMessages.payouts : texts.payouts)}
        isCaptionHidden
        columns={getColumns(t, hasPeople)}
        rows={payouts}
      />
    </Panel>
  )
}
