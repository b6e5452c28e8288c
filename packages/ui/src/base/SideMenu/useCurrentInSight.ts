'use client'
import { useEffect, useRef } from 'react'

const show = ({ target }: FocusEvent) => {
  if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Scrolls a menu that is a row: to the current item, and to the item that gets focus. */
export const useCurrentInSight = <Row extends HTMLElement>(current: string | undefined) => {
  const row = useRef<Row>(null)
  useEffect(() => {
    const menu = row.current
    if (!menu || current === undefined) return
    const centre = () => {
      const item = menu.querySelector('[aria-current]')
      if (!item) return
      const [whole, cell] = [menu.getBoundingClientRect(), item.getBoundingClientRect()]
      menu.scrollBy({ left: cell.x + cell.width / 2 - (whole.x + whole.width / 2) })
    }
    // Called at once, when the row appears after having been hidden, when the phone is turned, and when the web font
    // arrives, which changes the width of the items.
    const watcher = new ResizeObserver(centre)
    for (const part of [menu, ...menu.querySelectorAll('a, button')]) watcher.observe(part)
    return () => watcher.disconnect()
  }, [current])
  useEffect(() => {
    const menu = row.current
    // A browser leaves an item alone that can be seen in part, and then half of its focus ring is cut.
    menu?.addEventListener('focusin', show)
    return () => menu?.removeEventListener('focusin', show)
  }, [])
  return row
}
