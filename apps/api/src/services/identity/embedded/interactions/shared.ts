import { createHmac } from 'node:crypto'
import { quotaMessage, type QuotaAct, type QuotaLimits } from '@plomada/domain/calls'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors } from 'oidc-provider'
import { renderPage, type Page } from '../../../../http/page/page.ts'
import { isSameSecret } from '../../../../http/secrets.ts'
import type { MailDestination } from '../../../mail/mail.transport.ts'
import { toRequestOrigin, type RecordAccountEvent } from '../accountEvents.ts'
import type { Account, Accounts } from '../accounts.ts'
import type { NameRefusal } from '../forms.ts'
import { identityPageHeaders, type Demo } from '../pages/pages.ts'
import type { ActiveProvider } from '../provider.ts'
import type { SendMail } from '../signUps.ts'
import type { Sql } from '../sql.ts'

/** Dependencies of the interaction handlers. `oidc-provider` calls a sign-in in progress an interaction. */
export interface InteractionDeps {
  /** Returns the provider with the current keys. */
  current: () => ActiveProvider
  accounts: Accounts
  sql: Sql
  path: string
  /** URL of the "back to the site" links. */
  home: string
  /** Origins of the sites that may request a sign-in, such as a development server. */
  origins: readonly string[]
  /** Sends codes and notices. */
  sendMail: SendMail
  /** Where these mails are delivered; the pages show a notice if they do not reach the user. */
  mailDestination: MailDestination
  /** Demo accounts to list on the sign-in page. */
  demo: Demo | null
  /** Records sign-ins and changed passwords in the audit log. */
  record: RecordAccountEvent
  /** Refuses names that impersonate the marketplace. */
  nameRefusal: NameRefusal
  quotas: Pick<QuotaLimits, 'signIn' | 'signUp' | 'code'>
}

/** A request for a page of a sign-in that the provider started. */
export type InteractionRequest = FastifyRequest<{ Params: { uid: string } }>

/** The page that each `screen_hint` of a sign-in opens. */
const firstPages: Readonly<Record<string, string>> = { signup: 'crear-cuenta', 'reset-password': 'recuperar' }

/** Creates the steps that all interaction handlers share. A request without its interaction throws `SessionNotFound`. */
export function createInteractions({
  current,
  path,
  home,
  origins,
  mailDestination,
  record,
}: InteractionDeps) {
  const createFormTokens = (uid: string) =>
    current().formKeys.map((key) => createHmac('sha256', key).update(uid).digest('base64url'))

  /** Returns the interaction that this browser started. Its cookie and its URL must name the same one. */
  async function get({ raw, params }: InteractionRequest, reply: FastifyReply) {
    const interaction = await current().provider.interactionDetails(raw, reply.raw)
    if (interaction.uid !== params.uid) throw new errors.SessionNotFound('another sign-in')
    const [formToken = ''] = createFormTokens(params.uid)
    const { screen_hint: hint, login_hint: loginHint } = interaction.params
    return {
      formToken,
      hint,
      loginHint: typeof loginHint === 'string' ? loginHint : '',
      /** The existing session of this browser, which a password change must not end. */
      session: interaction.session?.uid ?? null,
      home,
      base: `${path}/ingreso/${params.uid}`,
      mailDestination,
    }
  }

  return {
    get,

    /** Redirects to the first page: the provider sends every browser here, whatever its `screen_hint`. */
    async start(request: InteractionRequest, reply: FastifyReply) {
      const { hint, base } = await get(request, reply)
      return reply.redirect(`${base}/${firstPages[String(hint)] ?? 'ingresar'}`, 303)
    },

    /** Sends a page. */
    show: (reply: FastifyReply, status: number, page: Page) =>
      reply
        .code(status)
        .headers(identityPageHeaders(origins))
        .send(renderPage(page, reply.request.headers.cookie)),

    /** Returns the fields of a form whose token belongs to this interaction. */
    readForm({ body, params }: InteractionRequest): URLSearchParams {
      const fields = body instanceof URLSearchParams ? body : new URLSearchParams()
      const formToken = fields.get('formToken') ?? ''
      if (!createFormTokens(params.uid).some((token) => isSameSecret(formToken, token)))
        throw new errors.SessionNotFound('the form token is invalid')
      return fields
    },

    /** Records a failed sign-in, whether or not the address has an account, so that both take the same time. */
    recordFailure: (request: InteractionRequest, email: string) =>
      record({
        action: 'signInFailed',
        account: { email },
        isOwnAct: false,
        origin: toRequestOrigin(request),
      }),

    /** Records the sign-in, reports the account to the provider and redirects back to the site. */
    async finish(request: InteractionRequest, reply: FastifyReply, { subject }: Account) {
      const origin = toRequestOrigin(request)
      await record({ action: 'signedIn', account: { subject }, isOwnAct: true, origin })
      const { raw } = request
      const result = { login: { accountId: subject } }
      return reply.redirect(await current().provider.interactionResult(raw, reply.raw, result), 303)
    },
  }
}

/** See `createInteractions`. */
export type Interactions = ReturnType<typeof createInteractions>

/** Sets `Retry-After`, and returns the message for a network address or mailbox that has exceeded its limit. */
export function refuseAttempt(
  reply: FastifyReply,
  act: QuotaAct,
  seconds: number,
): { title: string; text: string } {
  reply.header('retry-after', seconds)
  const now = new Date()
  return {
    title: 'Demasiados intentos',
    text: quotaMessage(act, new Date(now.getTime() + seconds * 1000), now),
  }
}
