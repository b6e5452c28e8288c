import { hash } from 'node:crypto'
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Database } from '../../database/database.ts'

type Respond = (error: Error | null, result?: { current: number; ttl: number }) => void

interface Count {
  /** How long the count lasts from its first request, in milliseconds. */
  window: number
  /** The number in the table at the last synchronization. */
  shared: number
  /** Requests that are not in the table yet. */
  pending: number
  endsAt: number
}

/** Limits up to this number are counted in the table directly: a delay of a second would let too many requests through. */
const LARGEST_EXACT_LIMIT = 60

const SYNC_INTERVAL = 1000

// Two limits may count the same address. Hashed, so that the table holds no addresses.
const hashKey = (key: string) => hash('sha256', key, 'base64url')

const addCounts = `
  insert into rate_counts as kept (key, count, ends_at)
  select key, sum(more)::int, now() + max(milliseconds) * interval '1 millisecond'
  from unnest($1::text[], $2::int[], $3::float8[]) as added (key, more, milliseconds)
  group by key order by key
  on conflict (key) do update set
    count = case when kept.ends_at <= now() then excluded.count else kept.count + excluded.count end,
    ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
  returning key, count, greatest(extract(epoch from ends_at - now()) * 1000, 0)::float8 as left`

type Row = { key: string; count: number; left: number }

/**
 * Counts requests for all processes on one PostgreSQL. Each process counts in memory and synchronizes with the table
 * once a second: no request waits for the database, a flood costs one statement a second, and counts of other processes
 * arrive up to a second late.
 */
export function createSharedStore({ pool }: Pick<Database, 'pool'>) {
  const counts = new Map<string, Count>()

  async function add(rows: readonly (readonly [key: string, more: number, window: number])[]) {
    const columns = [0, 1, 2].map((at) => rows.map((row) => row[at]))
    return (await pool.query<Row>(addCounts, columns)).rows
  }

  /** Adds pending counts to the table and reads those of the other processes. */
  async function sync(): Promise<void> {
    const now = Date.now()
    for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key)
    const changed = [...counts].filter(([, { pending }]) => pending > 0)
    if (changed.length === 0) return
    const sent = new Map(changed.map(([key, local]) => [hashKey(key), { key, pending: local.pending }]))
    const rows = await add(changed.map(([key, { pending, window }]) => [hashKey(key), pending, window]))
    for (const { key: hashed, count, left } of rows) {
      const { key = '', pending = 0 } = sent.get(hashed) ?? {}
      const local = counts.get(key)
      if (!local) continue
      local.shared = count
      local.pending -= pending
      local.endsAt = Date.now() + left
    }
    await pool.query('delete from rate_counts where ends_at < now()')
  }

  function getCount(key: string, window: number): Count {
    const now = Date.now()
    const current = counts.get(key)
    if (current && current.endsAt > now) return current
    const created = { window, shared: 0, pending: 0, endsAt: now + window }
    counts.set(key, created)
    return created
  }

  class Store {
    incr(client: string, respond: Respond, window = 60_000, max = Infinity): void {
      const key = `${max} ${window} ${client}`
      if (max <= LARGEST_EXACT_LIMIT) {
        add([[hashKey(key), 1, window]]).then(
          ([row]) => respond(null, { current: row?.count ?? 0, ttl: row?.left ?? window }),
          respond,
        )
        return
      }
      const count = getCount(key, window)
      count.pending++
      respond(null, { current: count.shared + count.pending, ttl: count.endsAt - Date.now() })
    }
    child(): Store {
      return this
    }
  }

  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  return {
    Store: Store as unknown as FastifyRateLimitStoreCtor,
    sync,
    start(onError: (error: unknown) => void): void {
      timer = setInterval(() => {
        running = sync().catch(onError)
      }, SYNC_INTERVAL).unref()
    },
    /** Synchronizes once more, so that a restart loses no counts. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await running
      await sync().catch(() => {})
    },
  }
}
