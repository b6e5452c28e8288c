import type { Auth0Client, IdToken } from '@auth0/auth0-spa-js'
import { LOGIN, paths } from '@plomada/domain'
import { sessionMessages } from '@plomada/ui'
import { readSettings } from '../settings.ts'
import type { PendingAction } from './pendingAction.ts'

/** State that survives the redirect to the identity provider. */
export interface AppState {
  /** The address to navigate to after the sign-in. */
  returnTo: string
  /** What the visitor continues after this sign-in. An abandoned sign-in discards it. */
  action?: PendingAction
}

let client: Promise<Auth0Client> | undefined

async function createClient(): Promise<Auth0Client> {
  const { Auth0Client } = await import('@auth0/auth0-spa-js')
  const { domain, clientId, audience } = readSettings().identity
  return new Auth0Client({
    domain,
    clientId,
    authorizationParams: {
      audience,
      redirect_uri: `${location.origin}/`,
      scope: 'openid profile email offline_access',
    },
    cacheLocation: 'memory',
    useRefreshTokens: true,
    // A reload loses the refresh token, which is only in memory; the session at the provider replaces it.
    useRefreshTokensFallback: true,
    httpTimeoutInSeconds: LOGIN.httpTimeoutSeconds,
    authorizeTimeoutInSeconds: LOGIN.popupTimeoutSeconds,
    leeway: LOGIN.leewaySeconds,
    sessionCheckExpiryDays: LOGIN.sessionCheckDays,
  })
}

/** Returns the client of this page. Lazy: the library is as large as a page. A failed import is retried on the next call. */
const getClient = (): Promise<Auth0Client> =>
  (client ??= createClient().catch((error: unknown) => {
    client = undefined
    throw error
  }))

export async function redirectToSignIn(appState: AppState): Promise<void> {
  await (await getClient()).loginWithRedirect({ appState })
}

/** Redirects to the provider's password page; a provider without one shows its sign-in page. */
export async function redirectToPasswordChange(appState: AppState, email: string | null): Promise<void> {
  const auth0 = await getClient()
  await auth0.loginWithRedirect({
    appState,
    authorizationParams: {
      prompt: 'login',
      screen_hint: 'reset-password',
      ...(email !== null && { login_hint: email }),
    },
  })
}

/** Exchanges the provider's code for tokens and returns the state from before the redirect. */
export async function handleRedirect(): Promise<AppState> {
  const { appState } = await (await getClient()).handleRedirectCallback<AppState>()
  return appState ?? { returnTo: paths.home }
}

/** Returns the state from before the redirect if the provider reported this error, such as a canceled sign-in. */
export const getAppState = (error: unknown): AppState | null =>
  (error as { appState?: AppState | null } | null)?.appState ?? null

/** Returns a valid access token. Throws when the session at the provider has ended. */
export const getAccessToken = async (): Promise<string> => (await getClient()).getTokenSilently()

export const getIdClaims = async (): Promise<IdToken | undefined> => (await getClient()).getIdTokenClaims()

/** Ends the session at the provider, or the sessions on all devices, and returns to the home page. */
export async function redirectToSignOut({ everywhere = false } = {}): Promise<void> {
  const logoutParams = { returnTo: location.origin, ...(everywhere && { everywhere: 'true' }) }
  await (await getClient()).logout({ logoutParams })
}

export function signInErrorMessage(error: unknown): string {
  const { error: name = '', message = '' } = (error ?? {}) as { error?: string; message?: string }
  if (name === 'timeout') return sessionMessages.timedOut
  if (name === 'cancelled' || name === 'access_denied') return sessionMessages.canceled
  if (name === 'mfa_required') return sessionMessages.secondFactorRequired
  if (name === 'missing_refresh_token' || name === 'login_required') return sessionMessages.ended
  if (/state/i.test(message)) return sessionMessages.linkUsed
  return sessionMessages.failed
}
