import { lazy, Suspense, useEffect, useState } from 'react'
import type { MarketplaceMobileMenuProps } from '@plomada/ui'
import { onIdle } from './scheduling.ts'

const loadMenu = () => import('./MobileMenu.tsx')
const MobileMenu = lazy(loadMenu)
const Bell = lazy(() => loadMenu().then((module) => ({ default: module.Bell })))

/** The bell of a signed-in user. */
export const bell = (
  <Suspense>
    <Bell />
  </Suspense>
)

/** Renders the mobile menu. Its code is loaded when the page is idle or when the menu is first opened. */
export function LazyMenu(props: MarketplaceMobileMenuProps) {
  const [wasOpened, setOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setOpened(true)
  useEffect(() => onIdle(() => void loadMenu()), [])
  return (
    wasOpened && (
      <Suspense>
        <MobileMenu {...props} />
      </Suspense>
    )
  )
}
