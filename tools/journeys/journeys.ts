/**
 * Maintains `apps/web/e2e/routes.json`, the routes that each journey visits. `--check` compares it with the last run of
 * the journeys; `--update` writes the routes of the last run, which may be partial.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { paths } from '../../packages/domain/src/catalogues/paths.ts'
import { routesFile } from './findJourneys.ts'
import { listRoutes, type Report, type Routes } from './report.ts'

const root = path.join(import.meta.dirname, '../..')
const reports = path.join(root, 'node_modules/.plomada-reports')
/** The stages that run journeys; a journey for desktop and phone is in two of them. */
const stages = ['journeys', 'more-journeys', 'phone-journeys']
const recorded = path.join(root, routesFile)
const visited: Routes = {}
for (const file of stages.map((stage) => path.join(reports, `${stage}.json`)).filter(existsSync)) {
  const found = listRoutes(JSON.parse(readFileSync(file, 'utf8')) as Report) // written by Playwright
  for (const [name, routes] of Object.entries(found)) {
    const both = new Set(`${visited[name] ?? ''} ${routes}`.split(' ').filter(Boolean))
    visited[name] = [...both].toSorted().join(' ')
  }
}

const known = existsSync(recorded) ? (JSON.parse(readFileSync(recorded, 'utf8')) as Routes) : {}

if (process.argv.includes('--update')) {
  // A complete run also removes deleted journeys.
  const isComplete = stages.every((stage) => existsSync(path.join(reports, `${stage}.json`)))
  const entries = Object.entries(isComplete ? visited : { ...known, ...visited }).toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  )
  writeFileSync(recorded, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
  console.log(`${Object.keys(visited).length} journeys written to ${routesFile}`)
} else {
  const different = Object.keys(visited).filter((name) => visited[name] !== known[name])
  for (const name of different)
    console.error(`${name}\n  visited ${visited[name]}\n  recorded ${known[name] ?? 'nothing'}`)
  const visitedRoutes = new Set(Object.values(known).flatMap((routes) => routes.split(' ')))
  const unvisited = Object.values(paths).filter((route) => !visitedRoutes.has(route))
  if (unvisited.length > 0) console.error(`No journey visits ${unvisited.join(' ')}`)
  if (different.length > 0 || unvisited.length > 0) {
    console.error('Run all journeys, then: node tools/journeys/journeys.ts --update')
    process.exitCode = 1
  }
}
