'use client'
import { useEffect, useRef } from 'react'

const scrollIntoView = ({ target }: FocusEvent) => {
  if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/**
 * Scrolls a row of menu items to the current item, which a selector finds, and to the focused item. Returns the ref of
 * the row.
 */
export const useScrollToCurrent = <Row extends HTMLElement>(
  current: string | undefined,
  selector = '[aria-current]',
) => {
  const row = useRef<Row>(null)
  useEffect(() => {
    const menu = row.current
    if (!menu || current === undefined) return
    const center = () => {
      // Keyboard focus stays in view when the row changes.
      const item = menu.querySelector(':focus-visible') ?? menu.querySelector(selector)
      if (!item) return
      const [menuBox, itemBox] = [menu.getBoundingClientRect(), item.getBoundingClientRect()]
      menu.scrollBy({ left: itemBox.x + itemBox.width / 2 - (menuBox.x + menuBox.width / 2) })
    }
    // Runs on mount, when the row becomes visible, when the device rotates, and when the web font changes item widths.
    const watcher = new ResizeObserver(center)
    for (const part of [menu, ...menu.querySelectorAll('a, button')]) watcher.observe(part)
    return () => watcher.disconnect()
  }, [current, selector])
  useEffect(() => {
    const menu = row.current
    // Browsers do not scroll to a focused item that is partly visible, which clips its focus ring.
    menu?.addEventListener('focusin', scrollIntoView)
    return () => menu?.removeEventListener('focusin', scrollIntoView)
  }, [])
  return row
}
