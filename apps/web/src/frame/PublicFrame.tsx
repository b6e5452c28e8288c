import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { AppFrame, Footer, MobileMenu, TopNav } from '@plomada/ui'
import { paths } from '../paths.ts'
import { Notices } from './Notices.tsx'
import { PendingPage } from './PendingPage.tsx'
import { useNavigationEffects } from './useNavigationEffects.ts'
import { useShell } from './useShell.ts'

/** Top bar, page and footer: the frame of every page but the pop-ups. */
export function PublicFrame() {
  const { nav, menu } = useShell()
  useNavigationEffects()
  return (
    <AppFrame
      nav={<TopNav {...nav} />}
      footer={<Footer homeHref={paths.home} contactHref={paths.contact} />}
      notices={<Notices />}
    >
      <Suspense fallback={<PendingPage />}>
        <Outlet />
      </Suspense>
      <MobileMenu {...menu} />
    </AppFrame>
  )
}
