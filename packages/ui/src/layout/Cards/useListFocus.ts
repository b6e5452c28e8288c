'use client'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** Returns the ref of the heading, which takes the focus after a page change. */
export function useHeadingFocus(page: number | undefined, isLoaded: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const previousPage = useRef(page)
  useEffect(() => {
    if (!isLoaded || previousPage.current === page) return
    previousPage.current = page
    heading.current?.focus()
  }, [page, isLoaded])
  return heading
}

/**
 * Moves the focus from a button of the empty or error state («Limpiar filtros», «Try again») when that state is
 * removed. Returns the callback for `BeforeRemoval`, which precedes the content of the state.
 */
export function useFocusAfterRemoval(state: string, getTarget: () => HTMLElement | null) {
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    const lost = focused.current
    focused.current = null
    if (lost && !lost.isConnected) getTarget()?.focus()
    // oxlint-disable-next-line react/exhaustive-deps -- only a change of state removes content
  }, [state])
  return useCallback(() => {
    focused.current = document.activeElement
  }, [])
}
