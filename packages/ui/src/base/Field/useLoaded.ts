import { useState } from 'react'

/** Returns a function that loads a module once. The next call after a failed load tries again. */
export const createLoader = <Loaded>(load: () => Promise<Loaded>) => {
  let loading: Promise<Loaded | undefined> | undefined
  return () =>
    (loading ??= load().catch(() => {
      loading = undefined
      return undefined
    }))
}

/** Returns a lazily loaded component once it is there, and a function that loads it. */
export const useLoaded = <Loaded>(load: () => Promise<Loaded | undefined>) => {
  const [loaded, setLoaded] = useState<Loaded>()
  const loadNow = () => void load().then((value) => value !== undefined && setLoaded(() => value))
  return [loaded, loadNow] as const
}
