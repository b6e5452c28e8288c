import { setSession, useSessionSnapshot } from './store.ts'
import type { PendingAction } from './pendingAction.ts'

/** Lazy: most visits never sign in or out. */
const loadSignIn = () => import('./signIn.ts')
const currentState = () => ({ returnTo: location.pathname + location.search })

const signIn = async (action?: PendingAction) => (await loadSignIn()).signIn(currentState(), action)

const signOut = async () => {
  setSession(null)
  await (await loadSignIn()).signOut()
}

const signOutEverywhere = async () => {
  setSession(null)
  await (await loadSignIn()).signOut({ everywhere: true })
}

const changePassword = async (email: string | null) =>
  (await loadSignIn()).changePassword(currentState(), email)

/** Returns the session and its actions; sign-in and password change return to the current address. */
export const useSession = () => ({
  ...useSessionSnapshot(),
  signIn,
  signOut,
  signOutEverywhere,
  changePassword,
})
