import { createHash } from 'node:crypto'
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { Database } from '../database/database.ts'

type Told = (error: Error | null, counted?: { current: number; ttl: number }) => void

interface Count {
  /** Milliseconds that the count lives, from its first request. */
  window: number
  /** What the table said last. */
  told: number
  /** What came since and the table has not heard of. */
  ahead: number
  endsAt: number
}

/** A count that ends so soon that a second's delay would matter is asked of the table at once. */
const smallest = 60

const tellEvery = 1000

// Two limits may count the same address; hashed, because nobody has to know who asked.
const keyOf = (max: number, window: number, who: string) =>
  createHash('sha256').update(`${max} ${window} ${who}`).digest('base64url')

const addAll = `
  insert into rate_counts as kept (key, count, ends_at)
  select key, sum(more)::int, now() + max(milliseconds) * interval '1 millisecond'
  from unnest($1::text[], $2::int[], $3::float8[]) as asked (key, more, milliseconds)
  group by key order by key
  on conflict (key) do update set
    count = case when kept.ends_at <= now() then excluded.count else kept.count + excluded.count end,
    ends_at = case when kept.ends_at <= now() then excluded.ends_at else kept.ends_at end
  returning key, count, greatest(extract(epoch from ends_at - now()) * 1000, 0)::float8 as left`

type Row = { key: string; count: number; left: number }

/**
 * Counts requests for all processes on one PostgreSQL. Each counts by itself and tells the table once a second what it
 * saw, so that no request waits for it and a flood costs one statement a second; the processes agree a second late.
 */
export function sharedStore({ pool }: Pick<Database, 'pool'>) {
  const counts = new Map<string, Count>()

  async function add(rows: readonly (readonly [key: string, more: number, window: number])[]) {
    const columns = [0, 1, 2].map((at) => rows.map((row) => row[at]))
    return (await pool.query<Row>(addAll, columns)).rows
  }

  /** Tells the table what it has not heard, and hears what the other processes saw. */
  async function tell(): Promise<void> {
    const now = Date.now()
    for (const [key, { endsAt }] of counts) if (endsAt <= now) counts.delete(key)
    const news = [...counts].filter(([, { ahead }]) => ahead > 0)
    if (news.length === 0) return
    const sent = new Map(news.map(([key, { ahead }]) => [key, ahead]))
    const rows = await add(news.map(([key, { ahead, window }]) => [key, ahead, window]))
    for (const { key, count, left } of rows) {
      const mine = counts.get(key)
      if (!mine) continue
      mine.told = count
      mine.ahead -= sent.get(key) ?? 0
      mine.endsAt = Date.now() + left
    }
    await pool.query('delete from rate_counts where ends_at < now()')
  }

  function see(key: string, window: number): Count {
    const now = Date.now()
    const known = counts.get(key)
    if (known && known.endsAt > now) return known
    const fresh = { window, told: 0, ahead: 0, endsAt: now + window }
    counts.set(key, fresh)
    return fresh
  }

  class Store {
    incr(who: string, told: Told, window = 60_000, max = Infinity): void {
      const key = keyOf(max, window, who)
      if (max <= smallest) {
        add([[key, 1, window]]).then(
          ([row]) => told(null, { current: row?.count ?? 0, ttl: row?.left ?? window }),
          told,
        )
        return
      }
      const count = see(key, window)
      count.ahead++
      told(null, { current: count.told + count.ahead, ttl: count.endsAt - Date.now() })
    }
    child(): Store {
      return this
    }
  }

  let telling: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  return {
    Store: Store as unknown as FastifyRateLimitStoreCtor,
    tell,
    start(onError: (error: unknown) => void): void {
      timer = setInterval(() => {
        telling = tell().catch(onError)
      }, tellEvery).unref()
    },
    /** Says the last, so that a restart forgives nobody. */
    async stop(): Promise<void> {
      clearInterval(timer)
      await telling
      await tell().catch(() => {})
    },
  }
}
