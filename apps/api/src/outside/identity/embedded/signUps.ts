import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import * as z from 'zod'
import type { Mail } from '../../mail/mail.ts'
import { mailTexts } from '../../mail/mail.texts.ts'
import { spellEmail } from './accounts.ts'
import type { Account, Accounts, NewAccount } from './accounts.ts'
import type { Sql } from './sql.ts'

/** Hands a mail to the outbox. */
export type SendMail = (mail: Mail) => Promise<void>

interface SignUpParts {
  sql: Sql
  accounts: Accounts
  sendMail: SendMail
  home: string
}

const tries = 5
const kept = z.object({
  digest: z.string(),
  account: z.object({
    email: z.string(),
    passwordHash: z.string(),
    givenName: z.string(),
    familyName: z.nullable(z.string()),
  }),
})

/** Accounts that wait for the code of a mail. Whoever asks never learns whether the address has an account already. */
export function createSignUps({ sql, accounts, sendMail, home }: SignUpParts) {
  const digestOf = (uid: string, code: string) =>
    createHash('sha256').update(`${uid} ${code}`).digest('base64url')

  return {
    /** Sends the mail: a code to a new address, and to a known one the word that somebody tried. */
    async begin(uid: string, account: NewAccount): Promise<void> {
      const isKnown = await accounts.isTaken(account.email)
      const code = String(randomInt(1e8)).padStart(8, '0')
      // The code of a known address is told to nobody, and opens nothing when it is guessed: the address is taken.
      const payload = { digest: digestOf(uid, code), account }
      await sql.query(
        `insert into idp_payloads (model, id, payload, expires_at)
         values ('SignUp', $1, $2, now() + interval '15 minutes')
         on conflict (model, id) do update set payload = excluded.payload, expires_at = excluded.expires_at`,
        [uid, JSON.stringify(payload)],
      )
      const about = { to: spellEmail(account.email), link: home }
      await sendMail(isKnown ? mailTexts.signUpKnown(about) : mailTexts.signUpCode({ ...about, code }))
    },

    /** Opens the account when the code is right; null when it is not, was tried too often, or the address is taken. */
    async finish(uid: string, code: string): Promise<Account | null> {
      // Counted before it is looked at, so that many tries at once are no way around.
      const { rows } = await sql.query<{ payload: unknown }>(
        `update idp_payloads set payload = jsonb_set(payload, '{tries}', to_jsonb(coalesce((payload->>'tries')::int, 0) + 1))
         where model = 'SignUp' and id = $1 and expires_at > now() and coalesce((payload->>'tries')::int, 0) < $2
         returning payload`,
        [uid, tries],
      )
      const found = kept.safeParse(rows[0]?.payload)
      if (!found.success) return null
      const given = Buffer.from(digestOf(uid, code.trim()))
      if (!timingSafeEqual(given, Buffer.from(found.data.digest))) return null
      await sql.query(`delete from idp_payloads where model = 'SignUp' and id = $1`, [uid])
      return accounts.add(found.data.account)
    },
  }
}
