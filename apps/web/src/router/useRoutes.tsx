import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from './context.ts'
import { matchRoutes, type Params, type RouteObject } from './matchRoutes.ts'

/** What a route renders inside, and the parameters of its path. */
const RouteContext = createContext<{ outlet: ReactNode; params: Params }>({ outlet: null, params: {} })

/** Renders the routes of the current path. A change of the query alone re-renders none of them. */
export function useRoutes(routes: readonly RouteObject[]): ReactNode {
  const { pathname } = useLocation()
  return useMemo(
    () =>
      matchRoutes(routes, pathname)?.reduceRight<ReactNode>(
        (outlet, { route, params }) => (
          <RouteContext value={{ outlet, params }}>{route.element}</RouteContext>
        ),
        null,
      ),
    [routes, pathname],
  )
}

/** Renders the page inside of a frame. */
export const Outlet = (): ReactNode => useContext(RouteContext).outlet

/** Returns the parameters of the path, decoded. */
export const useParams = (): Params => useContext(RouteContext).params

/** Opens another address as soon as it is rendered. */
export function Navigate({ to, replace = false }: { to: string } & NavigateOptions) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace }), [navigate, to, replace])
  return null
}
