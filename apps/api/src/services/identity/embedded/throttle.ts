import { createHash } from 'node:crypto'
import { QUOTA_WINDOWS, type Quota, type QuotaWindow } from '@plomada/domain'
import type { Sql } from './sql.ts'

interface Limit {
  /** Part of the key, so that limits are counted separately. */
  name: string
  /** The maximum of each window. */
  limits: Quota['limits']
}

/** Creates a rate limit that counts in the database, so that all processes share the count across restarts. */
export function createThrottle(sql: Sql, { name, limits }: Limit) {
  const windows = Object.entries(limits) as [QuotaWindow, number][]
  // Hashed, so that the table does not reveal addresses or mailboxes.
  const hash = (window: QuotaWindow, key: string) =>
    createHash('sha256').update(`${name} ${window} ${key}`).digest('base64url')

  async function count(window: QuotaWindow, key: string, maximum: number): Promise<number> {
    const { rows } = await sql.query<{ count: number; seconds: number }>(
      `insert into idp_payloads as kept (model, id, payload, expires_at)
       values ('Attempts', $1, '{"count": 1}', now() + make_interval(secs => $2))
       on conflict (model, id) do update set
         payload = case when kept.expires_at <= now() then excluded.payload
           else jsonb_build_object('count', (kept.payload->>'count')::int + 1) end,
         expires_at = case when kept.expires_at <= now() then excluded.expires_at else kept.expires_at end
       returning (payload->>'count')::int as count, ceil(extract(epoch from expires_at - now()))::int as seconds`,
      [hash(window, key), QUOTA_WINDOWS[window]],
    )
    const [row] = rows
    return row && row.count > maximum ? Math.max(row.seconds, 1) : 0
  }

  return {
    /** Counts an attempt before it is made. Returns the seconds to wait if a limit is exceeded, or 0. */
    async take(key: string): Promise<number> {
      let wait = 0
      for (const [window, maximum] of windows) wait = Math.max(wait, await count(window, key, maximum))
      return wait
    },

    /** Uncounts a successful attempt. */
    async release(key: string): Promise<void> {
      await sql.query(
        `update idp_payloads set payload = jsonb_build_object('count', greatest((payload->>'count')::int - 1, 0))
         where model = 'Attempts' and id = any($1)`,
        [windows.map(([window]) => hash(window, key))],
      )
    },
  }
}
