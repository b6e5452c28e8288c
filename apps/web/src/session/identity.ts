import type { Auth0Client, IdToken } from '@auth0/auth0-spa-js'
import { LOGIN, paths } from '@plomada/domain'
import { sessionCopy } from '@plomada/ui'
import { readSettings } from '../settings.ts'

/** Where a sign-in came from. */
export interface Departure {
  returnTo: string
}

let client: Promise<Auth0Client> | undefined

/** The provider's library weighs as much as a page, so it comes when somebody signs in or a token runs out. */
async function load(): Promise<Auth0Client> {
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
    // After a reload the refresh token is gone from memory; the provider's own session answers instead.
    useRefreshTokensFallback: true,
    httpTimeoutInSeconds: LOGIN.httpTimeoutSeconds,
    authorizeTimeoutInSeconds: LOGIN.popupTimeoutSeconds,
    leeway: LOGIN.leewaySeconds,
    sessionCheckExpiryDays: LOGIN.sessionCheckDays,
  })
}

/** The client of this page; a library that could not be fetched is asked for again the next time. */
const open = (): Promise<Auth0Client> =>
  (client ??= load().catch((error: unknown) => {
    client = undefined
    throw error
  }))

/** Leaves for the provider's sign-in page. */
export async function leaveToSignIn(departure: Departure): Promise<void> {
  await (await open()).loginWithRedirect({ appState: departure })
}

/** Leaves for the provider's page that changes the password; a provider without one shows its sign-in page. */
export async function leaveToChangePassword(departure: Departure, email: string | null): Promise<void> {
  await (
    await open()
  ).loginWithRedirect({
    appState: departure,
    authorizationParams: {
      prompt: 'login',
      screen_hint: 'reset-password',
      ...(email !== null && { login_hint: email }),
    },
  })
}

/** Finishes a sign-in and says where it came from. */
export async function finishSignIn(): Promise<Departure> {
  const { appState } = await (await open()).handleRedirectCallback<Departure>()
  return appState ?? { returnTo: paths.home }
}

/** A fresh access token; throws when the provider no longer knows this person. */
export const freshToken = async (): Promise<string> => (await open()).getTokenSilently()

/** What the provider says of the person. */
export const whoIsIt = async (): Promise<IdToken | undefined> => (await open()).getIdTokenClaims()

/** Ends the session at the provider, or those on all devices, and comes back to the start. */
export async function leave({ everywhere = false } = {}): Promise<void> {
  const logoutParams = { returnTo: location.origin, ...(everywhere && { everywhere: 'true' }) }
  await (await open()).logout({ logoutParams })
}

/** A sentence for each way in which a sign-in can fail; the provider's own name goes to the console. */
export function signInProblem(error: unknown): string {
  const { error: name = '', message = '' } = (error ?? {}) as { error?: string; message?: string }
  if (name === 'timeout') return sessionCopy.tookTooLong
  if (name === 'cancelled' || name === 'access_denied') return sessionCopy.cancelled
  if (name === 'mfa_required') return sessionCopy.secondStep
  if (name === 'missing_refresh_token' || name === 'login_required') return sessionCopy.ended
  if (/state/i.test(message)) return sessionCopy.spent
  return sessionCopy.failed
}
