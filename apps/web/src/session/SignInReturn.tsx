import { useEffect, type ReactNode } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { isComplete } from '@plomada/domain'
import { Splash } from '@plomada/ui'
import { Problem, toSearch } from '@plomada/domain/define'
import { notify, passNavigation } from '../notice/notices.ts'
import { paths } from '../paths.ts'
import { finishErrand } from './errand.ts'
import { isReturning, signInProblem } from './identity.ts'
import { completeSignIn } from './signInReturn.ts'
import { keepSession, showSessionState } from './store.ts'

/** Shows the splash while a sign-in is being finished, and the product otherwise. */
export function SignInReturn({ children }: { children: ReactNode }) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const returning = isReturning(search)

  useEffect(() => {
    if (!returning) return
    // No frame is drawn yet that would count this navigation.
    const leave = async (path: string) => {
      await navigate(path, { replace: true })
      passNavigation()
    }
    const arrive = async () => {
      const { viewer, returnTo } = await completeSignIn()
      keepSession(viewer)
      if (isComplete(viewer)) await finishErrand(viewer)
      const next = isComplete(viewer) ? returnTo : `${paths.register}?${toSearch({ volver: returnTo })}`
      await leave(next)
    }
    arrive().catch((error: unknown) => {
      console.error('Login failed', error)
      showSessionState('error')
      notify('error', error instanceof Problem ? error.message : signInProblem(error), {
        throughNavigation: true,
      })
      void leave(paths.home)
    })
  }, [returning, navigate])

  return returning ? <Splash /> : children
}
