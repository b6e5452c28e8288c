import { mailboxOf } from '@plomada/domain/define'
import type { FastifyReply } from 'fastify'
import { networkOf } from '../../../http/limits.ts'
import { requestOriginOf } from './accountEvents.ts'
import type { CodeLimits } from './codeLimits.ts'
import { passwordMistake, readNewPassword, readResetRequest } from './forms.ts'
import { tooMany } from './interactions.pages.ts'
import type { InteractionPages } from './interactions.pages.ts'
import type { InteractionParts } from './interactions.ts'
import { newPasswordPage, resetRequestPage } from './pages.password.ts'
import { hashPassword } from './password.ts'
import { createPasswordResets } from './passwordResets.ts'
import type { Visit } from './visit.ts'

const wrongCode = {
  title: 'No se pudo cambiar la contraseña',
  text: 'El código no es correcto o ya venció. Después de 5 intentos hay que pedir otro.',
}

/** The handlers of the pages that change a password with a mailed code. */
export function createPasswordHandlers(pages: InteractionPages, parts: InteractionParts, limits: CodeLimits) {
  const resets = createPasswordResets(parts)

  return {
    async showReset(request: Visit, reply: FastifyReply) {
      const visit = await pages.begun(request, reply)
      return pages.show(reply, 200, resetRequestPage({ ...visit, typed: { email: visit.loginHint } }))
    },

    async requestReset(request: Visit, reply: FastifyReply) {
      const visit = await pages.begun(request, reply)
      const { form, mistakes } = readResetRequest(pages.readForm(request))
      if (mistakes) return pages.show(reply, 422, resetRequestPage({ ...visit, typed: form, mistakes }))
      if (!(await limits.take(networkOf(request.ip), mailboxOf(form.email))))
        return pages.show(reply, 429, resetRequestPage({ ...visit, typed: form, problem: tooMany }))
      await resets.begin(request.params.uid, form.email, requestOriginOf(request))
      return reply.redirect(`${visit.base}/contrasena`, 303)
    },

    showNewPassword: async (request: Visit, reply: FastifyReply) =>
      pages.show(reply, 200, newPasswordPage(await pages.begun(request, reply))),

    async changePassword(request: Visit, reply: FastifyReply) {
      const visit = await pages.begun(request, reply)
      const { form, mistakes } = readNewPassword(pages.readForm(request))
      const again = { ...visit, typed: { code: form.code } }
      if (mistakes) return pages.show(reply, 422, newPasswordPage({ ...again, mistakes }))
      const account = await resets.check(request.params.uid, form.code)
      if (!account) return pages.show(reply, 422, newPasswordPage({ ...again, problem: wrongCode }))
      const { email, givenName, familyName } = account
      const mistake = await passwordMistake(form.password, { email, givenName, familyName: familyName ?? '' })
      if (mistake)
        return pages.show(reply, 422, newPasswordPage({ ...again, mistakes: { password: mistake } }))
      const { session } = visit
      const passwordHash = await hashPassword(form.password)
      const isChanged = await resets.finish(
        { uid: request.params.uid, session, origin: requestOriginOf(request) },
        account,
        passwordHash,
      )
      if (!isChanged) return pages.show(reply, 422, newPasswordPage({ ...again, problem: wrongCode }))
      return pages.finish(request, reply, account)
    },
  }
}
