'use client'
import { type Assignment, type HistoryEntry } from '@plomada/domain'
import { useMoneyText } from '../../application/useMoneyText.ts'
import { Text } from '../../base/Text/Text.tsx'
import { Timeline } from '../../base/Timeline/Timeline.tsx'
import { MoreMessages } from '../../marketplace/MoreMessages.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { assignmentMessages as texts } from '../assignment.messages.ts'
import { esARAssignment } from '../../messages/esAR.assignment.ts'
import { EventPhotos } from '../EventPhotos.tsx'
import { useDates } from '../useDates.ts'
import { getHistorySentence } from '../getHistorySentence.ts'

export interface AssignmentTimelineProps {
  /** The job. */
  assignment: Pick<Assignment, 'history' | 'client' | 'worker'>
}

/** What the amounts of proposals are. */
const proposedAmounts: Readonly<Record<string, (amount: string) => string>> = {
  claim: texts.amountClaimed,
  proposeSettlement: texts.amountProposed,
  proposePrice: texts.newPrice,
  acceptPrice: texts.newPrice,
}
/** Events whose amount is the price. */
const pricedEvents: readonly string[] = ['accept', 'pay', 'paySupplement']

/** Returns a function that says the amount and the day of an entry; null without them. */
function useDetails() {
  const t = useOverride()
  const toMoney = useMoneyText()
  const dates = useDates()
  return ({ event, amount, day, shift }: HistoryEntry): string | null => {
    if (day !== null)
      return event === 'extend' ? t(texts.movedUntil(dates.day(day))) : t(texts.when(dates.day(day), shift))
    if (amount === null) return null
    if (pricedEvents.includes(event)) return toMoney(amount)
    if (amount === 0) return t(event === 'claim' ? texts.nothingClaimed : texts.nothingBack)
    return t((proposedAmounts[event] ?? texts.amountRefunded)(toMoney(amount)))
  }
}

/** Renders what happened to a job, the oldest first: who, when, why and the amounts. */
export const AssignmentTimeline = ({ assignment }: AssignmentTimelineProps) => {
  const t = useOverride()
  const dates = useDates()
  const toDetails = useDetails()
  return (
    <MoreMessages messages={esARAssignment}>
      <Timeline
        aria-label={t(texts.history)}
        events={assignment.history.map((entry) => {
          const details = toDetails(entry)
          return {
            id: entry.id,
            title: t(getHistorySentence(assignment, entry)),
            date: <time dateTime={entry.createdAt.toISOString()}>{dates.moment(entry.createdAt)}</time>,
            description:
              details === null && entry.text === '' && entry.photos.length === 0 ? undefined : (
                <>
                  {details !== null && <Text size="small">{details}</Text>}
                  {entry.text !== '' && (
                    <Text size="small" keepLineBreaks>
                      {entry.text}
                    </Text>
                  )}
                  <EventPhotos entry={entry} />
                </>
              ),
          }
        })}
      />
    </MoreMessages>
  )
}
