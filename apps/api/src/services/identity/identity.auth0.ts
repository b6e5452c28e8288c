import { createRemoteJWKSet } from 'jose'
import * as z from 'zod'
import type { Identity, IdentitySettings } from './identity.ts'

/** Milliseconds that the provider may take to tell about a user. */
const TIMEOUT = 5000

const profile = z.object({ email: z.string().optional(), email_verified: z.boolean().optional() })

/** A tenant of Auth0: configuration only, its pages live there. */
export function auth0Identity(tenant: Omit<IdentitySettings, 'endsAllSessions'>): Identity {
  const settings = { ...tenant, endsAllSessions: false }
  const jwksUri = new URL('.well-known/jwks.json', settings.issuer).href
  return {
    settings,
    jwksUri,
    keys: createRemoteJWKSet(new URL(jwksUri)),
    async provenEmail({ token }) {
      const response = await fetch(new URL('userinfo', settings.issuer), {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(TIMEOUT),
      })
      if (!response.ok) throw new Error(`The identity provider answers ${response.status} at /userinfo.`)
      const { email, email_verified: isProven } = profile.parse(await response.json())
      return isProven && email ? email : null
    },
    mount: () => Promise.resolve(),
  }
}
