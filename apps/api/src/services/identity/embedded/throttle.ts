import { createHash } from 'node:crypto'
import type { Sql } from './sql.ts'

/** How often something may be tried. */
export interface Limit {
  /** What is limited; part of the key. */
  name: string
  times: number
  seconds: number
}

/** Counts attempts in the database, so that several processes and a restart share one count. */
export function createThrottle(sql: Sql, { name, times, seconds }: Limit) {
  // Hashed: the table of attempts says nothing about who was tried.
  const keyOf = (what: string) => createHash('sha256').update(`${name} ${what}`).digest('base64url')

  return {
    /** Counts an attempt before it is made; false when there were too many. */
    async take(what: string): Promise<boolean> {
      const { rows } = await sql.query<{ count: number }>(
        `insert into idp_payloads as kept (model, id, payload, expires_at)
         values ('Attempts', $1, '{"count": 1}', now() + make_interval(secs => $2))
         on conflict (model, id) do update set
           payload = case when kept.expires_at <= now() then excluded.payload
             else jsonb_build_object('count', (kept.payload->>'count')::int + 1) end,
           expires_at = case when kept.expires_at <= now() then excluded.expires_at else kept.expires_at end
         returning (payload->>'count')::int as count`,
        [keyOf(what), seconds],
      )
      return (rows[0]?.count ?? 0) <= times
    },

    /** An attempt that turned out well does not count. */
    async giveBack(what: string): Promise<void> {
      await sql.query(
        `update idp_payloads set payload = jsonb_build_object('count', greatest((payload->>'count')::int - 1, 0))
         where model = 'Attempts' and id = $1`,
        [keyOf(what)],
      )
    },

    /** Starts again from nothing. */
    async forget(what: string): Promise<void> {
      await sql.query(`delete from idp_payloads where model = 'Attempts' and id = $1`, [keyOf(what)])
    },
  }
}
