import { capitalize, type WithdrawableJob, type Withdrawal, withdrawalStateLabels } from '@plomada/domain'
import { Badge, type BadgeProps } from '../../base/Badge/Badge.tsx'
import { Button } from '../../base/Button/Button.tsx'
import { Day } from '../../base/Day/Day.tsx'
import { Inline } from '../../base/Inline/Inline.tsx'
import { OptionalLink } from '../../base/Link/OptionalLink.tsx'
import { RelativeTime } from '../../base/RelativeTime/RelativeTime.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import type { TableColumn } from '../../base/Table/Table.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { type Override, useOverride } from '../../marketplace/overrides.ts'
import type { WithdrawalDecision } from '../WithdrawalDialog/WithdrawalDialog.tsx'
import { adminWithdrawalMessages as texts } from '../withdrawal.messages.ts'
import * as css from './WithdrawalTable.css.ts'

interface ColumnOptions {
  now: Date
  hrefFor: ((job: WithdrawableJob) => string) | undefined
  onDecide: (withdrawal: Withdrawal, decision: WithdrawalDecision) => void
}

const tones = {
  received: 'warning',
  done: 'success',
  refused: 'neutral',
} as const satisfies Record<Withdrawal['state'], BadgeProps['tone']>

const Muted = ({ children }: { children: string }) => (
  <Text element="span" size="small" tone="muted">
    {children}
  </Text>
)

const Request = ({ code, fullName, email, text, reason }: Withdrawal) => (
  <div className={css.request}>
    <Text element="span" weight="strong">
      {code}
    </Text>
    <Muted>{`${fullName}, ${email}`}</Muted>
    {text !== '' && (
      <Text element="span" size="small">
        {text}
      </Text>
    )}
    {reason !== '' && <Muted>{texts.reason(reason)}</Muted>}
  </div>
)

const State = ({ withdrawal, now }: { withdrawal: Withdrawal; now: Date }) => {
  const { state, createdAt, dueAt } = withdrawal
  const isWaiting = state === 'received'
  return (
    <Stack gap={1} align="start">
      <Inline gap={1}>
        <Badge tone={tones[state]}>
          <Message>{withdrawalStateLabels[state]}</Message>
        </Badge>
        {isWaiting && dueAt < now && (
          <Badge tone="danger">
            <Message>{texts.late}</Message>
          </Badge>
        )}
      </Inline>
      <Text element="span" size="small" tone="muted">
        <Message>{isWaiting ? texts.due : texts.received}</Message>{' '}
        {isWaiting ? <RelativeTime date={dueAt} now={now} /> : <Day date={createdAt} />}
      </Text>
    </Stack>
  )
}

const Jobs = ({ withdrawal, hrefFor }: { withdrawal: Withdrawal } & Pick<ColumnOptions, 'hrefFor'>) => {
  const { state, job, candidates } = withdrawal
  const jobs = job ? [job] : candidates
  if (jobs.length === 0) return state === 'received' ? <Message>{texts.noJob}</Message> : '—'
  return (
    <>
      {jobs.map((one) => (
        <OptionalLink key={one.assignmentId} href={hrefFor?.(one)}>
          {texts.jobNumber(one.assignmentId, capitalize(one.title))}
        </OptionalLink>
      ))}
      {state === 'received' && job && (
        <Text element="span" size="small" tone="muted">
          <Message>{texts.waitsForMail}</Message>
        </Text>
      )}
    </>
  )
}

const Decisions = ({
  withdrawal,
  onDecide,
}: { withdrawal: Withdrawal } & Pick<ColumnOptions, 'onDecide'>) => {
  const t = useOverride()
  const { code } = withdrawal
  return (
    <Inline gap={2}>
      <Button size="small" label={t(texts.acceptLabel(code))} onClick={() => onDecide(withdrawal, 'accept')}>
        <Message>{texts.accept}</Message>
      </Button>
      <Button
        size="small"
        variant="secondary"
        label={t(texts.refuseLabel(code))}
        onClick={() => onDecide(withdrawal, 'refuse')}
      >
        <Message>{texts.refuse}</Message>
      </Button>
    </Inline>
  )
}

/** Returns the columns of the table of requests to withdraw. */
export const getWithdrawalColumns = (
  t: Override,
  { now, hrefFor, onDecide }: ColumnOptions,
): [TableColumn<Withdrawal>, ...TableColumn<Withdrawal>[]] => [
  { label: t(texts.request), cell: (withdrawal) => <Request {...withdrawal} /> },
  { label: t(texts.state), cell: (withdrawal) => <State withdrawal={withdrawal} now={now} /> },
  {
    label: t(texts.job),
    cardLayout: 'plain',
    cell: (withdrawal) => (
      <Stack gap={2} align="start">
        <Jobs withdrawal={withdrawal} hrefFor={hrefFor} />
        {withdrawal.state === 'received' && <Decisions withdrawal={withdrawal} onDecide={onDecide} />}
      </Stack>
    ),
  },
]
