import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'

/** A table of things to do once: rows are written with the fact that asks for them. */
type QueueTable = PgTable &
  Record<'id' | 'payload' | 'runAt' | 'attempts' | 'lockedUntil' | 'doneAt' | 'lastError', PgColumn>

/** One row, leased to one worker. */
interface Task {
  id: string | number
  payload: unknown
  attempts: number
}

interface QueueOptions {
  db: Db
  table: QueueTable
  /** Does the work of one row; throwing puts the row back for later. */
  handle: (task: Task) => Promise<void>
  /** After so many tries the row stays, with its last error. @default 12 */
  maxAttempts?: number
  /** How long a worker may take; after a crash the row waits as long. @default 60 */
  leaseSeconds?: number
  /** How often an idle worker looks. @default 1000 */
  pollMs?: number
  /** Rows taken at a time. @default 5 */
  batch?: number
  /** After so many days what was done is deleted; left out, it stays. */
  keepDays?: number
  /** Told of every failed try. */
  onError?: (error: unknown) => void
}

/** A worker over a queue table. */
export interface QueueWorker {
  /** Does everything that is due now and says how many rows it took. */
  drain(): Promise<number>
  /** Looks again and again until stopped, and every hour for what to delete. */
  start(): void
  /** Lets the current work end and looks no more. */
  stop(): Promise<void>
}

/** How often a worker looks for what is old, in milliseconds, and how many rows it deletes at a time. */
const hour = 3_600_000
const pruneBatch = 500

/** 1 s, 2 s, 4 s ... and an hour at most. */
function backoffSeconds(attempts: number): number {
  return Math.min(2 ** (attempts - 1), 3600)
}

/** The SET list is written without the name of the table, as PostgreSQL wants it. */
const set = (column: PgColumn, value: SQL): SQL => sql`${sql.identifier(column.name)} = ${value}`

const seconds = (count: number): SQL => sql`${count}::double precision * interval '1 second'`

/** Deletes a little of what was done so many days ago and says how much; several workers each delete their own. */
async function prune(db: Db, table: QueueTable, days: number): Promise<number> {
  const old = sql`${table.doneAt} <= now() - ${seconds(days * 86_400)}`
  const { rows } = await db.execute(sql`
    delete from ${table} where ${table.id} in
      (select ${table.id} from ${table} where ${old} limit ${pruneBatch} for update skip locked)
    returning ${table.id}`)
  return rows.length
}

/** Makes a worker; several may share one table, and each row goes to one of them. */
export function createQueueWorker(options: QueueOptions): QueueWorker {
  const {
    db,
    table,
    handle,
    maxAttempts = 12,
    leaseSeconds = 60,
    pollMs = 1000,
    batch = 5,
    keepDays,
  } = options
  let timer: NodeJS.Timeout | undefined
  const stopping = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  let pruneAt = 0

  /** The lease is committed before the work starts: no transaction stays open over slow input and output. */
  async function lease(): Promise<Task[]> {
    const free = sql`(${table.lockedUntil} is null or ${table.lockedUntil} < now())`
    const due = sql`${table.doneAt} is null and ${table.runAt} <= now() and ${table.attempts} < ${maxAttempts}`
    const { rows } = await db.execute<{ id: string | number; payload: unknown; attempts: number }>(sql`
      with due as materialized (
        select ${table.id} as due_id from ${table} where ${due} and ${free}
        order by ${table.runAt}, ${table.id} limit ${batch} for update skip locked
      )
      update ${table} set ${set(table.lockedUntil, sql`now() + ${seconds(leaseSeconds)}`)}, ${set(table.attempts, sql`${table.attempts} + 1`)}
      from due where ${table.id} = due_id
      returning ${table.id} as id, ${table.payload} as payload, ${table.attempts} as attempts`)
    return rows
  }

  /** A worker that outlived its lease must not speak for the one that took over: hence the attempts. */
  const mine = (task: Task): SQL => sql`${table.id} = ${task.id} and ${table.attempts} = ${task.attempts}`

  async function work(task: Task): Promise<void> {
    try {
      await handle(task)
      const done = sql`${set(table.doneAt, sql`now()`)}, ${set(table.lastError, sql`null`)}`
      await db.execute(sql`update ${table} set ${done} where ${mine(task)}`)
    } catch (error) {
      options.onError?.(error)
      const reason = (error instanceof Error ? error.message : String(error))
        .replaceAll('\0', '')
        .slice(0, 500)
      const next = sql`now() + ${seconds(backoffSeconds(task.attempts))}`
      const later = sql`${set(table.runAt, next)}, ${set(table.lockedUntil, sql`null`)}, ${set(table.lastError, sql`${reason}`)}`
      await db.execute(sql`update ${table} set ${later} where ${mine(task)}`)
    }
  }

  async function drain(): Promise<number> {
    let taken = 0
    while (!stopping.signal.aborted) {
      const tasks = await lease()
      if (tasks.length === 0) break
      taken += tasks.length
      await Promise.all(tasks.map(work))
    }
    return taken
  }

  async function round(): Promise<void> {
    await drain()
    if (keepDays === undefined || performance.now() < pruneAt) return
    pruneAt = performance.now() + hour
    // More of it at the next look: what is due comes first.
    if ((await prune(db, table, keepDays)) === pruneBatch) pruneAt = 0
  }

  function look(): void {
    running = round()
      .catch((error: unknown) => options.onError?.(error))
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(look, pollMs)
      })
  }

  async function stop(): Promise<void> {
    stopping.abort()
    clearTimeout(timer)
    await running
  }

  return { drain, start: look, stop }
}
