import { createRemoteJWKSet } from 'jose'
import type { Identity, IdentitySettings } from './identity.ts'

/** A tenant of Auth0: configuration only, its pages live there. */
export function auth0Identity(settings: IdentitySettings): Identity {
  const jwksUri = new URL('.well-known/jwks.json', settings.issuer).href
  return {
    settings,
    jwksUri,
    keys: createRemoteJWKSet(new URL(jwksUri)),
    mount: () => Promise.resolve(),
  }
}
