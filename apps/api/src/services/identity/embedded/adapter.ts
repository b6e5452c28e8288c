import { errors } from 'oidc-provider'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { refreshOverlap } from './lifetimes.ts'
import type { Sql } from './sql.ts'

interface Row {
  payload: AdapterPayload
  consumed: number | null
}

// PostgreSQL keeps no NUL, neither in a text nor escaped in JSON. Nothing that we gave out has one.
const nul = /\0|\\u0000/

const isAlive = '(expires_at is null or expires_at > now())'

/** Keeps one kind of provider record (sessions, codes, refresh tokens…) in `idp_payloads`. */
export function createAdapter(sql: Sql, model: string): Adapter {
  const overlap = model === 'RefreshToken' ? refreshOverlap : 0
  // Without an overlap no clock is asked: of two transactions the one that began later may write first.
  const isSpent = overlap ? `consumed_at <= now() - interval '${overlap} seconds'` : 'consumed_at is not null'
  const columns = `payload, case when ${isSpent} then extract(epoch from consumed_at)::int end as consumed`

  async function findBy(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    if (nul.test(value)) return undefined
    const { rows } = await sql.query<Row>(
      `select ${columns} from idp_payloads where model = $1 and ${column} = $2 and ${isAlive}`,
      [model, value],
    )
    const row = rows[0]
    return row && { ...row.payload, ...(row.consumed !== null && { consumed: row.consumed }) }
  }

  return {
    async upsert(id, payload, expiresIn) {
      const json = JSON.stringify(payload)
      if (nul.test(json)) throw new errors.InvalidRequest('a parameter holds what cannot be kept')
      await sql.query(
        `insert into idp_payloads (model, id, payload, grant_id, uid, expires_at)
         values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
         on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, expires_at = excluded.expires_at`,
        // A record without an end has a null here, and so has the column.
        [model, id, json, payload.grantId ?? null, payload.uid ?? null, expiresIn ?? null],
      )
    },
    find: (id) => findBy('id', id),
    findByUid: (uid) => findBy('uid', uid),
    // Only the device flow asks by user code, and it is off.
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      const { rowCount } = await sql.query(
        `update idp_payloads set consumed_at = coalesce(consumed_at, now())
         where model = $1 and id = $2 and (consumed_at is null or not (${isSpent}))`,
        [model, id],
      )
      if (rowCount !== 0) return
      // Two requests may both have found it unused; the database lets one of them pass, and then neither is trusted.
      await sql.query(
        `with family as (select grant_id from idp_payloads where model = $1 and id = $2)
         delete from idp_payloads using family
         where idp_payloads.grant_id = family.grant_id or (model = 'Grant' and id = family.grant_id)`,
        [model, id],
      )
      throw new errors.InvalidGrant(`${model} was already used`)
    },
    async destroy(id) {
      await sql.query('delete from idp_payloads where model = $1 and id = $2', [model, id])
    },
    async revokeByGrantId(grantId) {
      await sql.query('delete from idp_payloads where model = $1 and grant_id = $2', [model, grantId])
    },
  }
}

/** Deletes what has expired. */
export async function sweep(sql: Sql): Promise<void> {
  await sql.query('delete from idp_payloads where expires_at < now()')
}
