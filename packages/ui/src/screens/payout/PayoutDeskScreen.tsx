'use client'
import {
  assignmentHref,
  describePayoutBlocks,
  type PayoutCandidate,
  type PayoutDesk,
  payoutRunHref,
} from '@plomada/domain'
import { useState } from 'react'
import { useMoneyText } from '../../application/useMoneyText.ts'
import {
  Accordion,
  Button,
  EmptyState,
  Heading,
  Inline,
  Notice,
  Page,
  Skeleton,
  Stack,
  Text,
} from '../../base/index.ts'
import { ConfirmDialog } from '../../layout/index.ts'
import { Message, useOverride } from '../../marketplace/index.ts'
import {
  ChargebackTable,
  PayoutCandidateTable,
  payoutDeskMessages as texts,
  PayoutRunTable,
} from '../../payout/index.ts'

export interface PayoutDeskScreenProps {
  /** Who is owed money, and the runs so far; undefined while they load. */
  desk: PayoutDesk | undefined
  /** Shows an error message because they failed to load.
   * @default false */
  hasFailed?: boolean
  /** Loads them again. */
  onRetry: () => void
  /** Makes a run. The dialog shows the errors that it throws. */
  onCreateRun: () => Promise<unknown>
  /** Returns the URL of a professional. */
  hrefFor: (person: PayoutCandidate['person']) => string
}

/** Rows that a list shows before it is asked for more. */
const SHOWN = 10

const isDue = ({ block }: PayoutCandidate) => block === null

/** Returns why no run can be made, or null. */
function getReason({ candidates, isStopped }: PayoutDesk): string | null {
  if (isStopped) return texts.stoppedHelp
  if (candidates.some(isDue)) return null
  // Who is owed nothing is listed with their operations.
  const blocks = candidates.flatMap(({ block, balance }) => (block && balance > 0 ? [block] : []))
  return blocks.length === 0 ? texts.noneOwedReason : texts.allBlocked(describePayoutBlocks(blocks))
}

const Create = ({ desk, onCreateRun }: { desk: PayoutDesk } & Pick<PayoutDeskScreenProps, 'onCreateRun'>) => {
  const t = useOverride()
  const toMoney = useMoneyText()
  const [isOpen, setOpen] = useState(false)
  const due = desk.candidates.filter(isDue)
  const amount = due.reduce((sum, { balance }) => sum + balance, 0)
  const reason = getReason(desk)
  return (
    <>
      {desk.isStopped && (
        <Notice kind="error">
          <Message>{texts.stopped}</Message>
        </Notice>
      )}
      <Button onClick={() => setOpen(true)} isDisabled={reason !== null}>
        <Message>{texts.make}</Message>
      </Button>
      {reason !== null && (
        <Text size="small" tone="muted">
          <Message>{reason}</Message>
        </Text>
      )}
      <ConfirmDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t(texts.make)}
        action={t(texts.make)}
        tone="primary"
        onConfirm={onCreateRun}
      >
        {t(texts.makeHelp(due.length, toMoney(amount / 100)))}
      </ConfirmDialog>
    </>
  )
}

type PeopleProps = { candidates: readonly PayoutCandidate[] } & Pick<PayoutDeskScreenProps, 'hrefFor'>

/** Renders the first people of a list, and a button that shows more. */
const People = ({ candidates, hrefFor }: PeopleProps) => {
  const [shown, setShown] = useState(SHOWN)
  const left = candidates.length - shown
  return (
    <Stack gap={3}>
      <PayoutCandidateTable candidates={candidates.slice(0, shown)} hrefFor={hrefFor} />
      {left > 0 && (
        <Inline>
          <Button variant="secondary" size="small" onClick={() => setShown(shown + SHOWN * 3)}>
            <Message>{texts.more(Math.min(left, SHOWN * 3))}</Message>
          </Button>
        </Inline>
      )}
    </Stack>
  )
}

/** Renders those in the next run, and the others folded. */
const Candidates = ({ candidates, hrefFor }: PeopleProps) => {
  const t = useOverride()
  const due = candidates.filter(isDue)
  const blocked = candidates.filter((one) => !isDue(one))
  if (candidates.length === 0) return <PayoutCandidateTable candidates={candidates} />
  return (
    <Stack gap={4}>
      {due.length > 0 ? (
        <Stack gap={3}>
          <Heading level={3} size="detail">
            <Message>{texts.due(due.length)}</Message>
          </Heading>
          <People candidates={due} hrefFor={hrefFor} />
        </Stack>
      ) : (
        <EmptyState title={t(texts.noneDue)}>
          <Message>{texts.noneDueHelp}</Message>
        </EmptyState>
      )}
      {blocked.length > 0 && (
        <Accordion
          items={[
            {
              id: 'blocked',
              title: t(texts.blocked(blocked.length)),
              content: <People candidates={blocked} hrefFor={hrefFor} />,
            },
          ]}
        />
      )}
    </Stack>
  )
}

/** Renders /dashboard/pagos: chargebacks, the runs that pay professionals, and the professionals that wait for one. */
export const PayoutDeskScreen = (props: PayoutDeskScreenProps) => {
  const { desk, hasFailed = false, onRetry, onCreateRun, hrefFor } = props
  const toMoney = useMoneyText()
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={3} align="start">
          {desk ? (
            <>
              <Text tone="muted">
                <Message>{texts.lead(toMoney(desk.minimum / 100))}</Message>
              </Text>
              <Create desk={desk} onCreateRun={onCreateRun} />
            </>
          ) : (
            !hasFailed && <Skeleton shape="button" />
          )}
        </Stack>
        {desk && desk.chargebacks.length > 0 && (
          <Stack gap={3}>
            <Heading level={2} size="card">
              <Message>{texts.chargebacks}</Message>
            </Heading>
            <ChargebackTable chargebacks={desk.chargebacks} hrefFor={assignmentHref} />
            <Text size="small" tone="muted">
              <Message>{texts.chargebacksHelp}</Message>
            </Text>
          </Stack>
        )}
        {desk && desk.endedChargebacks.length > 0 && (
          <Stack gap={3}>
            <Heading level={2} size="card">
              <Message>{texts.endedChargebacks}</Message>
            </Heading>
            <ChargebackTable chargebacks={desk.endedChargebacks} hrefFor={assignmentHref} isEnded />
            <Text size="small" tone="muted">
              <Message>{texts.endedChargebacksHelp}</Message>
            </Text>
          </Stack>
        )}
        {desk && (
          <Stack gap={3}>
            <Heading level={2} size="card">
              <Message>{texts.runs}</Message>
            </Heading>
            <PayoutRunTable runs={desk.runs} hrefFor={payoutRunHref} />
          </Stack>
        )}
        <Stack gap={3}>
          <Heading level={2} size="card">
            <Message>{texts.candidates}</Message>
          </Heading>
          {desk ? (
            <Candidates candidates={desk.candidates} hrefFor={hrefFor} />
          ) : (
            <PayoutCandidateTable candidates={undefined} hasFailed={hasFailed} onRetry={onRetry} />
          )}
          <Text size="small" tone="muted">
            <Message>{texts.salesHelp}</Message>
          </Text>
        </Stack>
      </Stack>
    </Page>
  )
}
