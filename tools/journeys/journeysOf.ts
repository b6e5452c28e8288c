/** Finds the journeys that visit a page, from the table of routes and the routes that the last complete run recorded. */
import path from 'node:path'
import { paths } from '../../packages/domain/src/catalogues/paths.ts'
import type { Routes } from './report.ts'

/** The table of pages and routes, from the root of the repository. */
export const tableFile = 'apps/web/src/routes.tsx'

/** The routes that each journey visits, from the root of the repository. */
export const routesFile = 'apps/web/e2e/routes.json'

/** The route of the page that every unknown address shows. */
const ANY = '*'
/** The address that journeys open to see that page: recorded routes do not contain it. */
const UNKNOWN_ADDRESS = '/nada'

/** Returns the routes of each page module, from the text of `routes.tsx`: `[paths.offer, latePage(() => import(…))]`. */
export function routesOfPages(table: string): Map<string, string[]> {
  const shared = new Map(
    [...table.matchAll(/const (\w+) = (?:latePage\()?\(\) => import\('\.\/([^']+)'\)/g)].map(
      ([, name, module]) => [name, module],
    ),
  )
  const found = new Map<string, string[]>()
  const entries = table.matchAll(
    /\[\s*(?:paths\.(\w+)|'\*'),\s*(?:latePage\()?(?:\(\) => import\('\.\/([^']+)'\)|(\w+))/g,
  )
  for (const [, name, module = '', constant] of entries) {
    const file = module || shared.get(constant)
    if (!file) continue
    const page = path.posix.join(path.posix.dirname(tableFile), file)
    const route = name === undefined ? ANY : paths[name as keyof typeof paths]
    found.set(page, [...(found.get(page) ?? []), route])
  }
  return found
}

/** Returns the journeys that visit one of the routes, as `playwright test --test-list <file>` takes them, a line each. */
export function journeysOf(routes: readonly string[], visited: Routes): string[] {
  const wanted = new Set(routes)
  return Object.keys(visited).filter(
    (name) =>
      visited[name]?.split(' ').some((route) => wanted.has(route)) ||
      (wanted.has(ANY) && name.includes(` ${UNKNOWN_ADDRESS}:`)),
  )
}
