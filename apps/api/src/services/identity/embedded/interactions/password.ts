import { toMailbox } from '@plomada/domain/text'
import type { FastifyReply } from 'fastify'
import { networkKey } from '../../../../http/limits/limits.ts'
import { toRequestOrigin } from '../accountEvents.ts'
import type { CodeLimits } from '../codeLimits.ts'
import { passwordError, readNewPassword, readResetRequest } from '../forms.ts'
import { refuseAttempt } from './shared.ts'
import type { InteractionDeps, InteractionRequest, Interactions } from './shared.ts'
import { newPasswordPage, resetRequestPage } from '../pages/password.ts'
import { hashPassword } from '../password.ts'
import { createPasswordResets } from '../passwordResets.ts'

const wrongCode = {
  title: 'No pudimos cambiar tu contraseña',
  text: 'Ese código no es correcto o ya venció. Después de 5 intentos, pedí otro.',
}

/** Creates the handlers of the pages that change a password with a mailed code. */
export function createPasswordHandlers(
  interactions: Interactions,
  deps: InteractionDeps,
  limits: CodeLimits,
) {
  const resets = createPasswordResets(deps)

  return {
    async showReset(request: InteractionRequest, reply: FastifyReply) {
      const interaction = await interactions.get(request, reply)
      const typed = { email: interaction.loginHint }
      return interactions.show(reply, 200, resetRequestPage({ ...interaction, typed }))
    },

    async requestReset(request: InteractionRequest, reply: FastifyReply) {
      const interaction = await interactions.get(request, reply)
      const { form, errors } = readResetRequest(interactions.readForm(request))
      const again = { ...interaction, typed: form, errors }
      if (errors) return interactions.show(reply, 422, resetRequestPage(again))
      const refusal = await limits.take(networkKey(request.ip), toMailbox(form.email))
      if (refusal) {
        const problem = refuseAttempt(reply, refusal.act, refusal.seconds)
        return interactions.show(reply, 429, resetRequestPage({ ...again, problem }))
      }
      await resets.begin(request.params.uid, form.email, toRequestOrigin(request))
      return reply.redirect(`${interaction.base}/contrasena`, 303)
    },

    showNewPassword: async (request: InteractionRequest, reply: FastifyReply) =>
      interactions.show(reply, 200, newPasswordPage(await interactions.get(request, reply))),

    async changePassword(request: InteractionRequest, reply: FastifyReply) {
      const interaction = await interactions.get(request, reply)
      const { form, errors } = readNewPassword(interactions.readForm(request))
      const reject = (reason: Pick<Parameters<typeof newPasswordPage>[0], 'errors' | 'problem'>) =>
        interactions.show(
          reply,
          422,
          newPasswordPage({ ...interaction, typed: { code: form.code }, ...reason }),
        )
      if (errors) return reject({ errors })
      const { uid } = request.params
      const account = await resets.check(uid, form.code)
      if (!account) return reject({ problem: wrongCode })
      const { email, givenName, familyName } = account
      const error = await passwordError(form.password, { email, givenName, familyName: familyName ?? '' })
      if (error) return reject({ errors: { password: error } })
      const reset = { uid, session: interaction.session, origin: toRequestOrigin(request) }
      const isChanged = await resets.finish(reset, account, await hashPassword(form.password))
      return isChanged ? interactions.finish(request, reply, account) : reject({ problem: wrongCode })
    },
  }
}
