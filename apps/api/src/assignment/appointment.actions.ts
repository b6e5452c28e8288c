import type { Db } from '../database/database.ts'
import { clearTimers, startTimer } from '../transition/timers.ts'
import type { AssignmentRow } from '../transition/transition.ts'

/** The hour of the day before at which both parties are reminded. */
const REMINDER_HOUR = 9

/** Reminds both parties of the agreed day, once, while the job waits for it. */
export async function scheduleReminder(
  tx: Db,
  { id, state, appointmentDay }: Pick<AssignmentRow, 'id' | 'state' | 'appointmentDay'>,
  now: Date,
): Promise<void> {
  if (state !== 'paid' || appointmentDay === null) return
  const subject = { kind: 'assignment', id } as const
  await clearTimers(tx, subject, 'remindAppointment')
  const morning = new Date(`${appointmentDay}T${String(REMINDER_HOUR).padStart(2, '0')}:00:00-03:00`)
  const runAt = new Date(morning.getTime() - 86_400_000)
  if (runAt > now) await startTimer(tx, subject, { event: 'remindAppointment', runAt })
}
