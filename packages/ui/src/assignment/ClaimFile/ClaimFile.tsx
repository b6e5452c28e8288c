'use client'
import { type Assignment, type Claim, getSplitSentence, type HistoryEntry, otherParty } from '@plomada/domain'
import { type ReactNode, useId } from 'react'
import { useMoneyText } from '../../application/useMoneyText.ts'
import { Heading } from '../../base/Heading/Heading.tsx'
import { Panel } from '../../base/Panel/Panel.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { Text } from '../../base/Text/Text.tsx'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { assignmentMessages as texts } from '../assignment.messages.ts'
import { getHistorySentence } from '../getHistorySentence.ts'
import { EventPhotos } from '../EventPhotos.tsx'
import { useDates } from '../useDates.ts'

export interface ClaimFileProps {
  /** The job. */
  assignment: Pick<Assignment, 'client' | 'worker' | 'amount' | 'isHeld'>
  /** The claim, from `getClaim`. */
  claim: Claim
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <Panel element="section" labelledBy={id}>
      <Stack gap={3}>
        <Heading level={2} size="card" id={id}>
          <Message>{title}</Message>
        </Heading>
        {children}
      </Stack>
    </Panel>
  )
}

interface EntryProps {
  assignment: ClaimFileProps['assignment']
  entry: HistoryEntry
  /** What the amount of the entry means. */
  amount?: string | undefined
}

const Entry = ({ assignment, entry, amount }: EntryProps) => {
  const t = useOverride()
  const dates = useDates()
  return (
    <div>
      <Text size="small" tone="muted">
        {t(getHistorySentence(assignment, entry))},{' '}
        <time dateTime={entry.createdAt.toISOString()}>{dates.moment(entry.createdAt)}</time>
      </Text>
      {amount !== undefined && <Text weight="strong">{t(amount)}</Text>}
      {entry.text !== '' && <Text keepLineBreaks>{entry.text}</Text>}
      <EventPhotos entry={entry} />
    </div>
  )
}

/** Renders the file of a claim, the same for both parties and for Plomada. */
export const ClaimFile = ({ assignment, claim: file }: ClaimFileProps) => {
  const t = useOverride()
  const toMoney = useMoneyText()
  const { claim, answer, proposals, settlement, decision, appeal, appealDecision } = file
  const answering = claim.by === 'client' || claim.by === 'worker' ? otherParty(claim.by) : 'worker'
  const toSplit = ({ amount }: HistoryEntry) =>
    amount === null ? undefined : getSplitSentence(assignment.amount, amount, toMoney, assignment.isHeld)
  const toClaimed = ({ amount }: HistoryEntry) => {
    if (amount === null) return undefined
    return amount === 0 ? texts.nothingClaimed : texts.amountClaimed(toMoney(amount))
  }
  const toProposed = ({ amount }: HistoryEntry) =>
    amount === null || amount === 0 ? texts.nothingBack : texts.amountProposed(toMoney(amount))
  return (
    <Stack gap={4}>
      <Part title={texts.reason}>
        <Entry assignment={assignment} entry={claim} amount={toClaimed(claim)} />
      </Part>
      <Part title={texts.answer}>
        {answer ? (
          <Entry assignment={assignment} entry={answer} />
        ) : (
          <Text tone="muted">{t(texts.noAnswer(assignment[answering].firstName))}</Text>
        )}
      </Part>
      <Part title={texts.settlements}>
        {proposals.length === 0 && (
          <Text tone="muted">
            <Message>{texts.noSettlements}</Message>
          </Text>
        )}
        {proposals.map((proposal) => (
          <Entry key={proposal.id} assignment={assignment} entry={proposal} amount={toProposed(proposal)} />
        ))}
        {settlement && <Entry assignment={assignment} entry={settlement} amount={toSplit(settlement)} />}
      </Part>
      {decision && (
        <Part title={texts.decision}>
          <Entry assignment={assignment} entry={decision} amount={toSplit(decision)} />
        </Part>
      )}
      {appeal && (
        <Part title={texts.appeal}>
          <Entry assignment={assignment} entry={appeal} />
        </Part>
      )}
      {appealDecision && (
        <Part title={texts.appealDecision}>
          <Entry assignment={assignment} entry={appealDecision} amount={toSplit(appealDecision)} />
        </Part>
      )}
    </Stack>
  )
}
