import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { mainId } from '@plomada/ui'
import { passNavigation } from '../notice/notices.ts'
import { useScrollMemory } from './scroll.ts'

const focusOn = (element: HTMLElement | null): boolean => {
  if (element && !element.hasAttribute('tabindex')) element.tabIndex = -1
  element?.focus({ preventScroll: true })
  return element !== null
}

/** The first such element on screen: a page that is being replaced may still stand hidden beside what waits for the next. */
const visible = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => element.checkVisibility()) ?? null

let awaited: MutationObserver | undefined

/** Moves the focus to what the page is about; where that is still on its way, to the page, and there once it has come. */
function focusHeading(): void {
  awaited?.disconnect()
  if (focusOn(visible('h1'))) return
  focusOn(visible(`#${mainId}`))
  awaited = new MutationObserver(() => {
    const heading = visible('h1')
    if (!heading) return
    awaited?.disconnect()
    const { activeElement } = document
    // Whoever has gone on meanwhile stays where they are.
    if (activeElement === document.body || activeElement?.id === mainId) focusOn(heading)
  })
  awaited.observe(document.body, { childList: true, subtree: true })
}

/**
 * After a navigation: messages age, the focus goes to the heading of the new page, and the page starts at its top, or
 * where one left it on the way back. A filter and another page of a list leave all that alone: the list itself sees
 * to them.
 */
export function useNavigationEffects(): void {
  const { pathname } = useLocation()
  const kind = useNavigationType()
  const last = useRef(pathname)
  useScrollMemory()
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    passNavigation()
    if (kind !== NavigationType.Pop) window.scrollTo(0, 0)
    focusHeading()
  }, [pathname, kind])
}
