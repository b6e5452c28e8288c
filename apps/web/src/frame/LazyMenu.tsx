import { useEffect, useState } from 'react'
import type { MarketplaceMobileMenuProps } from '@plomada/ui'
import { createNetworkError } from '../data/send.ts'
import { notify } from '../notice/notices.ts'
import { lazyPart } from './lazyPart.tsx'
import { onIdle } from './scheduling.ts'

const loadMenu = () => import('./MobileMenu.tsx')
const MobileMenu = lazyPart(loadMenu)
const Bell = lazyPart(async () => ({ default: (await loadMenu()).Bell }))

/** The bell of a signed-in user. */
export const bell = <Bell />

/** Renders the mobile menu. Its code is loaded when the page is idle or when the menu is first opened. */
export function LazyMenu(props: MarketplaceMobileMenuProps) {
  const [wasOpened, setOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setOpened(true)
  useEffect(() => onIdle(() => void loadMenu().catch(() => {})), [])
  // Closed, so that the next press on the button opens it again.
  const close = () => {
    setOpened(false)
    if (!props.isOpen) return
    props.onClose()
    notify('error', createNetworkError().message)
  }
  return wasOpened && <MobileMenu {...props} onUnavailable={close} />
}
