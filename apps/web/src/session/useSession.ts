import { createNetworkError } from '../data/send.ts'
import { notify } from '../notice/notices.ts'
import { setSession, useSessionSnapshot } from './store.ts'
import type { PendingAction } from './pendingAction.ts'

/** Loads the code that signs in and out, and shows a message when it does not load. Lazy: most visits never do either. */
const loadSignIn = () =>
  import('./signIn.ts').catch(() => {
    notify('error', createNetworkError().message)
    return null
  })
const currentState = () => ({ returnTo: location.pathname + location.search })

const signIn = async (action?: PendingAction) => (await loadSignIn())?.signIn(currentState(), action)

const signOut = async () => {
  setSession(null)
  await (await loadSignIn())?.signOut()
}

const signOutEverywhere = async () => {
  setSession(null)
  await (await loadSignIn())?.signOut({ everywhere: true })
}

const changePassword = async (email: string | null) =>
  (await loadSignIn())?.changePassword(currentState(), email)

/** Returns the session and its actions; sign-in and password change return to the current address. */
export const useSession = () => ({
  ...useSessionSnapshot(),
  signIn,
  signOut,
  signOutEverywhere,
  changePassword,
})
