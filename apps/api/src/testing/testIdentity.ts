import type { JWK } from 'jose'
import { SignJWT, createLocalJWKSet, exportJWK, generateKeyPair } from 'jose'
import type { Identity } from '../services/identity/identity.ts'

const settings = {
  issuer: 'https://identity.test/',
  domain: 'identity.test',
  clientId: 'plomada-tests',
  audience: 'https://api.plomada.test',
  endsAllSessions: true,
}

/** The provider of identity of the tests: its tokens pass through the very check of production. */
export interface TestIdentity extends Identity {
  /** What its tokens are checked with. */
  publicKey: JWK
  /** A token for a subject; the claims overrule the usual ones. */
  tokenFor: (subject: string, claims?: Readonly<Record<string, unknown>>) => Promise<string>
}

/** The key of all providers of this process: making one takes up to half a second. */
const keyPair = generateKeyPair('RS256')

/** Opens a provider of identity. */
export async function openTestIdentity(): Promise<TestIdentity> {
  const { publicKey, privateKey } = await keyPair
  const jwk = { ...(await exportJWK(publicKey)), kid: 'tests', alg: 'RS256' }
  const seconds = Math.floor(Date.now() / 1000)
  return {
    settings,
    publicKey: jwk,
    jwksUri: `${settings.issuer}.well-known/jwks.json`,
    keys: createLocalJWKSet({ keys: [jwk] }),
    provenEmail: async () => null,
    mount: async () => {},
    tokenFor: (subject, claims = {}) =>
      new SignJWT({
        iss: settings.issuer,
        aud: settings.audience,
        sub: subject,
        iat: seconds,
        exp: seconds + 3600,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'tests' })
        .sign(privateKey),
  }
}
