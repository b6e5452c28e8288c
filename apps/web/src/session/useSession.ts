import { useLocation } from 'react-router-dom'
import { keepSession, useSessionSnapshot } from './store.ts'
import type { Errand } from './errand.ts'

/** What signs in and out weighs something, and most visits never do. */
const door = () => import('./door.ts')

/** The session and what can be done with it. */
export function useSession() {
  const { state, viewer } = useSessionSnapshot()
  const { pathname, search } = useLocation()
  return {
    state,
    viewer,
    /** Goes to the sign-in page and comes back here; an errand is finished on return. */
    signIn: async (errand?: Errand) => (await door()).goIn({ returnTo: pathname + search }, errand),
    /** Forgets the person in every tab and returns to the start. */
    signOut: async () => {
      keepSession(null)
      await (await door()).goOut()
    },
  }
}
