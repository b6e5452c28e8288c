import { useLocation } from 'react-router-dom'
import { keepSession, useSessionSnapshot } from './store.ts'
import { leave, leaveToSignIn, signInProblem } from './identity.ts'
import { notify } from '../notice/notices.ts'
import { keepErrand, type Errand } from './errand.ts'

const tellProblem = (error: unknown): void => {
  console.error('Login failed', error)
  notify('error', signInProblem(error))
}

/** The session and what can be done with it. */
export function useSession() {
  const { state, viewer } = useSessionSnapshot()
  const { pathname, search } = useLocation()
  return {
    state,
    viewer,
    /** Goes to the sign-in page and comes back here; an errand is finished on return. */
    signIn: (errand?: Errand) => {
      if (errand) keepErrand(errand)
      return leaveToSignIn({ returnTo: pathname + search }).catch(tellProblem)
    },
    /** Forgets the person in every tab and returns to the start. */
    signOut: () => {
      keepSession(null)
      return leave().catch(tellProblem)
    },
  }
}
