import { lazy, Suspense } from 'react'
import { matchRoutes, Navigate, type RouteObject, useRoutes } from 'react-router-dom'
import { Splash } from '@plomada/ui'
import { aliases } from '@plomada/domain'
import { withoutStaleReload } from './frame/staleAssets.ts'
import type { LazyPage } from './frame/lazyPage.tsx'
import type { Frame, PagesOfNoun } from './frame/pages.ts'
import { PublicFrame } from './frame/PublicFrame.tsx'
import { PaymentWindowFrame } from './frame/PaymentWindowFrame.tsx'

const nouns = Object.values(import.meta.glob<PagesOfNoun>('./*/*.pages.ts', { eager: true, import: 'pages' }))

const loadAdminArea = () => import('./frame/AdminArea.tsx')
const AdminArea = lazy(() => loadAdminArea().then((module) => ({ default: module.AdminArea })))

const toRoutes = (frame: Frame): RouteObject[] =>
  nouns
    .flatMap((pages) => pages[frame] ?? [])
    .map(([path, { Page, prefetch }]) => ({ path, element: <Page />, handle: prefetch }))

const routes: RouteObject[] = [
  // First: `/Dashboard` must match before `/dashboard`, which ignores case.
  ...[...aliases].map(([path, to]): RouteObject => ({
    path,
    caseSensitive: true,
    element: <Navigate to={to} replace />,
  })),
  { element: <PublicFrame />, children: toRoutes('site') },
  {
    element: (
      <Suspense fallback={<Splash />}>
        <AdminArea />
      </Suspense>
    ),
    handle: loadAdminArea,
    children: toRoutes('admin'),
  },
  { element: <PaymentWindowFrame />, children: toRoutes('paymentWindow') },
]

/** Renders the page of the current path. `branch` are its routes without the others. @default all routes */
export const Routes = ({ branch = routes }: { branch?: RouteObject[] | undefined }) => useRoutes(branch)

/** The branches of paths without parameters, which requests match again and again. */
const branches = new Map<string, RouteObject[]>()

function findBranch(pathname: string): RouteObject[] {
  const known = branches.get(pathname)
  if (known) return known
  const matches = matchRoutes(routes, pathname) ?? []
  let branch: RouteObject[] = []
  for (const { route } of matches.toReversed())
    branch = [branch.length > 0 ? ({ ...route, children: branch } as RouteObject) : route]
  if (matches.at(-1)?.route.path === pathname) branches.set(pathname, branch)
  return branch
}

/** Loads the code of the page at a path. Returns its routes alone: React Router prepares all that it is given, each time. */
export async function loadPage(pathname: string): Promise<RouteObject[]> {
  const branch = findBranch(pathname)
  for (let route = branch[0]; route; route = route.children?.[0])
    await (route.handle as LazyPage['prefetch'] | undefined)?.()
  return branch
}

/** Loads the code of the page of an address and, when wanted, its data. */
export async function prefetchAddress(address: string, { withData }: { withData: boolean }): Promise<void> {
  const { pathname, searchParams } = new URL(address, location.origin)
  const matches = matchRoutes(routes, pathname) ?? []
  await Promise.all(
    matches.map(async ({ route, params }) => {
      const prefetch = route.handle as LazyPage['prefetch'] | undefined
      if (prefetch)
        await withoutStaleReload(prefetch(withData ? { params, search: searchParams } : undefined))
    }),
  )
}
