import { useSyncExternalStore } from 'react'
import { DIRECTION_KEY } from './startScript'

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['dir'] })
  return () => observer.disconnect()
}

const choose = (isRtl: boolean) => {
  document.documentElement.dir = isRtl ? 'rtl' : 'ltr'
  try {
    localStorage.setItem(DIRECTION_KEY, document.documentElement.dir)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

/** Returns whether the page is right to left, and its setter. To try the layout: the site has no such language. */
export const useDirection = () => {
  const isRtl = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dir === 'rtl',
    () => false,
  )
  return [isRtl, choose] as const
}
