import type { FastifyReply } from 'fastify'
import { networkKey } from '../../../../http/limits/limits.ts'
import { normalizeEmail } from '../accounts.ts'
import { readSignIn } from '../forms.ts'
import { refuseAttempt } from './shared.ts'
import type { InteractionDeps, InteractionRequest, Interactions } from './shared.ts'
import { createKnownDevices } from '../knownDevices.ts'
import { signInPage } from '../pages/pages.ts'
import { createSignInDelays } from '../signInDelays.ts'
import { createThrottle } from '../throttle.ts'

const wrongCredentials = {
  title: 'No pudimos iniciar tu sesión',
  text: 'Ninguna cuenta tiene ese email con esa contraseña. Revisá los dos e intentá de nuevo.',
}

const formatWait = (seconds: number) =>
  new Intl.NumberFormat('es-AR', {
    style: 'unit',
    unitDisplay: 'long',
    unit: seconds < 120 ? 'second' : 'minute',
  }).format(seconds < 120 ? seconds : Math.ceil(seconds / 60))

const tooEarly = (seconds: number) => ({
  title: 'Esperá un momento',
  text: `Te equivocaste varias veces de contraseña. Esperá ${formatWait(seconds)} e intentá de nuevo.`,
})

/** Creates the handlers of the sign-in page. */
export function createSignInHandlers(interactions: Interactions, deps: InteractionDeps) {
  const { sql, accounts, demo, path, home, current, quotas } = deps
  const addresses = createThrottle(sql, { name: 'sign-in address', limits: quotas.signIn })
  const delays = createSignInDelays(sql)
  const devices = createKnownDevices(() => current().formKeys, { path, isHttps: home.startsWith('https:') })

  return {
    showSignIn: async (request: InteractionRequest, reply: FastifyReply) =>
      interactions.show(reply, 200, signInPage({ ...(await interactions.get(request, reply)), demo })),

    async signIn(request: InteractionRequest, reply: FastifyReply) {
      const interaction = await interactions.get(request, reply)
      const { form, errors } = readSignIn(interactions.readForm(request))
      const reject = (status: number, problem: { title: string; text: string } | null = null) => {
        const typed = { email: form.email }
        return interactions.show(reply, status, signInPage({ ...interaction, demo, typed, errors, problem }))
      }
      if (errors) return reject(422)
      const email = normalizeEmail(form.email)
      const device = devices.findId(request, email)
      const network = networkKey(request.ip)
      // Others may share the address of a known device, whose own attempts are delayed below.
      const wait = device === null ? await addresses.take(network) : 0
      if (wait > 0) return reject(429, refuseAttempt(reply, 'signIn', wait))
      const key = device === null ? email : `${device} ${email}`
      const seconds = await delays.take(key)
      if (seconds > 0) {
        reply.header('retry-after', seconds)
        return reject(429, tooEarly(seconds))
      }
      const account = await accounts.authenticate(form.email, form.password)
      if (!account) {
        await interactions.recordFailure(request, email)
        return reject(422, wrongCredentials)
      }
      if (device === null) await addresses.release(network)
      await delays.reset(key)
      devices.remember(request, reply, email)
      return interactions.finish(request, reply, account)
    },
  }
}
