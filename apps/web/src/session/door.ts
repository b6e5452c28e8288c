import { isComplete, paths } from '@plomada/domain'
import { Problem, toSearch } from '@plomada/domain/define'
import { notify } from '../notice/notices.ts'
import { finishErrand, keepErrand, type Errand } from './errand.ts'
import { leave, leaveToChangePassword, leaveToSignIn, signInProblem, type Departure } from './identity.ts'
import { completeSignIn } from './completeSignIn.ts'
import { keepSession, showSessionState } from './store.ts'

const tellProblem = (error: unknown): void => {
  console.error('Login failed', error)
  notify('error', signInProblem(error))
}

/** Goes to the sign-in page; an errand is finished on return. */
export async function goIn(departure: Departure, errand?: Errand): Promise<void> {
  if (errand) keepErrand(errand)
  await leaveToSignIn(departure).catch(tellProblem)
}

/** Goes to the provider's page that changes the password. */
export const changePassword = (departure: Departure, email: string | null): Promise<void> =>
  leaveToChangePassword(departure, email).catch(tellProblem)

/** Ends the session at the provider, or those on all devices. */
export const goOut = (options?: { everywhere: boolean }): Promise<void> => leave(options).catch(tellProblem)

/** Finishes a sign-in and whatever was begun before it; gives the address to go on to. */
export async function arrive(): Promise<string> {
  showSessionState('loading')
  try {
    const { viewer, returnTo } = await completeSignIn()
    keepSession(viewer)
    if (!isComplete(viewer)) return `${paths.register}?${toSearch({ volver: returnTo })}`
    await finishErrand(viewer)
    return returnTo
  } catch (error) {
    console.error('Login failed', error)
    showSessionState('error')
    notify('error', error instanceof Problem ? error.message : signInProblem(error), {
      throughNavigation: true,
    })
    return paths.home
  }
}
