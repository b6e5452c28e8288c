import { errors, type Adapter, type AdapterPayload } from 'oidc-provider'
import { refreshGraceSeconds } from './lifetimes.ts'
import type { Sql } from './sql.ts'

interface Row {
  payload: AdapterPayload
  consumed: number | null
}

// PostgreSQL cannot store NUL, neither in text nor escaped in JSON. No id that the provider issues contains one.
const nul = /\0|\\u0000/

/** Stores one kind of provider record (sessions, codes, refresh tokens…) in `idp_payloads`. */
export function createAdapter(sql: Sql, model: string): Adapter {
  // Other models must not compare times: of two transactions, the one that started later may write first.
  const isSpent =
    model === 'RefreshToken'
      ? `consumed_at <= now() - interval '${refreshGraceSeconds} seconds'`
      : 'consumed_at is not null'
  const columns = `payload, case when ${isSpent} then extract(epoch from consumed_at)::int end as consumed`

  async function findBy(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    if (nul.test(value)) return undefined
    const { rows } = await sql.query<Row>(
      `select ${columns} from idp_payloads where model = $1 and ${column} = $2
       and (expires_at is null or expires_at > now())`,
      [model, value],
    )
    const row = rows[0]
    return row && { ...row.payload, ...(row.consumed !== null && { consumed: row.consumed }) }
  }

  return {
    async upsert(id, payload, expiresIn) {
      const json = JSON.stringify(payload)
      if (nul.test(json)) throw new errors.InvalidRequest('a parameter contains a NUL character')
      await sql.query(
        `insert into idp_payloads (model, id, payload, grant_id, uid, expires_at)
         values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))
         on conflict (model, id) do update set payload = excluded.payload, grant_id = excluded.grant_id,
           uid = excluded.uid, expires_at = excluded.expires_at`,
        [model, id, json, payload.grantId ?? null, payload.uid ?? null, expiresIn ?? null],
      )
    },
    find: (id) => findBy('id', id),
    findByUid: (uid) => findBy('uid', uid),
    // Only the device flow searches by user code, and it is disabled.
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      const { rowCount } = await sql.query(
        `update idp_payloads set consumed_at = coalesce(consumed_at, now())
         where model = $1 and id = $2 and (consumed_at is null or not (${isSpent}))`,
        [model, id],
      )
      if (rowCount !== 0) return
      // Two concurrent requests used it: one may have been an attacker, so the whole grant is revoked.
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

/** Deletes expired records. */
export async function deleteExpired(sql: Sql): Promise<void> {
  await sql.query('delete from idp_payloads where expires_at < now()')
}
