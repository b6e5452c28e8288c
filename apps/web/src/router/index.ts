export { type NavigateOptions, useLocation, useNavigate, useSearchParams } from './context.ts'
export { matchRoutes, type RouteObject } from './matchRoutes.ts'
export { BrowserRouter, StaticRouter } from './Router.tsx'
export { Navigate, Outlet, useParams, useRoutes } from './useRoutes.tsx'
