import { useCallback, useSyncExternalStore } from 'react'
import { type Breakpoint, from } from '../theme/breakpoints.ts'

/** Returns whether the window has at least this width; false on a server. */
export function useIsWide(width: Breakpoint): boolean {
  const query = from(width)
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
}
