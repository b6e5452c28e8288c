import { useSyncExternalStore } from 'react'

/**
 * Creates a value outside of React and a hook that re-renders when it changes. The server, and the browser while it
 * hydrates the server's HTML, render `serverValue`.
 */
export function createStore<Value>(value: Value, serverValue = value) {
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = (): Value => value
  return {
    get,
    set(next: Value) {
      value = next
      for (const listener of listeners) listener()
    },
    useValue: (): Value => useSyncExternalStore(subscribe, get, () => serverValue),
  }
}
