import type { AssignmentState } from '@plomada/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { clearTimers, startTimer } from '../transition/timers.ts'

/** The hour of the day before at which both parties are reminded. */
const REMINDER_HOUR = 9

/** Reminds both parties of the agreed day, once, while the job waits for it. */
export async function scheduleReminder(
  tx: Db,
  { id, to }: { id: number; to: AssignmentState },
  now: Date,
): Promise<void> {
  if (to !== 'paid') return
  const [row] = await tx
    .select({ day: assignments.appointmentDay })
    .from(assignments)
    .where(eq(assignments.id, id))
  if (!row?.day) return
  const subject = { kind: 'assignment', id } as const
  await clearTimers(tx, subject, 'remindAppointment')
  const morning = new Date(`${row.day}T${String(REMINDER_HOUR).padStart(2, '0')}:00:00-03:00`)
  const runAt = new Date(morning.getTime() - 86_400_000)
  if (runAt > now) await startTimer(tx, subject, { event: 'remindAppointment', runAt })
}
