import {
  appointmentStates,
  assignmentNotices,
  assignmentParties,
  getLocalDay,
  getNextStep,
  noticeName,
  otherParty,
  type AssignmentFacts,
  type AssignmentParty,
} from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { isMoneyHeld } from './assignment.queries.ts'
import { mailOwnEvent, notify } from '../notification/notification.actions.ts'
import type { CalendarChange } from '../services/calendar/calendar.ts'
import { toCalendarEntry } from './agenda.queries.ts'
import type { AssignmentChange, AssignmentRow } from '../transition/transition.ts'
import type { LockedOffer } from './lock.actions.ts'

interface Noticed {
  row: AssignmentRow
  offer: LockedOffer
  /** What it was before the event, and is after it. */
  before: AssignmentFacts
  after: AssignmentFacts
}

/**
 * Notifies the parties of a job of an event, as `assignmentNotices` declares. The one who caused it is not notified, but is mailed
 * what changes in their calendar.
 */
export async function notifyParties(tx: Db, noticed: Noticed, change: AssignmentChange): Promise<void> {
  const { row, offer, before, after } = noticed
  const { event, by, text = '', amount = null } = change
  const userOf = { client: offer.ownerId, worker: row.workerId }
  // A reminder to answer is for the one who has not.
  const waiting = event === 'remindAnswer' && before.raisedBy ? otherParty(before.raisedBy) : null
  const recipients = assignmentParties.filter(
    (party) => party !== by && assignmentNotices[event]?.[party] && (waiting === null || party === waiting),
  )
  if (recipients.length === 0) return
  const calendar = findCalendarChange(noticed, change)
  const isHeld = await isMoneyHeld(tx, row, change.canHold ?? true)
  const noticeTo = (party: AssignmentParty) => ({
    kind: 'assignment' as const,
    userId: userOf[party],
    fromId: userOf[otherParty(party)],
    offerId: offer.id,
    assignmentId: row.id,
    event: noticeName({ party, event }),
    message: text,
    details: {
      event,
      party,
      text,
      amount,
      next: getNextStep({ ...after, isHeld }, party, change.now),
      ...(calendar && { calendar }),
    },
  })
  for (const party of recipients) await notify(tx, noticeTo(party))
  if (calendar === null || (by !== 'client' && by !== 'worker')) return
  const own = noticeTo(by)
  const name = `calendar ${row.id}.${calendar.entry.sequence}`
  await mailOwnEvent(tx, { ...own, details: { ...own.details, isOwn: true } }, name)
}

/** Returns what the calendars of the parties have to learn from an event: an agreed day, or that it is canceled. */
function findCalendarChange(
  { row, offer, before, after }: Noticed,
  { event, now }: AssignmentChange,
): CalendarChange | null {
  if (row.appointmentDay === null || row.appointmentDay < getLocalDay(now)) return null
  const entry = toCalendarEntry(row, offer)
  if (event === 'confirmDate') return { method: 'REQUEST', entry }
  if (!appointmentStates.includes(before.state) || appointmentStates.includes(after.state)) return null
  return { method: 'CANCEL', entry: { ...entry, sequence: entry.sequence + 1 } }
}
