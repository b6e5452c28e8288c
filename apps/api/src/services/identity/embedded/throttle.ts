import { createHash } from 'node:crypto'
import type { Sql } from './sql.ts'

interface Limit {
  /** Part of the key, so that limits are counted separately. */
  name: string
  limit: number
  seconds: number
}

/** Creates a rate limit that counts in the database, so that all processes share the count across restarts. */
export function createThrottle(sql: Sql, { name, limit, seconds }: Limit) {
  // Hashed, so that the table does not reveal addresses or mailboxes.
  const hash = (key: string) => createHash('sha256').update(`${name} ${key}`).digest('base64url')

  return {
    /** Counts an attempt before it is made; returns false if the limit is exceeded. */
    async take(key: string): Promise<boolean> {
      const { rows } = await sql.query<{ count: number }>(
        `insert into idp_payloads as kept (model, id, payload, expires_at)
         values ('Attempts', $1, '{"count": 1}', now() + make_interval(secs => $2))
         on conflict (model, id) do update set
           payload = case when kept.expires_at <= now() then excluded.payload
             else jsonb_build_object('count', (kept.payload->>'count')::int + 1) end,
           expires_at = case when kept.expires_at <= now() then excluded.expires_at else kept.expires_at end
         returning (payload->>'count')::int as count`,
        [hash(key), seconds],
      )
      return (rows[0]?.count ?? 0) <= limit
    },

    /** Uncounts a successful attempt. */
    async release(key: string): Promise<void> {
      await sql.query(
        `update idp_payloads set payload = jsonb_build_object('count', greatest((payload->>'count')::int - 1, 0))
         where model = 'Attempts' and id = $1`,
        [hash(key)],
      )
    },
  }
}
