import { createRemoteJWKSet } from 'jose'
import * as z from 'zod'
import type { Identity, IdentitySettings } from './identity.ts'

/** Time limit for `/userinfo`, in milliseconds. */
const TIMEOUT = 5000

const userInfo = z.object({ email: z.string().optional(), email_verified: z.boolean().optional() })

/** Creates the identity service of an Auth0 tenant. */
export function auth0Identity(tenant: Omit<IdentitySettings, 'endsAllSessions'>): Identity {
  const settings = { ...tenant, endsAllSessions: false }
  const jwksUri = new URL('.well-known/jwks.json', settings.issuer).href
  return {
    settings,
    jwksUri,
    keys: createRemoteJWKSet(new URL(jwksUri)),
    async getVerifiedEmail({ token }) {
      const response = await fetch(new URL('userinfo', settings.issuer), {
        headers: { authorization: `Bearer ${token}` },
        signal: AbortSignal.timeout(TIMEOUT),
      })
      if (!response.ok) throw new Error(`The identity provider responded ${response.status} at /userinfo.`)
      const { email, email_verified: isVerified } = userInfo.parse(await response.json())
      return isVerified && email ? email : null
    },
    mount: () => Promise.resolve(),
  }
}
