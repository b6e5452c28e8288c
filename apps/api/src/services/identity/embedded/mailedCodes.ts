import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type * as z from 'zod'
import type { Sql } from './sql.ts'

/** Wrong codes that one request for a code survives. */
const MOST_TRIES = 5

/** How many digits a code has, and so how hard it is to guess. */
const DIGITS = 8

interface MailedCodesParts<Data> {
  sql: Sql
  /** The kind of record in `idp_payloads`. */
  model: string
  /** How long a code is valid. */
  minutes: number
  /** What is stored with the code. */
  data: z.ZodType<Data>
}

/**
 * Codes that were sent by mail, one per interaction. A code is valid for the interaction that requested it, for some
 * minutes, and until it was mistyped five times. Only its digest is stored.
 */
export function createMailedCodes<Data>({ sql, model, minutes, data }: MailedCodesParts<Data>) {
  const digestOf = (uid: string, code: string) =>
    createHash('sha256').update(`${uid} ${code}`).digest('base64url')

  return {
    /** Stores the code of an interaction, in place of an earlier one. */
    async keep(uid: string, code: string, content: Data): Promise<void> {
      await sql.query(
        `insert into idp_payloads (model, id, payload, expires_at)
         values ($1, $2, $3, now() + make_interval(mins => $4))
         on conflict (model, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
        [model, uid, JSON.stringify({ digest: digestOf(uid, code), data: content }), minutes],
      )
    },

    /** Counts a try and returns what was stored if the code is right, null otherwise. The code stays valid. */
    async check(uid: string, code: string): Promise<Data | null> {
      // Counted before the comparison, so that parallel tries are counted too.
      const { rows } = await sql.query<{ digest: string; data: unknown }>(
        `update idp_payloads set payload = jsonb_set(payload, '{tries}', to_jsonb(coalesce((payload->>'tries')::int, 0) + 1))
         where model = $1 and id = $2 and expires_at > now() and coalesce((payload->>'tries')::int, 0) < $3
         returning payload->>'digest' as digest, payload->'data' as data`,
        [model, uid, MOST_TRIES],
      )
      const [found] = rows
      if (!found) return null
      const [given, expected] = [Buffer.from(digestOf(uid, code.trim())), Buffer.from(found.digest)]
      return timingSafeEqual(given, expected) ? data.parse(found.data) : null
    },

    /** Ends the code; returns false when another request was faster. */
    async spend(uid: string): Promise<boolean> {
      const { rows } = await sql.query('delete from idp_payloads where model = $1 and id = $2 returning id', [
        model,
        uid,
      ])
      return rows.length === 1
    },
  }
}

/** Returns a code of random digits. */
export const newCode = (): string => String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0')
