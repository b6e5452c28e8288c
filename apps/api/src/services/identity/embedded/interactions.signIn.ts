import { QUOTA_WINDOWS } from '@plomada/domain'
import type { FastifyReply } from 'fastify'
import { networkOf } from '../../../http/limits.ts'
import { spellEmail } from './accounts.ts'
import { readSignIn } from './forms.ts'
import { tooMany } from './interactions.pages.ts'
import type { InteractionPages } from './interactions.pages.ts'
import type { InteractionParts } from './interactions.ts'
import { createKnownDevices } from './knownDevices.ts'
import { signInPage } from './pages.ts'
import { createSignInDelays } from './signInDelays.ts'
import { createThrottle } from './throttle.ts'
import type { Visit } from './visit.ts'

const wrong = {
  title: 'No se pudo ingresar',
  text: 'El email y la contraseña no coinciden con ninguna cuenta. Revisar los dos e intentar de nuevo.',
}

const unit = (seconds: number) =>
  new Intl.NumberFormat('es-AR', {
    style: 'unit',
    unitDisplay: 'long',
    unit: seconds < 120 ? 'second' : 'minute',
  }).format(seconds < 120 ? seconds : Math.ceil(seconds / 60))

const tooEarly = (seconds: number) => ({
  title: 'Hay que esperar un momento',
  text: `Después de varias contraseñas equivocadas hay que esperar ${unit(seconds)} antes de volver a intentar.`,
})

/** The handlers of the sign-in page. */
export function createSignInHandlers(pages: InteractionPages, parts: InteractionParts) {
  const { sql, accounts, demo, path, home, current, quotas } = parts
  const addresses = createThrottle(sql, {
    name: 'sign-in address',
    times: quotas.signIn.quarterHour,
    seconds: QUOTA_WINDOWS.quarterHour,
  })
  const delays = createSignInDelays(sql)
  const devices = createKnownDevices(() => current().formKeys, {
    path,
    isEncrypted: home.startsWith('https:'),
  })

  return {
    showSignIn: async (request: Visit, reply: FastifyReply) =>
      pages.show(reply, 200, signInPage({ ...(await pages.begun(request, reply)), demo })),

    async signIn(request: Visit, reply: FastifyReply) {
      const visit = await pages.begun(request, reply)
      const { form, mistakes } = readSignIn(pages.readForm(request))
      const again = { ...visit, demo, typed: { email: form.email }, mistakes }
      if (mistakes) return pages.show(reply, 422, signInPage(again))
      const from = networkOf(request.ip)
      if (!(await addresses.take(from)))
        return pages.show(reply, 429, signInPage({ ...again, problem: tooMany }))
      const account = spellEmail(form.email)
      const device = devices.idFor(request, account)
      const key = device === null ? account : `${device} ${account}`
      const seconds = await delays.take(key)
      if (seconds > 0) {
        reply.header('retry-after', seconds)
        return pages.show(reply, 429, signInPage({ ...again, problem: tooEarly(seconds) }))
      }
      const opened = await accounts.open(form.email, form.password)
      if (!opened) {
        await pages.recordFailure(request, account)
        return pages.show(reply, 422, signInPage({ ...again, problem: wrong }))
      }
      await addresses.giveBack(from)
      await delays.forget(key)
      devices.remember(request, reply, account)
      return pages.finish(request, reply, opened)
    },
  }
}
