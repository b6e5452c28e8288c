import type { FastifyInstance } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'

/** Public settings with which a browser signs a user in. */
export interface IdentitySettings {
  /** Host name of the provider, or the URL of the embedded one. */
  domain: string
  /** Id of the web app at the provider. */
  clientId: string
  /** Identifies the API in access tokens (`aud`). */
  audience: string
  /** The `iss` of every token, with its trailing slash. */
  issuer: string
  /** Whether sign-out accepts `everywhere`, which ends the sessions on all devices. */
  endsAllSessions: boolean
}

/** An identity provider, embedded or hosted. */
export interface Identity {
  settings: IdentitySettings
  /** URL of the public keys. */
  jwksUri: string
  /** Finds the public key of a token; loads the keys at the first use. */
  keys: JWTVerifyGetKey
  /** Returns the verified email address of a user, or null. Throws if the provider cannot be reached. */
  getVerifiedEmail(user: { subject: string; token: string }): Promise<string | null>
  /** Registers the routes of the embedded provider; does nothing for a hosted one. */
  mount(app: FastifyInstance): Promise<void>
}

/** Default audience of access tokens. */
export const defaultAudience = 'https://api.plomada.ar'

/** Id of the web app at the embedded provider. */
export const defaultClientId = 'plomada-web'
