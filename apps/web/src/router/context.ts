import { createContext, useCallback, useContext, useMemo } from 'react'

/** The address on screen; during a transition it differs from the address of the browser. */
export interface RouterLocation {
  pathname: string
  search: string
  /** Identifies the entry of the browser's history. */
  key: string
  /** How the user got here: `pop` for a new visit, Back and Forward. */
  kind: 'pop' | 'push' | 'replace'
}

export interface NavigateOptions {
  /** Replaces the current entry of the history. */
  replace?: boolean
}

export type Navigate = (address: string, options?: NavigateOptions) => void

export const LocationContext = createContext<RouterLocation | null>(null)
/** Separate from the location: most components that navigate must not re-render with the address. */
export const NavigateContext = createContext<Navigate | null>(null)

function useRouter<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This component needs a router.')
  return value
}

export const useLocation = (): RouterLocation => useRouter(useContext(LocationContext))

/** Returns the function that opens an address of this site. It is the same in every render. */
export const useNavigate = (): Navigate => useRouter(useContext(NavigateContext))

/** Returns the query of the address and its setter. The setter is the same as long as the path is. */
export function useSearchParams() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback(
    (next: URLSearchParams, options?: NavigateOptions) => {
      const query = next.toString()
      navigate(query ? `${pathname}?${query}` : pathname, options)
    },
    [pathname, navigate],
  )
  return [params, setParams] as const
}
