import type { JSONWebKeySet } from 'jose'
import { Provider, interactionPolicy } from 'oidc-provider'
import type { Configuration } from 'oidc-provider'
import { drawPage } from '../../../http/page.ts'
import type { IdentitySettings } from '../identity.ts'
import { createAdapter } from './adapter.ts'
import { isProven } from './accounts.ts'
import type { Account, Accounts } from './accounts.ts'
import { features } from './features.ts'
import { grantAll, scopes } from './grants.ts'
import type { ProviderKeys } from './keys.ts'
import { lifetimes } from './lifetimes.ts'
import { identityPageHeaders, refusedPage } from './pages.ts'
import type { Sql } from './sql.ts'

/** Everything the provider is made of. */
export interface ProviderParts {
  settings: IdentitySettings
  /** Path of the issuer, without its last slash. */
  path: string
  /** Address of the product. */
  home: string
  /** Sites that may ask for a sign-in: their addresses without a path. */
  origins: readonly string[]
  keys: ProviderKeys
  /** The public keys as they are published: also of the key before and the next one. */
  published: () => Promise<JSONWebKeySet>
  accounts: Accounts
  sql: Sql
}

/** The cookie that remembers who signed in. */
export const sessionCookie = '_session'

/** Where the public keys are, below the issuer. */
export const keysPath = '/.well-known/jwks.json'

/** The provider's only client comes back to the root of a site, spelt with or without the slash. */
export const returnAddresses = (origins: readonly string[]): string[] =>
  origins.flatMap((origin) => [`${origin}/`, origin])

const claimsOf = (account: Account) => ({
  sub: account.subject,
  email: account.email,
  email_verified: isProven(account),
  name: [account.givenName, account.familyName].filter(Boolean).join(' '),
  given_name: account.givenName,
  ...(account.familyName !== null && { family_name: account.familyName }),
  nickname: account.nickname,
  ...(account.picture !== null && { picture: account.picture }),
  updated_at: Math.floor(account.createdAt.getTime() / 1000),
})

function policyWithoutConsent() {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  return policy
}

function configure({ settings, path, home, origins, keys, accounts, sql }: ProviderParts): Configuration {
  const { audience, clientId } = settings
  return {
    adapter: (model) => createAdapter(sql, model),
    jwks: keys.jwks,
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: returnAddresses(origins),
      },
    ],
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    clientAuthMethods: ['none'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes,
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'nickname', 'picture', 'updated_at'],
      email: ['email', 'email_verified'],
    },
    conformIdTokenClaims: false,
    extraParams: ['audience', 'screen_hint'],
    features: features(audience),
    routes: {
      authorization: '/authorize',
      token: '/oauth/token',
      revocation: '/oauth/revoke',
      userinfo: '/userinfo',
      jwks: keysPath,
    },
    interactions: {
      policy: policyWithoutConsent(),
      url: (_ctx, interaction) => `${path}/ingreso/${interaction.uid}`,
    },
    cookies: {
      names: { session: sessionCookie },
      keys: keys.cookieKeys,
      long: { signed: true, httpOnly: true, sameSite: 'lax', path },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    ttl: lifetimes,
    rotateRefreshToken: true,
    // The browser SDK asks for offline access without asking for consent, which drops the scope on the way.
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    loadExistingGrant: (ctx) => grantAll(ctx, audience),
    async findAccount(_ctx, subject) {
      const account = await accounts.find(subject)
      return account ? { accountId: subject, claims: () => claimsOf(account) } : undefined
    },
    renderError(ctx, out) {
      ctx.set(identityPageHeaders())
      ctx.body = drawPage(refusedPage(home, out), ctx.headers.cookie)
    },
  }
}

/** The OpenID provider itself, without the routes that lead to it. */
export function createProvider(parts: ProviderParts): Provider {
  const provider = new Provider(parts.settings.issuer, configure(parts))
  // Safe because mount.ts writes the forwarded headers itself, from the configured address.
  provider.proxy = true
  provider.use(async (ctx, next) => {
    await next()
    // The provider knows the key that signs; whoever checks needs the others too.
    if (ctx.path === keysPath && ctx.status === 200) ctx.body = await parts.published()
    // What tells how somebody stands with us is nobody else's to keep.
    if (!ctx.response.get('cache-control')) ctx.set('cache-control', 'no-store')
  })
  return provider
}
