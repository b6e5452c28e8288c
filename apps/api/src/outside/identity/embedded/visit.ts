import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { errors } from 'oidc-provider'
import type { Provider } from 'oidc-provider'

/** A request for one of the pages of a sign-in that the provider began. */
export type Visit = FastifyRequest<{ Params: { uid: string } }>

/** Ties a request to the sign-in it belongs to; whatever does not fit is a `SessionNotFound`. */
export function createVisits(provider: Provider, formKey: string) {
  const tokenOf = (uid: string) => createHmac('sha256', formKey).update(uid).digest('base64url')

  return {
    /** The sign-in that this browser began: its cookie and its address must tell the same one. */
    async begun({ raw, params }: Visit, reply: FastifyReply) {
      const interaction = await provider.interactionDetails(raw, reply.raw)
      if (interaction.uid !== params.uid) throw new errors.SessionNotFound('another sign-in')
      return { formToken: tokenOf(params.uid), hint: interaction.params['screen_hint'] }
    },

    /** The fields of a form that we drew for this sign-in. */
    readForm({ body, params }: Visit): URLSearchParams {
      const fields = body instanceof URLSearchParams ? body : new URLSearchParams()
      const expected = Buffer.from(tokenOf(params.uid))
      const given = Buffer.from(fields.get('formToken') ?? '')
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
        throw new errors.SessionNotFound('the form is not ours')
      }
      return fields
    },

    /** Tells the provider who it was and sends the browser on. */
    async finish({ raw }: Visit, reply: FastifyReply, accountId: string) {
      return reply.redirect(await provider.interactionResult(raw, reply.raw, { login: { accountId } }), 303)
    },
  }
}
