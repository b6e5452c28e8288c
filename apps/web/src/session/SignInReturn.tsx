import { useEffect, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useGo } from '../useGo.ts'
import { Splash } from '@plomada/ui'
import { passNavigation } from '../notice/notices.ts'
import { isReturning } from './returning.ts'

/** Shows the splash while a sign-in is being finished, and the product otherwise. */
export function SignInReturn({ children }: { children: ReactNode }) {
  const [search] = useSearchParams()
  const go = useGo()
  const returning = isReturning(search)

  useEffect(() => {
    if (!returning) return
    const goOn = async () => {
      const { arrive } = await import('./door.ts')
      go(await arrive(), { replace: true })
      // No frame was drawn yet that would count this navigation.
      passNavigation()
    }
    void goOn()
  }, [returning, go])

  return returning ? <Splash /> : children
}
