import type { Assignment, HistoryEntry } from '@plomada/domain'
import { assignmentMessages as texts, historySentences } from './assignment.messages.ts'

/** Returns the name of who caused an event. Neither the clock nor the payment provider has one. */
function getActorName(
  { client, worker }: Pick<Assignment, 'client' | 'worker'>,
  by: HistoryEntry['by'],
): string {
  if (by === 'client') return client.firstName
  return by === 'worker' ? worker.firstName : texts.platform
}

/** Returns the sentence of an entry of the history of a job. */
export function getHistorySentence(
  assignment: Pick<Assignment, 'client' | 'worker'>,
  { event, by }: Pick<HistoryEntry, 'event' | 'by'>,
): string {
  const sentence = historySentences[event as keyof typeof historySentences]
  // A server that is newer than this page may send an event that it does not know.
  return (
    sentence?.({
      who: getActorName(assignment, by),
      client: assignment.client.firstName,
      worker: assignment.worker.firstName,
    }) ?? texts.somethingChanged
  )
}
