'use client'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'

/** Returns the ref of the heading, which takes the focus after a page change or when the focused card was replaced. */
export function useHeadingFocus(page: number | undefined, isLoaded: boolean, replacements: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const previous = useRef({ page, replacements })
  useEffect(() => {
    const before = previous.current
    if (!isLoaded || (before.page === page && before.replacements === replacements)) return
    previous.current = { page, replacements }
    const list = heading.current?.parentElement?.nextElementSibling
    if (before.page !== page || list?.contains(document.activeElement)) heading.current?.focus()
  }, [page, isLoaded, replacements])
  return heading
}

/**
 * Moves the focus from a button of the empty or error state («Limpiar filtros», «Reintentar») when that state is
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
