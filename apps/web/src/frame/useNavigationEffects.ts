import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { mainId } from '@plomada/ui'
import { passNavigation } from '../notice/notices.ts'

/** After a navigation: messages age, a new page starts at its top with the focus in it; Back leaves the scroll alone. */
export function useNavigationEffects(): void {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    passNavigation()
    if (kind === NavigationType.Pop) return
    window.scrollTo(0, 0)
    document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, kind])
}
