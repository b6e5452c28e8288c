import { createHash } from 'node:crypto'
import type { Sql } from './sql.ts'

/** Number of wrong passwords that cause no delay. */
const FREE_ATTEMPTS = 4
/** The longest delay, in seconds. */
const MAX_DELAY = 300
/** Seconds after the last attempt until the count restarts. */
const RESET_AFTER = 86_400

/** Returns the delay in seconds after a number of wrong passwords: none at first, then 2, 4, 8… up to five minutes. */
export const delayAfter = (attempts: number): number =>
  attempts <= FREE_ATTEMPTS ? 0 : Math.min(2 ** (attempts - FREE_ATTEMPTS), MAX_DELAY)

const defaultDelays = Array.from({ length: 20 }, (_, index) => delayAfter(index + 1))

/**
 * Delays sign-ins to an account after wrong passwords, without ever locking it. Each key has a separate count, shared by
 * all processes, so that wrong passwords from other devices do not delay one that signed in before.
 * `delays` lists the seconds after the first, second… wrong password; the last one repeats.
 */
export function createSignInDelays(sql: Sql, delays: readonly number[] = defaultDelays) {
  // Hashed, so that the table does not reveal whose password was tried.
  const hash = (key: string) => createHash('sha256').update(`sign-in delay ${key}`).digest('base64url')

  return {
    /** Counts an attempt before the password is checked. Returns the seconds to wait if the attempt is too early, or 0. */
    async take(key: string): Promise<number> {
      const id = hash(key)
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
        [id, RESET_AFTER, [...delays]],
      )
      if (rows.length > 0) return 0
      const { rows: waiting } = await sql.query<{ seconds: number }>(
        `select ceil((payload->>'until')::float8 - extract(epoch from now()))::int as seconds
         from idp_payloads where model = 'Attempts' and id = $1`,
        [id],
      )
      return Math.max(waiting[0]?.seconds ?? 1, 1)
    },

    /** Resets the count after a right password. */
    async reset(key: string): Promise<void> {
      await sql.query(`delete from idp_payloads where model = 'Attempts' and id = $1`, [hash(key)])
    },
  }
}
