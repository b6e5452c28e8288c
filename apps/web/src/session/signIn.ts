import { isProfileComplete, paths, toSafePath, type StoredUser } from '@plomada/domain'
import { Problem, toSearchParams } from '@plomada/domain/contract'
import { sessionMessages } from '@plomada/ui'
import { calls } from '../data/calls.ts'
import { send } from '../data/send.ts'
import { notify } from '../notice/notices.ts'
import { savePendingAction, type PendingAction } from './pendingAction.ts'
import { resumePendingAction } from './resumePendingAction.ts'
import {
  getAccessToken,
  getAppState,
  getIdClaims,
  handleRedirect,
  redirectToPasswordChange,
  redirectToSignIn,
  redirectToSignOut,
  signInErrorMessage,
  type AppState,
} from './identity.ts'
import { setSession, setSessionState } from './store.ts'

/** Returns the sentence for a failed sign-in. A wrong clock, which makes tokens seem expired, is a reason of its own. */
async function explainFailure(error: unknown): Promise<string> {
  if (error instanceof Problem) return error.message
  const sentence = signInErrorMessage(error)
  if (sentence !== sessionMessages.failed) return sentence
  const { describeWrongClock } = await import('./clockError.ts')
  return (await describeWrongClock()) ?? sentence
}

const showError = (error: unknown): void => {
  console.error('Login failed', error)
  notify('error', signInErrorMessage(error))
}

/** Redirects to the sign-in page. The action is continued after this sign-in, and not after a later one. */
export const signIn = (appState: AppState, action?: PendingAction): Promise<void> =>
  redirectToSignIn({ ...appState, ...(action && { action }) }).catch(showError)

export const changePassword = (appState: AppState, email: string | null): Promise<void> =>
  redirectToPasswordChange(appState, email).catch(showError)

/** How long a sign-out waits for the end of push messages, in milliseconds. */
const PUSH_END_MS = 1000

export async function signOut(options?: { everywhere: boolean }): Promise<void> {
  // The next user of this browser must not see the notifications of this one.
  const ended = import('./pushDevice.ts').then(({ unsubscribe }) => unsubscribe())
  await Promise.race([ended.catch(() => {}), new Promise((resolve) => setTimeout(resolve, PUSH_END_MS))])
  await redirectToSignOut(options).catch(showError)
}

/** Registers the user, or finds their account, with the claims of the identity provider (specification 4). */
async function register(token: string): Promise<StoredUser> {
  const claims = await getIdClaims()
  const person = {
    firstName: claims?.given_name ?? claims?.nickname ?? '',
    lastName: claims?.family_name ?? null,
    nickname: claims?.nickname ?? '',
    photo: claims?.picture ?? null,
    ...(claims?.email && { email: claims.email }),
  }
  const response = await send(calls.session.register, { body: { person } }, { token })
  return { ...response.result, token: response.token }
}

/** Returns the address to navigate to, which is the page where the sign-in started unless the registration follows. */
async function completeSignIn(): Promise<string> {
  setSessionState('loading')
  let returnTo: string = paths.home
  try {
    const appState = await handleRedirect()
    returnTo = toSafePath(appState.returnTo) ?? paths.home
    const viewer = await register(await getAccessToken())
    savePendingAction(appState.action)
    setSession(viewer)
    if (!isProfileComplete(viewer)) return `${paths.register}?${toSearchParams({ volver: returnTo })}`
    await resumePendingAction(viewer)
    return returnTo
  } catch (error) {
    console.error('Login failed', error)
    setSessionState('error')
    const sentence = await explainFailure(error).catch(() => sessionMessages.failed)
    notify('error', sentence, { throughNavigation: true })
    return toSafePath(getAppState(error)?.returnTo) ?? returnTo
  }
}

let completion: Promise<string> | undefined
/**
 * Completes a sign-in, resumes the pending action and returns the address to navigate to. Runs once, even when called
 * twice: the provider's code is single-use.
 */
export const handleSignInRedirect = (): Promise<string> => (completion ??= completeSignIn())
