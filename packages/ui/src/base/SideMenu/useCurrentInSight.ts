'use client'
import { useEffect, useRef } from 'react'

const show = ({ target }: FocusEvent) => {
  if (target instanceof Element) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Where a menu is a row that scrolls, brings the current item to its middle, and all of whatever has the focus. */
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
    // Called at once, when the row appears after having been hidden, and when the phone is turned.
    const watcher = new ResizeObserver(centre)
    watcher.observe(menu)
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
