import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { assignmentHref, shiftHours, TIME_ZONE, type Shift } from '@plomada/domain'

/** An appointment, with the title of its job and where it is. */
export interface CalendarEntry {
  id: number
  day: string
  shift: Shift | null
  /** Grows with each change, so that calendars replace the one before. */
  sequence: number
  title: string
  place: string
}

/** What a file in a mail asks a calendar to do. */
export type CalendarMethod = 'REQUEST' | 'CANCEL'

/** A change of an appointment, as a mail stores it. */
export interface CalendarChange {
  method: CalendarMethod
  entry: CalendarEntry
}

// Buenos Aires has no daylight saving.
const toMoment = (day: string, hour: number): Date =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00:00-03:00`)

/** Writes appointments as an iCalendar text, in UTC. Without a method it is a calendar to subscribe to. */
export function writeCalendar(
  entries: readonly CalendarEntry[],
  { publicUrl, now, method }: { publicUrl: string; now: Date; method?: CalendarMethod },
): string {
  const host = new URL(publicUrl).hostname
  const calendar = ical({
    name: 'Plomada',
    prodId: { company: 'Plomada', product: 'Agenda', language: 'ES' },
    ...(method && { method: ICalCalendarMethod[method] }),
  })
  if (!method) calendar.x('X-WR-TIMEZONE', TIME_ZONE)
  for (const { id, day, shift, sequence, title, place } of entries) {
    const [from, to] = shiftHours[shift ?? 'mañana']
    calendar.createEvent({
      // Stable: a calendar knows the appointment of a job by it.
      id: `trabajo-${id}@${host}`,
      sequence,
      stamp: now,
      start: toMoment(day, from),
      end: toMoment(day, to),
      summary: title,
      location: place,
      url: publicUrl + assignmentHref({ id }),
      status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  }
  return calendar.toString()
}
