import * as z from 'zod'
import type { Mail } from '../../mail/mail.ts'
import { mailTemplates } from '../../mail/mail.templates.ts'
import { normalizeEmail, type Account, type Accounts, type NewAccount } from './accounts.ts'
import { createMailedCodes, generateCode } from './mailedCodes.ts'
import type { Sql } from './sql.ts'

/** Adds a mail to the outbox. */
export type SendMail = (mail: Mail) => Promise<void>

interface SignUpDeps {
  sql: Sql
  accounts: Accounts
  sendMail: SendMail
  /** URL of the link to the site in the mails. */
  home: string
}

const newAccount = z.object({
  email: z.string(),
  passwordHash: z.string(),
  givenName: z.string(),
  familyName: z.nullish(z.string()),
})

/** Creates the functions for sign-ups with a mailed code. They never reveal whether an address already has an account. */
export function createSignUps({ sql, accounts, sendMail, home }: SignUpDeps) {
  const codes = createMailedCodes({ sql, model: 'SignUp', minutes: 15, data: newAccount })

  return {
    /** Mails a code, or a notice if the address already has an account. */
    async begin(uid: string, account: NewAccount): Promise<void> {
      const isKnown = await accounts.isEmailTaken(account.email)
      const code = generateCode()
      // Stored for an existing account too, so that the pages are the same; `accounts.add` then refuses the address.
      await codes.save(uid, code, account)
      const about = { to: normalizeEmail(account.email), link: home }
      await sendMail(
        isKnown ? mailTemplates.signUpKnown(about) : mailTemplates.signUpCode({ ...about, code }),
      )
    },

    /** Creates the account if the code is right; returns null if it is wrong or the address has an account by now. */
    async finish(uid: string, code: string): Promise<Account | null> {
      const account = await codes.check(uid, code)
      return account && (await codes.consume(uid)) ? accounts.add(account) : null
    },
  }
}
