import { useSyncExternalStore } from 'react'
import { from } from '../theme/breakpoints.ts'

const query = from(1200)

const subscribe = (onChange: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Returns whether the window has at least 1200 px; false on a server. */
export const useIsWide = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
