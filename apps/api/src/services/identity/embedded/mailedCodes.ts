import { createHash, randomInt } from 'node:crypto'
import type * as z from 'zod'
import { isSameSecret } from '../../../http/secrets.ts'
import type { Sql } from './sql.ts'

/** Attempts after which a code is no longer valid. */
const MAX_ATTEMPTS = 5
const DIGITS = 8

interface MailedCodesOptions<Data> {
  sql: Sql
  /** The kind of record in `idp_payloads`. */
  model: string
  /** Validity of a code. */
  minutes: number
  /** Schema of the data stored with the code. */
  data: z.ZodType<Data>
}

/**
 * Creates a store of mailed codes. A code is valid only in the interaction (sign-in in progress) that requested it, for
 * some minutes and five attempts. Only its digest is stored.
 */
export function createMailedCodes<Data>({ sql, model, minutes, data }: MailedCodesOptions<Data>) {
  const hash = (uid: string, code: string) =>
    createHash('sha256').update(`${uid} ${code}`).digest('base64url')

  return {
    /** Stores the code of an interaction and replaces an earlier one. */
    async save(uid: string, code: string, content: Data): Promise<void> {
      await sql.query(
        `insert into idp_payloads (model, id, payload, expires_at)
         values ($1, $2, $3, now() + make_interval(mins => $4))
         on conflict (model, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
        [model, uid, JSON.stringify({ digest: hash(uid, code), data: content }), minutes],
      )
    },

    /** Counts an attempt and returns the stored data if the code is right, or null. The code stays valid. */
    async check(uid: string, code: string): Promise<Data | null> {
      // Counted before the comparison, so that parallel attempts are counted too.
      const { rows } = await sql.query<{ digest: string; data: unknown }>(
        `update idp_payloads set payload = jsonb_set(payload, '{tries}', to_jsonb(coalesce((payload->>'tries')::int, 0) + 1))
         where model = $1 and id = $2 and expires_at > now() and coalesce((payload->>'tries')::int, 0) < $3
         returning payload->>'digest' as digest, payload->'data' as data`,
        [model, uid, MAX_ATTEMPTS],
      )
      const [found] = rows
      return found && isSameSecret(hash(uid, code.trim()), found.digest) ? data.parse(found.data) : null
    },

    /** Invalidates the code; returns false if another request already did. */
    async consume(uid: string): Promise<boolean> {
      const remove = 'delete from idp_payloads where model = $1 and id = $2 returning id'
      const { rows } = await sql.query(remove, [model, uid])
      return rows.length === 1
    },
  }
}

/** Returns a random code of 8 digits. */
export const generateCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
