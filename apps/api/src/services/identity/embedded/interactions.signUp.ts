import { mailboxOf } from '@plomada/domain/define'
import type { FastifyReply } from 'fastify'
import { networkOf } from '../../../http/limits.ts'
import { readSignUp } from './forms.ts'
import type { SignUp } from './forms.ts'
import { tooMany } from './interactions.pages.ts'
import type { InteractionPages } from './interactions.pages.ts'
import type { InteractionParts } from './interactions.ts'
import type { CodeLimits } from './codeLimits.ts'
import { codePage } from './pages.code.ts'
import { signUpPage } from './pages.ts'
import { hashPassword } from './password.ts'
import { createSignUps } from './signUps.ts'
import type { Visit } from './visit.ts'

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

/** The handlers of the pages that open an account. */
export function createSignUpHandlers(pages: InteractionPages, parts: InteractionParts, limits: CodeLimits) {
  const signUps = createSignUps(parts)

  return {
    showSignUp: async (request: Visit, reply: FastifyReply) =>
      pages.show(reply, 200, signUpPage(await pages.begun(request, reply))),

    async signUp(request: Visit, reply: FastifyReply) {
      const visit = await pages.begun(request, reply)
      const { form, mistakes } = await readSignUp(pages.readForm(request), parts.nameRefusal)
      const { password: _, ...typed } = form
      if (mistakes) return pages.show(reply, 422, signUpPage({ ...visit, typed, mistakes }))
      if (!(await limits.take(networkOf(request.ip), mailboxOf(form.email))))
        return pages.show(reply, 429, signUpPage({ ...visit, typed, problem: tooMany }))
      await signUps.begin(request.params.uid, await accountOf(form))
      return reply.redirect(`${visit.base}/confirmar`, 303)
    },

    showConfirm: async (request: Visit, reply: FastifyReply) =>
      pages.show(reply, 200, codePage(await pages.begun(request, reply))),

    async confirm(request: Visit, reply: FastifyReply) {
      const visit = await pages.begun(request, reply)
      const opened = await signUps.finish(request.params.uid, pages.readForm(request).get('code') ?? '')
      if (!opened) return pages.show(reply, 422, codePage({ ...visit, problem: wrongCode }))
      return pages.finish(request, reply, opened)
    },
  }
}
