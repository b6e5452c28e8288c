/** Finds the journeys that visit a page, from the table of routes and the recorded routes of the journeys. */
import path from 'node:path'
import { paths } from '../../packages/domain/src/catalogues/paths.ts'
import type { Routes } from './report.ts'

/** The table of pages and routes. */
export const routesTableFile = 'apps/web/src/routes.tsx'

/** The recorded routes of each journey. */
export const routesFile = 'apps/web/e2e/routes.json'

/** The route of the page for unknown addresses. */
const ANY = '*'
/** The address that journeys open for that page, which recorded routes do not contain. */
const UNKNOWN_ADDRESS = '/nada'

/** Returns the routes of each page module, from the text of `routes.tsx`: `[paths.offer, lazyPage(() => import(…))]`. */
export function readPageRoutes(table: string): Map<string, string[]> {
  const shared = new Map(
    [...table.matchAll(/const (\w+) = (?:lazyPage\()?\(\) => import\('\.\/([^']+)'\)/g)].map(
      ([, name, module]) => [name, module],
    ),
  )
  const found = new Map<string, string[]>()
  const entries = table.matchAll(
    /\[\s*(?:paths\.(\w+)|'\*'),\s*(?:lazyPage\()?(?:\(\) => import\('\.\/([^']+)'\)|(\w+))/g,
  )
  for (const [, name, module = '', constant] of entries) {
    const file = module || shared.get(constant)
    if (!file) continue
    const page = path.posix.join(path.posix.dirname(routesTableFile), file)
    const route = name === undefined ? ANY : paths[name as keyof typeof paths]
    found.set(page, [...(found.get(page) ?? []), route])
  }
  return found
}

/** Returns the journeys that visit one of the routes, as `playwright test --test-list <file>` takes them, a line each. */
export function findJourneys(routes: readonly string[], visited: Routes): string[] {
  const wanted = new Set(routes)
  return Object.keys(visited).filter(
    (name) =>
      visited[name]?.split(' ').some((route) => wanted.has(route)) ||
      (wanted.has(ANY) && name.includes(` ${UNKNOWN_ADDRESS}:`)),
  )
}
