/**
 * Keeps `apps/web/e2e/routes.json`, which says which routes each journey visits. `--check` compares it with the last
 * run of the journeys, whole or in part; `--update` writes the tests of the last run.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { paths } from '../../packages/domain/src/catalogues/paths.ts'
import { routesFile } from './journeysOf.ts'
import { routesIn, type Report, type Routes } from './report.ts'

const root = path.join(import.meta.dirname, '../..')
const report = path.join(root, 'node_modules/.plomada-reports/e2e.json')
const recorded = path.join(root, routesFile)
const visited = routesIn(JSON.parse(readFileSync(report, 'utf8')) as Report)

const known = existsSync(recorded) ? (JSON.parse(readFileSync(recorded, 'utf8')) as Routes) : {}

if (process.argv.includes('--update')) {
  const entries = Object.entries({ ...known, ...visited }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(recorded, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
  console.log(`${Object.keys(visited).length} journeys written to ${routesFile}`)
} else {
  const different = Object.keys(visited).filter((name) => visited[name] !== known[name])
  for (const name of different)
    console.error(`${name}\n  visited ${visited[name]}\n  written ${known[name] ?? 'nothing'}`)
  const visitedRoutes = new Set(Object.values(known).flatMap((routes) => routes.split(' ')))
  const unvisited = Object.values(paths).filter((route) => !visitedRoutes.has(route))
  if (unvisited.length > 0) console.error(`No journey visits ${unvisited.join(' ')}`)
  if (different.length > 0 || unvisited.length > 0) {
    console.error('Run all journeys, then: node tools/journeys/journeys.ts --update')
    process.exitCode = 1
  }
}
