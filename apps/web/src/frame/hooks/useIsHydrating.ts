import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** Returns whether the page is rendered on the server or hydrated, when it cannot depend on the user. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  )
