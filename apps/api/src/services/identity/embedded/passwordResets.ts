import * as z from 'zod'
import { mailTexts } from '../../mail/mail.texts.ts'
import type { RecordAccountEvent, RequestOrigin } from './accountEvents.ts'
import { spellEmail } from './accounts.ts'
import type { Account, Accounts } from './accounts.ts'
import { isDemoSubject } from './demoSubject.ts'
import { createMailedCodes, newCode } from './mailedCodes.ts'
import type { SendMail } from './signUps.ts'
import type { Sql } from './sql.ts'

interface PasswordResetParts {
  sql: Sql
  accounts: Accounts
  sendMail: SendMail
  home: string
  record: RecordAccountEvent
}

/** Minutes that the code of a password reset is valid. */
export const RESET_MINUTES = 30

/** Passwords that wait for the code of a mail. The caller never learns whether the address has an account. */
export function createPasswordResets({ sql, accounts, sendMail, home, record }: PasswordResetParts) {
  const data = z.object({ subject: z.nullable(z.string()) })
  const codes = createMailedCodes({ sql, model: 'PasswordReset', minutes: RESET_MINUTES, data })

  return {
    /** Mails a code to an account, and to an address without one a notice that there is none. */
    async begin(uid: string, email: string, origin: RequestOrigin): Promise<void> {
      await record({
        action: 'passwordResetRequested',
        account: { email: spellEmail(email) },
        isOwnAct: false,
        origin,
      })
      const account = await accounts.findByEmail(email)
      // The password of a demo account is public: whoever changed it would lock everybody else out.
      const isResettable = account !== null && !isDemoSubject(account.subject)
      const code = newCode()
      await codes.keep(uid, code, { subject: isResettable ? account.subject : null })
      const about = { to: spellEmail(email), link: home }
      if (isResettable) await sendMail(mailTexts.resetCode({ ...about, code }))
      else await sendMail(account ? mailTexts.resetDemo(about) : mailTexts.resetUnknown(about))
    },

    /** Returns the account whose code this is, or null. The code stays valid until the password is changed. */
    async check(uid: string, code: string): Promise<Account | null> {
      const found = await codes.check(uid, code)
      return found?.subject ? accounts.find(found.subject) : null
    },

    /** Changes the password, ends all other sessions and mails a notice; returns false if the code was already used. */
    async finish(
      { uid, session, origin }: { uid: string; session: string | null; origin: RequestOrigin },
      account: Account,
      passwordHash: string,
    ): Promise<boolean> {
      if (!(await codes.spend(uid))) return false
      await accounts.setPassword(account.subject, passwordHash, session)
      await record({ action: 'passwordChanged', account, isOwnAct: true, origin })
      await sendMail(mailTexts.passwordChanged({ to: account.email, link: home }))
      return true
    },
  }
}
