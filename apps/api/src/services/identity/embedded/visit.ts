import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors } from 'oidc-provider'
import { requestOriginOf } from './accountEvents.ts'
import type { RecordAccountEvent } from './accountEvents.ts'
import type { Account } from './accounts.ts'
import type { Running } from './running.ts'

/** A request for one of the pages of a sign-in that the provider began. */
export type Visit = FastifyRequest<{ Params: { uid: string } }>

/** Ties a request to the sign-in it belongs to; whatever does not fit is a `SessionNotFound`. */
export function createVisits(current: () => Running, record: RecordAccountEvent) {
  const tokensOf = (uid: string) =>
    current().formKeys.map((key) => createHmac('sha256', key).update(uid).digest('base64url'))

  return {
    /** The sign-in that this browser began: its cookie and its address must tell the same one. */
    async begun({ raw, params }: Visit, reply: FastifyReply) {
      const interaction = await current().provider.interactionDetails(raw, reply.raw)
      if (interaction.uid !== params.uid) throw new errors.SessionNotFound('another sign-in')
      const [formToken = ''] = tokensOf(params.uid)
      const { screen_hint: hint, login_hint: loginHint } = interaction.params
      return {
        formToken,
        hint,
        loginHint: typeof loginHint === 'string' ? loginHint : '',
        /** The session that this browser already had, which has to outlive the interaction. */
        session: interaction.session?.uid ?? null,
      }
    },

    /** The fields of a form that we drew for this sign-in. */
    readForm({ body, params }: Visit): URLSearchParams {
      const fields = body instanceof URLSearchParams ? body : new URLSearchParams()
      const given = Buffer.from(fields.get('formToken') ?? '')
      const isOurs = tokensOf(params.uid).some((token) => {
        const expected = Buffer.from(token)
        return given.length === expected.length && timingSafeEqual(given, expected)
      })
      if (!isOurs) {
        throw new errors.SessionNotFound('the form is not ours')
      }
      return fields
    },

    /** Records a sign-in that failed, of an account or of an address that has none: both cost the same time. */
    recordFailure: (request: Visit, email: string) =>
      record({
        action: 'signInFailed',
        account: { email },
        isOwnAct: false,
        origin: requestOriginOf(request),
      }),

    /** Records the sign-in, tells the provider who it was and sends the browser on. */
    async finish(request: Visit, reply: FastifyReply, { subject }: Account) {
      const origin = requestOriginOf(request)
      await record({ action: 'signedIn', account: { subject }, isOwnAct: true, origin })
      const { raw } = request
      const result = { login: { accountId: subject } }
      return reply.redirect(await current().provider.interactionResult(raw, reply.raw, result), 303)
    },
  }
}
