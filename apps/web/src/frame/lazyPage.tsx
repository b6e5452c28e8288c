import { type ComponentType, lazy, useState } from 'react'
import { createNetworkError } from '../data/send.ts'
import { trackPageLoad } from './navigationPending.ts'

/** The parameters of a page, from its path and its query string. */
export interface RouteLocation {
  params: Readonly<Record<string, string | undefined>>
  search: URLSearchParams
}

export interface LazyPage {
  Page: ComponentType
  /** Loads the code and, when a location is given, the data of the page. */
  prefetch: (location?: RouteLocation) => Promise<void>
}

interface PageModule {
  prefetch?: (location: RouteLocation) => void
}

/** Declares a page whose code is loaded when it is opened or prefetched. */
export function lazyPage<Name extends string>(
  load: () => Promise<PageModule & Record<Name, ComponentType>>,
  name: Name,
): LazyPage {
  let loaded: ComponentType | undefined
  const loadPage = async () => {
    const module = await load()
    const Component: ComponentType = module[name]
    loaded = Component
    return { Component, prefetchData: module.prefetch }
  }
  const createLazy = (): ComponentType =>
    lazy(() =>
      trackPageLoad(
        loadPage().then(
          ({ Component }) => ({ default: Component }),
          (cause: unknown) => {
            // React caches the failed import: a retry needs a new lazy component.
            Lazy = createLazy()
            throw Object.assign(createNetworkError(), { cause })
          },
        ),
      ),
    )
  let Lazy = createLazy()
  const Page = () => {
    // A lazy component would suspend even when its code is loaded. Chosen once: another component would remount the page.
    const [{ Component }] = useState(() => ({ Component: loaded ?? Lazy }))
    return <Component />
  }
  const prefetch = async (location?: RouteLocation) => {
    const { prefetchData } = await loadPage()
    if (location) prefetchData?.(location)
  }
  return { Page, prefetch }
}
