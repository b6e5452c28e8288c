import { setTimeout as pause } from 'node:timers/promises'
import { sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'

/** A table of tasks. Rows are inserted in the transaction of their cause. */
type QueueTable = PgTable &
  Record<'id' | 'payload' | 'runAt' | 'attempts' | 'lockedUntil' | 'doneAt' | 'lastError', PgColumn>

/** A row leased to one worker. */
interface Task {
  id: string | number
  payload: unknown
  attempts: number
}

interface QueueOptions {
  db: Db
  table: QueueTable
  /** Handles one task. If it throws, the task is retried later. */
  handle: (task: Task) => Promise<void>
  /** Attempts after which a row keeps its last error. @default 12 */
  maxAttempts?: number
  /** Seconds after which another worker may take the row, as after a crash. @default 60 */
  leaseSeconds?: number
  /** Interval between checks of an idle worker, in milliseconds. @default 1000 */
  pollMs?: number
  /** Rows leased at a time. @default 5 */
  batch?: number
  /** Days after which completed rows are deleted. By default they stay. */
  keepDays?: number
  /** Returns whether tasks with `isQuiet` in their payload wait. By default none does. */
  isQuiet?: () => boolean
  /** Receives the error of every failed attempt. */
  onError?: (error: unknown) => void
}

/** A worker for a queue table. */
export interface QueueWorker {
  /** Handles all due tasks and returns their number. */
  drain(): Promise<number>
  /** Polls until stopped, and deletes old rows every hour. */
  start(): void
  /** Stops polling and waits for the current tasks. */
  stop(): Promise<void>
}

const PRUNE_INTERVAL_MS = 3_600_000
const PRUNE_BATCH = 500

/** How often the outcome of a task is stored, with pauses of 0.1 s, 0.2 s, 0.4 s …: together less than a lease. */
const STORE_ATTEMPTS = 6
const STORE_RETRY_MS = 100

/** Returns 1 s, 2 s, 4 s … and at most an hour. */
const backoffSeconds = (attempts: number): number => Math.min(2 ** (attempts - 1), 3600)

/** Assigns a column without the table name, which PostgreSQL does not allow in SET. */
const set = (column: PgColumn, value: SQL): SQL => sql`${sql.identifier(column.name)} = ${value}`

const seconds = (count: number): SQL => sql`${count}::double precision * interval '1 second'`

/** Deletes a batch of rows completed before `days` days and returns their number. Safe for concurrent workers. */
async function prune(db: Db, table: QueueTable, days: number): Promise<number> {
  const old = sql`${table.doneAt} <= now() - ${seconds(days * 86_400)}`
  const { rows } = await db.execute(sql`
    delete from ${table} where ${table.id} in
      (select ${table.id} from ${table} where ${old} limit ${PRUNE_BATCH} for update skip locked)
    returning ${table.id}`)
  return rows.length
}

/** The columns of a task that failed. */
function toRetry(table: QueueTable, { attempts }: Task, error: unknown): SQL {
  const reason = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '').slice(0, 500)
  const runAt = sql`now() + ${seconds(backoffSeconds(attempts))}`
  return sql`${set(table.runAt, runAt)}, ${set(table.lockedUntil, sql`null`)}, ${set(table.lastError, sql`${reason}`)}`
}

/**
 * Stores the outcome of a task. A failure is repeated: a completed task would run again after its lease. The last one
 * leaves the row leased.
 */
async function store(
  { db, table, onError }: Pick<QueueOptions, 'db' | 'table' | 'onError'>,
  task: Task,
  outcome: SQL,
): Promise<void> {
  // Compares the attempts, so that a worker whose lease expired does not update the row of its successor.
  const isLeased = sql`${table.id} = ${task.id} and ${table.attempts} = ${task.attempts}`
  for (let attempt = 1; attempt <= STORE_ATTEMPTS; attempt++) {
    try {
      await db.execute(sql`update ${table} set ${outcome} where ${isLeased}`)
      return
    } catch (error) {
      onError?.(error)
      if (attempt < STORE_ATTEMPTS) await pause(STORE_RETRY_MS * 2 ** (attempt - 1))
    }
  }
}

/** Creates a worker. Several may share a table; each row is leased to only one of them. */
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
    isQuiet = () => false,
  } = options
  let timer: NodeJS.Timeout | undefined
  const stopping = new AbortController()
  let running: Promise<unknown> = Promise.resolve()
  let pruneAt = 0

  /** Commits the leases before any task starts, so that no transaction stays open during slow I/O. */
  async function lease(): Promise<Task[]> {
    const isFree = sql`(${table.lockedUntil} is null or ${table.lockedUntil} < now())`
    const isDue = sql`${table.doneAt} is null and ${table.runAt} <= now() and ${table.attempts} < ${maxAttempts}`
    // Not leased and postponed: an event may meanwhile have added another task with the same topic.
    const mayRun = isQuiet() ? sql`and (${table.payload} ->> 'isQuiet') is distinct from 'true'` : sql``
    const { rows } = await db.execute<Task & Record<string, unknown>>(sql`
      with due as materialized (
        select ${table.id} as due_id from ${table} where ${isDue} and ${isFree} ${mayRun}
        order by ${table.runAt}, ${table.id} limit ${batch} for update skip locked
      )
      update ${table} set ${set(table.lockedUntil, sql`now() + ${seconds(leaseSeconds)}`)}, ${set(table.attempts, sql`${table.attempts} + 1`)}
      from due where ${table.id} = due_id
      returning ${table.id} as id, ${table.payload} as payload, ${table.attempts} as attempts`)
    return rows
  }

  async function run(task: Task): Promise<void> {
    try {
      await handle(task)
    } catch (error) {
      options.onError?.(error)
      return store(options, task, toRetry(table, task, error))
    }
    return store(options, task, sql`${set(table.doneAt, sql`now()`)}, ${set(table.lastError, sql`null`)}`)
  }

  async function drain(): Promise<number> {
    let taken = 0
    while (!stopping.signal.aborted) {
      const tasks = await lease()
      if (tasks.length === 0) break
      taken += tasks.length
      await Promise.all(tasks.map(run))
    }
    return taken
  }

  async function drainAndPrune(): Promise<void> {
    await drain()
    if (keepDays === undefined || performance.now() < pruneAt) return
    pruneAt = performance.now() + PRUNE_INTERVAL_MS
    // The next batch waits for the next poll, because due tasks come first.
    if ((await prune(db, table, keepDays)) === PRUNE_BATCH) pruneAt = 0
  }

  function poll(): void {
    running = drainAndPrune()
      .catch((error: unknown) => options.onError?.(error))
      .finally(() => {
        if (!stopping.signal.aborted) timer = setTimeout(poll, pollMs)
      })
  }

  async function stop(): Promise<void> {
    stopping.abort()
    clearTimeout(timer)
    await running
  }

  return { drain, start: poll, stop }
}
