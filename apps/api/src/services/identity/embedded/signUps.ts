import * as z from 'zod'
import type { Mail } from '../../mail/mail.ts'
import { mailTexts } from '../../mail/mail.texts.ts'
import { spellEmail } from './accounts.ts'
import type { Account, Accounts, NewAccount } from './accounts.ts'
import { createMailedCodes, newCode } from './mailedCodes.ts'
import type { Sql } from './sql.ts'

/** Adds a mail to the outbox. */
export type SendMail = (mail: Mail) => Promise<void>

interface SignUpParts {
  sql: Sql
  accounts: Accounts
  sendMail: SendMail
  home: string
}

const newAccount = z.object({
  email: z.string(),
  passwordHash: z.string(),
  givenName: z.string(),
  familyName: z.nullish(z.string()),
})

/** Accounts that wait for the code of a mail. The caller never learns whether the address already has an account. */
export function createSignUps({ sql, accounts, sendMail, home }: SignUpParts) {
  const codes = createMailedCodes({ sql, model: 'SignUp', minutes: 15, data: newAccount })

  return {
    /** Mails a code to a new address, and to one that has an account a notice that someone tried. */
    async begin(uid: string, account: NewAccount): Promise<void> {
      const isKnown = await accounts.isTaken(account.email)
      const code = newCode()
      // The code of an address that has an account is not mailed, and guessing it opens nothing: the address is taken.
      await codes.keep(uid, code, account)
      const about = { to: spellEmail(account.email), link: home }
      await sendMail(isKnown ? mailTexts.signUpKnown(about) : mailTexts.signUpCode({ ...about, code }))
    },

    /** Opens the account if the code is right; null if it is not, or if the address has an account by now. */
    async finish(uid: string, code: string): Promise<Account | null> {
      const account = await codes.check(uid, code)
      return account && (await codes.spend(uid)) ? accounts.add(account) : null
    },
  }
}
