import { type ReactNode, useCallback, useLayoutEffect, useState } from 'react'
import { LocationContext, NavigateContext, type Navigate, type RouterLocation } from './context.ts'

const readLocation = (kind: RouterLocation['kind']): RouterLocation => ({
  pathname: location.pathname,
  search: location.search,
  key: (history.state as { key?: string } | null)?.key ?? 'default',
  kind,
})

/** Follows the address of the browser. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [current, setCurrent] = useState(() => readLocation('pop'))

  const navigate = useCallback<Navigate>((address, { replace = false } = {}) => {
    const url = new URL(address, location.origin)
    if (url.origin !== location.origin) throw new Error(`${address} is not an address of this site.`)
    const state = { key: Math.random().toString(36).slice(2) }
    try {
      if (replace) history.replaceState(state, '', url)
      else history.pushState(state, '', url)
      setCurrent(readLocation(replace ? 'replace' : 'push'))
    } catch {
      // Safari allows a hundred changes in ten seconds.
      location.assign(url)
    }
  }, [])

  useLayoutEffect(() => {
    const onPop = () => setCurrent(readLocation('pop'))
    addEventListener('popstate', onPop)
    return () => removeEventListener('popstate', onPop)
  }, [])

  return (
    <NavigateContext value={navigate}>
      <LocationContext value={current}>{children}</LocationContext>
    </NavigateContext>
  )
}

const cannotNavigate: Navigate = () => {
  throw new Error('A fixed address cannot change.')
}

/** Renders at a fixed address, as on a server. */
export function StaticRouter({ location: address, children }: { location: string; children: ReactNode }) {
  const { pathname, search } = new URL(`http://localhost${address}`)
  return (
    <NavigateContext value={cannotNavigate}>
      <LocationContext value={{ pathname, search, key: 'default', kind: 'pop' }}>{children}</LocationContext>
    </NavigateContext>
  )
}
