import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useIsNavigationPending } from './navigationPending.ts'
import { PendingPage } from './PendingPage.tsx'

/** Renders the page of the current route. Errors and loading states stay inside the frame, so that its links remain usable. */
export function PageOutlet() {
  const { pathname } = useLocation()
  const isPending = useIsNavigationPending()
  return (
    <ErrorBoundary address={pathname}>
      <Suspense fallback={<PendingPage />}>{isPending ? <PendingPage /> : <Outlet />}</Suspense>
    </ErrorBoundary>
  )
}
