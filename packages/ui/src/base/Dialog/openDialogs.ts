import { useSyncExternalStore } from 'react'

/** Where each open dialog takes messages, the topmost last. */
let places: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

const change = (next: readonly HTMLElement[]) => {
  places = next
  for (const listener of listeners) listener()
}

/** Offers a place in a dialog that has opened; gives back what takes it away. */
export const openPlace = (place: HTMLElement) => {
  change([...places, place])
  return () => change(places.filter((one) => one !== place))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The place for messages in the topmost dialog; null while none is open. Services of it nothing is read out. */
export const useOpenPlace = () =>
  useSyncExternalStore<HTMLElement | null>(
    subscribe,
    () => places.at(-1) ?? null,
    () => null,
  )
