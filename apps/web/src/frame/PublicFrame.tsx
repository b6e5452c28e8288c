import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { AppFrame, Footer, MobileMenu, TopNav } from '@plomada/ui'
import { paths } from '../paths.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Notices } from './Notices.tsx'
import { PendingPage } from './PendingPage.tsx'
import { useNavigationEffects } from './useNavigationEffects.ts'
import { useShell } from './useShell.ts'

/** Top bar, page and footer: the frame of every page but the pop-ups. */
export function PublicFrame() {
  const { nav, menu } = useShell()
  const { pathname } = useLocation()
  useNavigationEffects()
  return (
    <AppFrame
      nav={<TopNav {...nav} />}
      footer={<Footer homeHref={paths.home} contactHref={paths.contact} />}
      notices={<Notices />}
    >
      {/* Inside the frame, so that a page that breaks leaves the way to every other one. */}
      <ErrorBoundary address={pathname}>
        <Suspense fallback={<PendingPage />}>
          <Outlet />
        </Suspense>
      </ErrorBoundary>
      <MobileMenu {...menu} />
    </AppFrame>
  )
}
