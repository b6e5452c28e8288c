import { useEffect, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppNavigate } from '../useAppNavigate.ts'
import { Splash } from '@plomada/ui'
import { passNavigation } from '../notice/notices.ts'

/** Shows the splash screen while a sign-in is being completed, and the product otherwise. */
export function SignInCallback({ children }: { children: ReactNode }) {
  const [search] = useSearchParams()
  const navigate = useAppNavigate()
  const isSigningIn = search.has('state') && (search.has('code') || search.has('error'))

  useEffect(() => {
    if (!isSigningIn) return
    const complete = async () => {
      const { handleSignInRedirect } = await import('./signIn.ts')
      navigate(await handleSignInRedirect(), { replace: true })
      // The frame, which counts navigations, is not rendered yet.
      passNavigation()
    }
    void complete()
  }, [isSigningIn, navigate])

  return isSigningIn ? <Splash /> : children
}
