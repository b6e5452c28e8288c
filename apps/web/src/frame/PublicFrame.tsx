import { lazy, Suspense, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { AppFrame, Footer, TopNav } from '@plomada/ui'
import { paths } from '../paths.ts'
import { Notices } from './Notices.tsx'
import { PendingPage } from './PendingPage.tsx'
import { useNavigationEffects } from './useNavigationEffects.ts'
import { useShell } from './useShell.ts'

// The menu's dialog weighs more than the whole top bar; most visits never open it.
const MobileMenu = lazy(() => import('@plomada/ui/shell').then((shell) => ({ default: shell.MobileMenu })))

/** Top bar, page and footer: the frame of every page but the pop-ups. */
export function PublicFrame() {
  const { nav, menu } = useShell()
  const [wasOpened, setOpened] = useState(false)
  useNavigationEffects()
  if (menu.isOpen && !wasOpened) setOpened(true)
  return (
    <AppFrame
      nav={<TopNav {...nav} />}
      footer={<Footer homeHref={paths.home} contactHref={paths.contact} />}
      notices={<Notices />}
    >
      <Suspense fallback={<PendingPage />}>
        <Outlet />
      </Suspense>
      {wasOpened && (
        <Suspense>
          <MobileMenu {...menu} />
        </Suspense>
      )}
    </AppFrame>
  )
}
