import { keepSession, useSessionSnapshot } from './store.ts'
import type { Errand } from './errand.ts'

/** What signs in and out weighs something, and most visits never do. */
const door = () => import('./door.ts')

/** Goes to the sign-in page and comes back here; an errand is finished on return. */
const signIn = async (errand?: Errand) =>
  (await door()).goIn({ returnTo: location.pathname + location.search }, errand)

/** Forgets the person in every tab and returns to the start. */
const signOut = async () => {
  keepSession(null)
  await (await door()).goOut()
}

/** Ends the sessions on all devices, this one included. */
const signOutEverywhere = async () => {
  keepSession(null)
  await (await door()).goOut({ everywhere: true })
}

/** Goes to the provider's page that changes the password and comes back here. */
const changePassword = async (email: string | null) =>
  (await door()).changePassword({ returnTo: location.pathname + location.search }, email)

/** The session and what can be done with it. */
export const useSession = () => ({
  ...useSessionSnapshot(),
  signIn,
  signOut,
  signOutEverywhere,
  changePassword,
})
