import { createHash } from 'node:crypto'
import type { Sql } from './sql.ts'

/** Wrong passwords that cause no wait. */
const FREE_TRIES = 4
/** The longest wait, in seconds. */
const LONGEST_DELAY = 300
/** Seconds without a try after which nothing is remembered. */
const MEMORY = 86_400

/** Returns the seconds to wait after so many wrong passwords: none at first, then 2, 4, 8… up to five minutes. */
export const delayAfter = (tries: number): number =>
  tries <= FREE_TRIES ? 0 : Math.min(2 ** (tries - FREE_TRIES), LONGEST_DELAY)

const usualDelays = Array.from({ length: 20 }, (_, tries) => delayAfter(tries + 1))

/**
 * Delays sign-ins to one account: the more wrong passwords, the longer. Nothing is ever locked, and each key has its own
 * count, so wrong passwords from elsewhere do not delay a device that signed in before. All processes share the counts.
 * `delays` has the seconds after the first, second… wrong password; the last one is repeated.
 */
export function createSignInDelays(sql: Sql, delays: readonly number[] = usualDelays) {
  // Hashed: the table says nothing about whose password was tried.
  const idOf = (key: string) => createHash('sha256').update(`sign-in delay ${key}`).digest('base64url')

  return {
    /** Counts a try before the password is checked. Returns 0, or the seconds to wait if the try comes too early. */
    async take(key: string): Promise<number> {
      const id = idOf(key)
      const { rows } = await sql.query(
        `insert into idp_payloads as kept (model, id, payload, expires_at)
         values ('Attempts', $1, '{"count": 1, "until": 0}', now() + make_interval(secs => $2))
         on conflict (model, id) do update set
           payload = jsonb_build_object(
             'count', case when kept.expires_at <= now() then 1 else (kept.payload->>'count')::int + 1 end,
             'until', case when kept.expires_at <= now() then 0 else
               extract(epoch from now()) + ($3::int[])[least((kept.payload->>'count')::int + 1, array_length($3::int[], 1))] end),
           expires_at = excluded.expires_at
         where kept.expires_at <= now() or (kept.payload->>'until')::float8 <= extract(epoch from now())
         returning id`,
        [id, MEMORY, [...delays]],
      )
      if (rows.length > 0) return 0
      const { rows: waiting } = await sql.query<{ seconds: number }>(
        `select ceil((payload->>'until')::float8 - extract(epoch from now()))::int as seconds
         from idp_payloads where model = 'Attempts' and id = $1`,
        [id],
      )
      return Math.max(waiting[0]?.seconds ?? 1, 1)
    },

    /** Forgets the wrong passwords, after a right one. */
    async forget(key: string): Promise<void> {
      await sql.query(`delete from idp_payloads where model = 'Attempts' and id = $1`, [idOf(key)])
    },
  }
}
