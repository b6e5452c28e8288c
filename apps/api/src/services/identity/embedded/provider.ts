import type { JSONWebKeySet } from 'jose'
import { Provider, interactionPolicy, type Configuration } from 'oidc-provider'
import { renderPage } from '../../../http/page/page.ts'
import type { IdentitySettings } from '../identity.ts'
import { createAdapter } from './adapter.ts'
import { isVerified, type Account, type Accounts } from './accounts.ts'
import { features } from './features.ts'
import { grantWithoutConsent, scopes } from './grants.ts'
import type { ProviderKeys } from './keys/keys.ts'
import { lifetimes } from './lifetimes.ts'
import { identityPageHeaders, refusedPage } from './pages/pages.ts'
import type { Sql } from './sql.ts'

/** The provider with the current keys. It is replaced when they change. */
export interface ActiveProvider {
  provider: Provider
  handleRequest: ReturnType<Provider['callback']>
  /** Keys of the form tokens: the first one signs, all verify. */
  formKeys: readonly string[]
}

interface ProviderDeps {
  settings: IdentitySettings
  /** Path of the issuer, without its last slash. */
  path: string
  /** URL of the product. */
  home: string
  /** Origins of the sites that may request a sign-in. */
  origins: readonly string[]
  keys: ProviderKeys
  /** Returns all public keys, including those of the previous and the next private key. */
  getPublicKeys: () => Promise<JSONWebKeySet>
  accounts: Accounts
  sql: Sql
}

/** Name of the session cookie. */
export const sessionCookie = '_session'

/** Path of the public keys, below the issuer. */
export const keysPath = '/.well-known/jwks.json'

/** Returns the URLs that the provider may redirect to: the root of each site, with and without the slash. */
export const allowedReturnUrls = (origins: readonly string[]): string[] =>
  origins.flatMap((origin) => [`${origin}/`, origin])

const toClaims = (account: Account) => ({
  sub: account.subject,
  email: account.email,
  email_verified: isVerified(account),
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

function configure({ settings, path, home, origins, keys, accounts, sql }: ProviderDeps): Configuration {
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
        redirect_uris: allowedReturnUrls(origins),
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
    // The browser SDK requests offline access without consent, and the provider then drops the scope.
    issueRefreshToken: (_ctx, client) => Promise.resolve(client.grantTypeAllowed('refresh_token')),
    loadExistingGrant: (ctx) => grantWithoutConsent(ctx, audience),
    async findAccount(_ctx, subject) {
      const account = await accounts.find(subject)
      return account ? { accountId: subject, claims: () => toClaims(account) } : undefined
    },
    renderError(ctx, error) {
      ctx.set(identityPageHeaders())
      ctx.body = renderPage(refusedPage(home, error), ctx.headers.cookie)
    },
  }
}

/** Creates the OpenID provider, without its routes. */
export function createProvider(deps: ProviderDeps): Provider {
  const provider = new Provider(deps.settings.issuer, configure(deps))
  // Safe because mount.ts sets the forwarded headers from the configured URL.
  provider.proxy = true
  provider.use(async (ctx, next) => {
    await next()
    // The provider publishes only the key that signs now, but clients need the others too.
    if (ctx.path === keysPath && ctx.status === 200) ctx.body = await deps.getPublicKeys()
    if (!ctx.response.get('cache-control')) ctx.set('cache-control', 'no-store')
  })
  return provider
}
