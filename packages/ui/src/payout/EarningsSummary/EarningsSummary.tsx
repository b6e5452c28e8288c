'use client'
import { capitalize, type Earnings, type HeldMoney, heldReasons } from '@plomada/domain'
import { type ReactNode, useId } from 'react'
import { useMoneyText } from '../../application/useMoneyText.ts'
import { Day } from '../../base/Day/Day.tsx'
import { EmptyState } from '../../base/EmptyState/EmptyState.tsx'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Link } from '../../base/Link/Link.tsx'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { Money } from '../../base/Money/Money.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Skeleton } from '../../base/Skeleton/Skeleton.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import type { TableColumn } from '../../base/Table/Table.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { TableList } from '../../layout/TableList/TableList.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import { formatMonth } from '../formatMonth.ts'
import { PayoutTable } from '../PayoutTable/PayoutTable.tsx'
import { payoutMessages as texts } from '../payout.messages.ts'

export interface EarningsSummaryProps {
  /** What the professional has earned; undefined while it loads. */
  earnings: Omit<Earnings, 'account'> | undefined
  /** Shows an error message because it failed to load.
   * @default false */
  hasFailed?: boolean
  /** Loads it again. */
  onRetry?: (() => void) | undefined
  /** Returns the URL of a job. */
  hrefFor?: ((job: HeldMoney['assignment']) => string) | undefined
  /** Content below the balance, such as the account to which it goes. */
  children?: ReactNode
  /** Returns the URL of the statement of a month. */
  monthHrefFor: (month: string) => string
}

const getColumns = (
  t: Override,
  hrefFor: EarningsSummaryProps['hrefFor'],
): [TableColumn<HeldMoney>, ...TableColumn<HeldMoney>[]] => [
  {
    label: t(texts.job),
    cell: ({ assignment }) => (
      <OptionalLink href={hrefFor?.(assignment)}>{capitalize(assignment.title)}</OptionalLink>
    ),
  },
  {
    label: t(texts.why),
    cardLayout: 'plain',
    cell: ({ state, until }) => (
      <Stack gap={1} align="start">
        <Message>{heldReasons[state]}</Message>
        {until && (
          <Text element="span" size="small" tone="muted">
            <Message>{texts.until}</Message> <Day date={until} />
          </Text>
        )}
      </Stack>
    ),
  },
  {
    label: t(texts.amount),
    isNumeric: true,
    cell: ({ amount }) => <Money amount={amount / 100} />,
  },
]

const Months = ({
  months,
  monthHrefFor,
}: Pick<Earnings, 'months'> & Pick<EarningsSummaryProps, 'monthHrefFor'>) => {
  const id = useId()
  return (
    <Panel element="section" labelledBy={id}>
      <Stack gap={3}>
        <Heading level={2} size="card" id={id}>
          <Message>{texts.months}</Message>
        </Heading>
        {months.length === 0 && (
          <Text tone="muted">
            <Message>{texts.noMonths}</Message>
          </Text>
        )}
        <Inline gap={4}>
          {months.map((month) => (
            <Link key={month} href={monthHrefFor(month)}>
              {capitalize(formatMonth(month, 'es-AR'))}
            </Link>
          ))}
        </Inline>
      </Stack>
    </Panel>
  )
}

const Payouts = ({ payouts }: Pick<Earnings, 'payouts'>) => (
  <Stack gap={3}>
    <Heading level={2} size="card">
      <Message>{texts.payouts}</Message>
    </Heading>
    {payouts.length === 0 ? (
      <Text tone="muted">
        <Message>{texts.nonePaid}</Message>
      </Text>
    ) : (
      <PayoutTable payouts={payouts} />
    )}
  </Stack>
)

const Balance = ({ earnings }: Pick<EarningsSummaryProps, 'earnings'>) => {
  const toMoney = useMoneyText()
  return (
    <Panel>
      <Stack gap={1}>
        <Text tone="muted">
          <Message>{texts.balance}</Message>
        </Text>
        {earnings ? (
          <>
            <Money amount={earnings.balance / 100} size="large" />
            <Text size="small" tone="muted">
              <Message>
                {earnings.balance < 0 ? texts.debtHelp : texts.balanceHelp(toMoney(earnings.minimum / 100))}
              </Message>
            </Text>
          </>
        ) : (
          <>
            <Skeleton shape="title" />
            <Skeleton />
          </>
        )}
      </Stack>
    </Panel>
  )
}

/** Renders what a professional can be paid, the money that is held for each job, the payouts, and the months with movements. */
export const EarningsSummary = (props: EarningsSummaryProps) => {
  const { earnings, hasFailed = false, onRetry, hrefFor, monthHrefFor, children } = props
  const t = useOverride()
  return (
    <Stack gap={5}>
      {(earnings || !hasFailed) && <Balance earnings={earnings} />}
      {children}
      <Stack gap={3}>
        <Heading level={2} size="card">
          <Message>{texts.held}</Message>
        </Heading>
        <Text tone="muted">
          <Message>{texts.heldHelp}</Message>
        </Text>
        <TableList
          items={earnings?.held}
          columns={getColumns(t, hrefFor)}
          getKey={({ assignment }) => assignment.id}
          caption={t(texts.held)}
          empty={
            <EmptyState title={t(texts.noneHeld)}>
              <Message>{texts.noneHeldHelp}</Message>
            </EmptyState>
          }
          emptyTitle={t(texts.heldFailed)}
          hasFailed={hasFailed}
          onRetry={onRetry}
        />
      </Stack>
      {earnings && <Payouts payouts={earnings.payouts} />}
      {earnings && <Months months={earnings.months} monthHrefFor={monthHrefFor} />}
    </Stack>
  )
}
