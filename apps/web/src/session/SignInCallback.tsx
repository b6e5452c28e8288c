import { useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAppNavigate } from '../useAppNavigate.ts'
import { Splash } from '@plomada/ui'
import { createNetworkError } from '../data/send.ts'
import { passNavigation } from '../notice/notices.ts'

/** Shows the splash screen while a sign-in is being completed, and the product otherwise. */
export function SignInCallback({ children }: { children: ReactNode }) {
  const [search] = useSearchParams()
  const navigate = useAppNavigate()
  const [error, setError] = useState<Error | null>(null)
  const isSigningIn = search.has('state') && (search.has('code') || search.has('error'))

  useEffect(() => {
    if (!isSigningIn) return
    const complete = async () => {
      const { handleSignInRedirect } = await import('./signIn.ts')
      navigate(await handleSignInRedirect(), { replace: true })
      // The frame, which counts navigations, is not rendered yet.
      passNavigation()
    }
    complete().catch((cause: unknown) => setError(Object.assign(createNetworkError(), { cause })))
  }, [isSigningIn, navigate])

  // The address stays, so that a retry completes the same sign-in.
  if (error) throw error
  return isSigningIn ? <Splash /> : children
}
