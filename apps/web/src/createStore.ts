import { useSyncExternalStore } from 'react'

/** Creates a value outside of React and a hook that re-renders when it changes. */
export function createStore<Value>(value: Value) {
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
    useValue: (): Value => useSyncExternalStore(subscribe, get),
  }
}
