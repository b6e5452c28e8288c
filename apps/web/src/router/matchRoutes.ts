import type { ReactNode } from 'react'

/** A page, or a frame around the pages in `children`. */
export interface RouteObject {
  /** The path of a page, such as `/offer/:id`; `*` matches every address without another page. */
  path?: string
  caseSensitive?: boolean
  element: ReactNode
  /** Data for the code that matches routes. */
  handle?: unknown
  children?: readonly RouteObject[]
}

export type Params = Readonly<Record<string, string | undefined>>

/** A route on the way from the frame to the page, with the parameters of the page. */
export interface RouteMatch {
  route: RouteObject
  params: Params
}

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const splitPath = (path: string): string[] => path.replace(/\/+$/, '').split('/')

function matchPath({ path = '*', caseSensitive }: RouteObject, segments: readonly string[]): Params | null {
  if (path === '*') return {}
  const names = splitPath(path)
  if (names.length !== segments.length) return null
  const params: Record<string, string> = {}
  const fold = (text: string) => (caseSensitive ? text : text.toLowerCase())
  const isMatch = names.every((name, position) => {
    const segment = segments[position] ?? ''
    if (!name.startsWith(':')) return fold(name) === fold(segment)
    params[name.slice(1)] = segment
    return segment !== ''
  })
  return isMatch ? params : null
}

const flatten = (routes: readonly RouteObject[]): RouteObject[][] =>
  routes.flatMap((route) =>
    route.children ? flatten(route.children).map((branch) => [route, ...branch]) : [[route]],
  )

/**
 * Returns the routes of a path, the frame first and the page last, or null when no page matches. The page with the fewest
 * parameters wins, and the first of several; `*` is last.
 */
export function matchRoutes(routes: readonly RouteObject[], pathname: string): RouteMatch[] | null {
  const segments = splitPath(pathname).map(decode)
  let best: RouteMatch[] | null = null
  let fewest = Infinity
  for (const branch of flatten(routes)) {
    const page = branch.at(-1)
    const params = page && matchPath(page, segments)
    const count = page?.path === '*' ? Number.MAX_VALUE : Object.keys(params ?? {}).length
    if (!params || count >= fewest) continue
    fewest = count
    best = branch.map((route) => ({ route, params }))
  }
  return best
}
