import { Problem } from '@plomada/domain/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../database/database.ts'
import { timers } from '../database/schema/assignments.ts'
import { createQueueWorker, type QueueWorker } from '../services/queue.ts'

/** What a timer is about. */
export interface TimerSubject {
  kind: 'offer' | 'assignment' | 'refund' | 'payment'
  id: number
}

const HOUR_MS = 3_600_000

/** Returns when the last timer of a state ends it: the deadline that its screen shows; null without timers. */
export function getDeadline(hoursOf: Readonly<Record<string, number>>, since: Date): Date | null {
  const hours = Object.values(hoursOf).at(-1)
  return hours === undefined ? null : new Date(since.getTime() + hours * HOUR_MS)
}

const topicOf = ({ kind, id }: TimerSubject): string => `${kind}:${id}`

/** Starts the timers of a state: events, with the hours after which the clock causes them. */
export async function startTimers(
  tx: Db,
  { kind, id }: TimerSubject,
  hoursOf: Readonly<Record<string, number>>,
  now: Date,
): Promise<void> {
  const rows = Object.entries(hoursOf).map(([event, hours]) => ({
    topic: topicOf({ kind, id }),
    payload: { kind, id, event },
    runAt: new Date(now.getTime() + hours * HOUR_MS),
  }))
  if (rows.length > 0) await tx.insert(timers).values(rows)
}

/** Starts one timer that is not of a state, such as the request of a refund. */
export async function startTimer(
  tx: Db,
  subject: TimerSubject,
  { event, runAt }: { event: string; runAt: Date },
): Promise<void> {
  await tx.insert(timers).values({ topic: topicOf(subject), payload: { ...subject, event }, runAt })
}

/** Deletes the timers of a subject, or those of one event. One that is running meanwhile finds another state. */
export async function clearTimers(tx: Db, subject: TimerSubject, event?: string): Promise<void> {
  const isOf = event === undefined ? undefined : sql`${timers.payload} ->> 'event' = ${event}`
  await tx.delete(timers).where(and(eq(timers.topic, topicOf(subject)), isNull(timers.doneAt), isOf))
}

const payloadSchema = z.object({
  kind: z.enum(['offer', 'assignment', 'refund', 'payment']),
  id: z.int(),
  event: z.string(),
})
type Payload = z.infer<typeof payloadSchema>

interface TimerWorkerOptions {
  db: Db
  /** Causes the event of a timer. A refusal of the rules is no failure: the state has moved on. */
  handle: (payload: Payload) => Promise<void>
  pollMs?: number
  onError?: (error: unknown) => void
}

/** Creates a worker that causes the events of due timers. */
export const createTimerWorker = ({ handle, ...options }: TimerWorkerOptions): QueueWorker =>
  createQueueWorker({
    ...options,
    table: timers,
    keepDays: 7,
    // Hourly in the end, for weeks: nothing else sends a refund that a provider did not answer.
    maxAttempts: 1000,
    async handle({ payload }) {
      try {
        await handle(payloadSchema.parse(payload))
      } catch (error) {
        if (!(error instanceof Problem) || error.status >= 500) throw error
      }
    },
  })
