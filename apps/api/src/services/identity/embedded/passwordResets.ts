import * as z from 'zod'
import { mailTemplates } from '../../mail/mail.templates.ts'
import type { RecordAccountEvent, RequestOrigin } from './accountEvents.ts'
import { normalizeEmail, type Account, type Accounts } from './accounts.ts'
import { isDemoSubject } from './demoSubject.ts'
import { createMailedCodes, generateCode } from './mailedCodes.ts'
import type { SendMail } from './signUps.ts'
import type { Sql } from './sql.ts'

interface PasswordResetDeps {
  sql: Sql
  accounts: Accounts
  sendMail: SendMail
  home: string
  record: RecordAccountEvent
}

/** Validity of the code of a password reset. */
export const RESET_MINUTES = 30

/** Creates the password resets by mailed code. Their results never reveal whether an address has an account. */
export function createPasswordResets({ sql, accounts, sendMail, home, record }: PasswordResetDeps) {
  const data = z.object({ subject: z.nullable(z.string()) })
  const codes = createMailedCodes({ sql, model: 'PasswordReset', minutes: RESET_MINUTES, data })

  return {
    /** Mails a code, or a notice if the address has no account. */
    async begin(uid: string, email: string, origin: RequestOrigin): Promise<void> {
      const to = normalizeEmail(email)
      await record({ action: 'passwordResetRequested', account: { email: to }, isOwnAct: false, origin })
      const account = await accounts.findByEmail(email)
      // The password of a demo account is public, so a change would lock all other users out.
      const isResettable = account !== null && !isDemoSubject(account.subject)
      const code = generateCode()
      await codes.save(uid, code, { subject: isResettable ? account.subject : null })
      const about = { to, link: home }
      if (isResettable) await sendMail(mailTemplates.resetCode({ ...about, code }))
      else await sendMail(account ? mailTemplates.resetDemo(about) : mailTemplates.resetUnknown(about))
    },

    /** Returns the account that the code belongs to, or null. The code stays valid until the password is changed. */
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
      if (!(await codes.consume(uid))) return false
      await accounts.setPassword(account.subject, passwordHash, session)
      await record({ action: 'passwordChanged', account, isOwnAct: true, origin })
      await sendMail(mailTemplates.passwordChanged({ to: account.email, link: home }))
      return true
    },
  }
}
