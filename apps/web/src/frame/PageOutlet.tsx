import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { useIsPending } from './pending.ts'
import { PendingPage } from './PendingPage.tsx'

/** The page of a frame. Inside it, so that a page that breaks or is on its way leaves the way to every other one. */
export function PageOutlet() {
  const { pathname } = useLocation()
  const isPending = useIsPending()
  return (
    <ErrorBoundary address={pathname}>
      <Suspense fallback={<PendingPage />}>{isPending ? <PendingPage /> : <Outlet />}</Suspense>
    </ErrorBoundary>
  )
}
