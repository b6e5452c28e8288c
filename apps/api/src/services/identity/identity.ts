import type { FastifyInstance } from 'fastify'
import type { JWTVerifyGetKey } from 'jose'

/** What a browser needs to know to sign somebody in; nothing in it is secret. */
export interface IdentitySettings {
  /** Address of the provider: a host name, or a whole address for the embedded one. */
  domain: string
  /** The web app, as the provider knows it. */
  clientId: string
  /** Name of our API inside access tokens. */
  audience: string
  /** Who signs: the `iss` of every token, with its trailing slash. */
  issuer: string
  /** Whether `everywhere` in the address of a sign-out ends the sessions on all devices. */
  endsAllSessions: boolean
}

/** What the product needs from a provider of identity, embedded or hosted. */
export interface Identity {
  settings: IdentitySettings
  /** Where the public keys are published. */
  jwksUri: string
  /** Finds the public key of a token; fetched when first needed and cached. */
  keys: JWTVerifyGetKey
  /**
   * Returns the e-mail address that a user has proven to the provider, or null.
   * @throws when the provider cannot be reached
   */
  provenEmail(user: { subject: string; token: string }): Promise<string | null>
  /** Adds the provider's own pages to the server, when it has any. */
  mount(app: FastifyInstance): Promise<void>
}

/** The name of our API inside access tokens, unless told otherwise. */
export const defaultAudience = 'https://api.plomada.ar'

/** The web app as the embedded provider knows it. */
export const defaultClientId = 'plomada-web'
