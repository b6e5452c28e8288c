import type { QuotaTimes } from '@plomada/domain'
import type { FastifyInstance } from 'fastify'
import { errors } from 'oidc-provider'
import { isAway } from '../../../database/database.ts'
import type { MailPlace } from '../../mail/mail.transport.ts'
import type { RecordAccountEvent } from './accountEvents.ts'
import type { Accounts } from './accounts.ts'
import { awayPage, pause } from './away.ts'
import { createCodeLimits } from './codeLimits.ts'
import type { NameRefusal } from './forms.ts'
import { createInteractionPages } from './interactions.pages.ts'
import { createPasswordHandlers } from './interactions.password.ts'
import { createSignInHandlers } from './interactions.signIn.ts'
import { createSignUpHandlers } from './interactions.signUp.ts'
import { expiredPage } from './pages.ts'
import type { Demo } from './pages.ts'
import type { Running } from './running.ts'
import type { SendMail } from './signUps.ts'
import type { Sql } from './sql.ts'

/** What the pages of an interaction are made of. */
export interface InteractionParts {
  current: () => Running
  accounts: Accounts
  sql: Sql
  path: string
  /** Where the user returns who does not want to sign in. */
  home: string
  origins: readonly string[]
  /** Sends codes and notices. */
  sendMail: SendMail
  /** Where those mails end: the pages say so when they do not reach the user. */
  mailPlace: MailPlace
  demo: Demo | null
  /** Records sign-ins and changed passwords in the audit log. */
  record: RecordAccountEvent
  /** Refuses names of the marketplace's own people. */
  nameRefusal: NameRefusal
  /** How often users may try. */
  quotas: Pick<QuotaTimes, 'signIn' | 'signUp' | 'code'>
}

/** Adds the pages that sign in, open an account and change a password, under `/ingreso/:uid`. They need no script. */
export async function mountInteractions(app: FastifyInstance, parts: InteractionParts): Promise<void> {
  const { home, path, sql, quotas } = parts
  const pages = createInteractionPages(parts)
  const limits = createCodeLimits(sql, quotas)
  const signIn = createSignInHandlers(pages, parts)
  const signUp = createSignUpHandlers(pages, parts, limits)
  const password = createPasswordHandlers(pages, parts, limits)

  await app.register(
    (scope, _options, done) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 16_384 },
        (_request, body, parsed) => parsed(null, new URLSearchParams(body.toString())),
      )
      scope.setErrorHandler((problem, _request, reply) => {
        if (problem instanceof errors.SessionNotFound) return pages.show(reply, 400, expiredPage(home))
        if (isAway(problem)) return pages.show(reply.header('retry-after', pause), 503, awayPage(home))
        throw problem
      })
      scope.get('/:uid', pages.start)
      scope.get('/:uid/ingresar', signIn.showSignIn)
      scope.post('/:uid/ingresar', signIn.signIn)
      scope.get('/:uid/crear-cuenta', signUp.showSignUp)
      scope.post('/:uid/crear-cuenta', signUp.signUp)
      scope.get('/:uid/confirmar', signUp.showConfirm)
      scope.post('/:uid/confirmar', signUp.confirm)
      scope.get('/:uid/recuperar', password.showReset)
      scope.post('/:uid/recuperar', password.requestReset)
      scope.get('/:uid/contrasena', password.showNewPassword)
      scope.post('/:uid/contrasena', password.changePassword)
      done()
    },
    { prefix: `${path}/ingreso` },
  )
}
