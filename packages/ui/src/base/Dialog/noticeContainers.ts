import { useSyncExternalStore } from 'react'

/** The notice container of each open dialog, the topmost last. */
let containers: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

const update = (next: readonly HTMLElement[]) => {
  containers = next
  for (const listener of listeners) listener()
}

/** Registers the notice container of an open dialog. Returns a function that removes it. */
export const registerNoticeContainer = (container: HTMLElement) => {
  update([...containers, container])
  return () => update(containers.filter((one) => one !== container))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Returns the notice container of the topmost open dialog, or null. Screen readers ignore notices outside of a modal
 * dialog.
 */
export const useNoticeContainer = () =>
  useSyncExternalStore<HTMLElement | null>(
    subscribe,
    () => containers.at(-1) ?? null,
    () => null,
  )
