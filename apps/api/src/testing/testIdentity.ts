import { SignJWT, createLocalJWKSet, exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Identity } from '../services/identity/identity.ts'

const settings = {
  issuer: 'https://identity.test/',
  domain: 'identity.test',
  clientId: 'plomada-tests',
  audience: 'https://api.plomada.test',
  endsAllSessions: true,
}

/** The identity provider of tests. Its tokens are checked as in production. */
export interface TestIdentity extends Identity {
  publicKey: JWK
  /** Creates a token for a subject; `claims` override the defaults. */
  tokenFor: (subject: string, claims?: Readonly<Record<string, unknown>>) => Promise<string>
}

/** Shared by all providers of this process, as generating a key takes up to half a second. */
const keyPair = generateKeyPair('RS256')

/** Opens an identity provider for tests. */
export async function openTestIdentity(): Promise<TestIdentity> {
  const { publicKey, privateKey } = await keyPair
  const jwk = { ...(await exportJWK(publicKey)), kid: 'tests', alg: 'RS256' }
  const seconds = Math.floor(Date.now() / 1000)
  return {
    settings,
    publicKey: jwk,
    jwksUri: `${settings.issuer}.well-known/jwks.json`,
    keys: createLocalJWKSet({ keys: [jwk] }),
    getVerifiedEmail: async () => null,
    mount: async () => {},
    tokenFor: (subject, claims = {}) =>
      new SignJWT({
        iss: settings.issuer,
        aud: settings.audience,
        sub: subject,
        iat: seconds,
        exp: seconds + 86_400,
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', kid: 'tests' })
        .sign(privateKey),
  }
}
