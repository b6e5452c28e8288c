import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { mainId } from '@plomada/ui'
import { passNavigation } from '../../notice/notices.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

const focusOn = (element: HTMLElement | null): boolean => {
  if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element?.focus({ preventScroll: true })
  return element !== null
}

/** Returns the first visible match: during a transition the previous page is still in the document, hidden. */
const findVisible = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility()) ?? null

let headingObserver: MutationObserver | undefined

/** Focuses the heading of the page; while the page is loading the main element, and the heading when it appears. */
function focusHeading(): void {
  headingObserver?.disconnect()
  if (focusOn(findVisible('h1'))) return
  focusOn(findVisible(`#${mainId}`))
  headingObserver = new MutationObserver(() => {
    const heading = findVisible('h1')
    if (!heading) return
    headingObserver?.disconnect()
    const { activeElement } = document
    // The user may have moved the focus in the meantime.
    if (activeElement === document.body || activeElement?.id === mainId) focusOn(heading)
  })
  headingObserver.observe(document.body, { childList: true, subtree: true })
}

/**
 * After a change of the path, removes old notices, scrolls to the top or restores the position, and focuses the heading.
 * Filters and pages of a list change only the query; the list handles them.
 */
export function useNavigationEffects(): void {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const last = useRef(pathname)
  useScrollRestoration()
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    passNavigation()
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0)
    focusHeading()
  }, [pathname, kind])
}
