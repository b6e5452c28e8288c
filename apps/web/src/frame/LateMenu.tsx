import { lazy, Suspense, useEffect, useState } from 'react'
import type { MobileMenuProps } from '@plomada/ui'
import { whenIdle } from './idle.ts'

const fetchMenu = () => import('./Menu.ts')
const MobileMenu = lazy(fetchMenu)

/** The phone's menu: it comes when the page has nothing else to do, or with the first press on its button. */
export function LateMenu(props: MobileMenuProps) {
  const [wasOpened, setOpened] = useState(props.isOpen)
  if (props.isOpen && !wasOpened) setOpened(true)
  useEffect(() => whenIdle(() => void fetchMenu()), [])
  return (
    wasOpened && (
      <Suspense>
        <MobileMenu {...props} />
      </Suspense>
    )
  )
}
