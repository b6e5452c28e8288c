import { mailboxOf } from '@plomada/domain/define'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { errors } from 'oidc-provider'
import { isAway } from '../../../database/database.ts'
import { networkOf } from '../../../http/limits.ts'
import { drawPage } from '../../../http/page.ts'
import type { Page } from '../../../http/page.ts'
import type { MailPlace } from '../../mail/mail.transport.ts'
import { spellEmail } from './accounts.ts'
import type { RecordAccountEvent } from './accountEvents.ts'
import type { Accounts } from './accounts.ts'
import { awayPage, pause } from './away.ts'
import { readSignIn, readSignUp } from './forms.ts'
import type { SignUp } from './forms.ts'
import { codePage } from './pages.code.ts'
import { expiredPage, identityPageHeaders, signInPage, signUpPage } from './pages.ts'
import type { Demo } from './pages.ts'
import { hashPassword } from './password.ts'
import type { Running } from './running.ts'
import { createSignUps } from './signUps.ts'
import type { SendMail } from './signUps.ts'
import { createThrottle } from './throttle.ts'
import type { Sql } from './sql.ts'
import { createVisits } from './visit.ts'
import type { Visit } from './visit.ts'

/** What the sign-in and sign-up pages are made of. */
export interface InteractionParts {
  current: () => Running
  accounts: Accounts
  sql: Sql
  path: string
  /** Where somebody goes who changed their mind. */
  home: string
  origins: readonly string[]
  /** Sends the code that opens an account. */
  sendMail: SendMail
  /** Where that mail ends: people are told when it is not with them. */
  mailPlace: MailPlace
  demo: Demo | null
  /** Records sign-ins in the audit log. */
  record: RecordAccountEvent
}

const quarter = 15 * 60
const wrong = {
  title: 'No se pudo ingresar',
  text: 'El email y la contraseña no coinciden con ninguna cuenta. Revisar los dos e intentar de nuevo.',
}
const tooMany = {
  title: 'Demasiados intentos',
  text: 'Por seguridad hay que esperar 15 minutos antes de volver a intentar.',
}
const wrongCode = {
  title: 'No se pudo crear la cuenta',
  text: 'El código no es correcto o ya venció. Después de 5 intentos hay que pedir otro.',
}

const accountOf = async ({ email, password, givenName, familyName }: SignUp) => ({
  email,
  passwordHash: await hashPassword(password),
  givenName,
  familyName: familyName || null,
})

const throttles = (sql: Sql) => ({
  account: createThrottle(sql, { name: 'sign-in account', times: 20, seconds: quarter }),
  address: createThrottle(sql, { name: 'sign-in address', times: 60, seconds: quarter }),
  newAccounts: createThrottle(sql, { name: 'sign-up address', times: 30, seconds: quarter }),
  codes: createThrottle(sql, { name: 'sign-up account', times: 5, seconds: quarter }),
})

/** What each address of a sign-in answers. */
function createInteractions({
  current,
  accounts,
  sql,
  path,
  home,
  origins,
  sendMail,
  mailPlace,
  demo,
  record,
}: InteractionParts) {
  const limits = throttles(sql)
  const visits = createVisits(current, record)
  const signUps = createSignUps({ sql, accounts, sendMail, home })

  const show = (reply: FastifyReply, status: number, page: Page) =>
    reply
      .code(status)
      .headers(identityPageHeaders(origins))
      .send(drawPage(page, reply.request.headers.cookie))

  async function begun(request: Visit, reply: FastifyReply) {
    const base = `${path}/ingreso/${request.params.uid}`
    return { ...(await visits.begun(request, reply)), home, base, mailPlace }
  }

  async function signIn(request: Visit, reply: FastifyReply) {
    const visit = await begun(request, reply)
    const { form, mistakes } = readSignIn(visits.readForm(request))
    const again = { ...visit, demo, typed: { email: form.email }, mistakes }
    if (mistakes) return show(reply, 422, signInPage(again))
    const account = spellEmail(form.email)
    const from = networkOf(request.ip)
    const mayTry = (await limits.address.take(from)) && (await limits.account.take(account))
    if (!mayTry) return show(reply, 429, signInPage({ ...again, problem: tooMany }))
    const opened = await accounts.open(form.email, form.password)
    if (!opened) {
      await visits.recordFailure(request, account)
      return show(reply, 422, signInPage({ ...again, problem: wrong }))
    }
    await limits.address.giveBack(from)
    await limits.account.forget(account)
    return visits.finish(request, reply, opened)
  }

  async function signUp(request: Visit, reply: FastifyReply) {
    const visit = await begun(request, reply)
    const { form, mistakes } = await readSignUp(visits.readForm(request))
    const { password: _, ...typed } = form
    if (mistakes) return show(reply, 422, signUpPage({ ...visit, typed, mistakes }))
    const from = networkOf(request.ip)
    const mayTry = (await limits.newAccounts.take(from)) && (await limits.codes.take(mailboxOf(form.email)))
    if (!mayTry) return show(reply, 429, signUpPage({ ...visit, typed, problem: tooMany }))
    await signUps.begin(request.params.uid, await accountOf(form))
    return reply.redirect(`${visit.base}/confirmar`, 303)
  }

  return {
    signIn,
    signUp,
    async confirm(request: Visit, reply: FastifyReply) {
      const visit = await begun(request, reply)
      const opened = await signUps.finish(request.params.uid, visits.readForm(request).get('code') ?? '')
      if (!opened) return show(reply, 422, codePage({ ...visit, problem: wrongCode }))
      return visits.finish(request, reply, opened)
    },
    showConfirm: async (request: Visit, reply: FastifyReply) =>
      show(reply, 200, codePage(await begun(request, reply))),
    showSignIn: async (request: Visit, reply: FastifyReply) =>
      show(reply, 200, signInPage({ ...(await begun(request, reply)), demo })),
    showSignUp: async (request: Visit, reply: FastifyReply) =>
      show(reply, 200, signUpPage(await begun(request, reply))),
    /** The provider sends everybody to one address; the product may have asked for the sign-up page. */
    async start(request: Visit, reply: FastifyReply) {
      const { hint, base } = await begun(request, reply)
      return reply.redirect(`${base}/${hint === 'signup' ? 'crear-cuenta' : 'ingresar'}`, 303)
    },
    showAway: (reply: FastifyReply) => show(reply.header('retry-after', pause), 503, awayPage(home)),
    showExpired: (reply: FastifyReply) => show(reply, 400, expiredPage(home)),
  }
}

/** Adds the sign-in and sign-up pages under `/ingreso/:uid`. They work without a line of script. */
export async function mountInteractions(app: FastifyInstance, parts: InteractionParts): Promise<void> {
  const pages = createInteractions(parts)
  await app.register(
    (scope, _options, done) => {
      scope.removeAllContentTypeParsers()
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 16_384 },
        (_request, body, parsed) => parsed(null, new URLSearchParams(body.toString())),
      )
      scope.setErrorHandler((problem, _request, reply) => {
        if (problem instanceof errors.SessionNotFound) return pages.showExpired(reply)
        if (isAway(problem)) return pages.showAway(reply)
        throw problem
      })
      scope.get('/:uid', pages.start)
      scope.get('/:uid/ingresar', pages.showSignIn)
      scope.get('/:uid/crear-cuenta', pages.showSignUp)
      scope.post('/:uid/ingresar', pages.signIn)
      scope.post('/:uid/crear-cuenta', pages.signUp)
      scope.get('/:uid/confirmar', pages.showConfirm)
      scope.post('/:uid/confirmar', pages.confirm)
      done()
    },
    { prefix: `${parts.path}/ingreso` },
  )
}
