import { toMailbox } from '@plomada/domain/text'
import type { FastifyReply } from 'fastify'
import { networkKey } from '../../../../http/limits/limits.ts'
import { readSignUp, type SignUp } from '../forms.ts'
import { refuseAttempt } from './shared.ts'
import type { InteractionDeps, InteractionRequest, Interactions } from './shared.ts'
import type { CodeLimits } from '../codeLimits.ts'
import { codePage, signUpPage } from '../pages/pages.ts'
import { hashPassword } from '../password.ts'
import { createSignUps } from '../signUps.ts'

const wrongCode = {
  title: 'No pudimos crear tu cuenta',
  text: 'Ese código no es correcto o ya venció. Después de 5 intentos, pedí otro.',
}

const toAccount = async ({ email, password, givenName, familyName }: SignUp) => ({
  email,
  passwordHash: await hashPassword(password),
  givenName,
  familyName: familyName || null,
})

/** Creates the handlers of the pages that open an account. */
export function createSignUpHandlers(interactions: Interactions, deps: InteractionDeps, limits: CodeLimits) {
  const signUps = createSignUps(deps)

  return {
    showSignUp: async (request: InteractionRequest, reply: FastifyReply) =>
      interactions.show(reply, 200, signUpPage(await interactions.get(request, reply))),

    async signUp(request: InteractionRequest, reply: FastifyReply) {
      const interaction = await interactions.get(request, reply)
      const { form, errors } = await readSignUp(interactions.readForm(request), deps.nameRefusal)
      const { password: _, ...typed } = form
      const again = { ...interaction, typed, errors }
      if (errors) return interactions.show(reply, 422, signUpPage(again))
      const refusal = await limits.take(networkKey(request.ip), toMailbox(form.email))
      if (refusal) {
        const problem = refuseAttempt(reply, refusal.act, refusal.seconds)
        return interactions.show(reply, 429, signUpPage({ ...again, problem }))
      }
      await signUps.begin(request.params.uid, await toAccount(form))
      return reply.redirect(`${interaction.base}/confirmar`, 303)
    },

    showConfirm: async (request: InteractionRequest, reply: FastifyReply) =>
      interactions.show(reply, 200, codePage(await interactions.get(request, reply))),

    async confirm(request: InteractionRequest, reply: FastifyReply) {
      const interaction = await interactions.get(request, reply)
      const code = interactions.readForm(request).get('code') ?? ''
      const account = await signUps.finish(request.params.uid, code)
      if (!account) return interactions.show(reply, 422, codePage({ ...interaction, problem: wrongCode }))
      return interactions.finish(request, reply, account)
    },
  }
}
