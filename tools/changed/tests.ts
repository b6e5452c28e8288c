/** Chooses the unit and server tests that a change can reach. */
import path from 'node:path'
import { distancesFrom, type Graph } from './graph.ts'

export interface ChosenTests {
  /** Files by vitest project. */
  files: Map<string, string[]>
  leftOut: number
}

/** Tests of another package run when they are at most this many imports away from the change. */
const NEAR = 3
/** The same for server tests of other nouns, which each start an app and a database. */
const SERVER_NEAR = 2
const SERVER_LIMIT = 6

/** Tests that render every story; unless they change themselves, they run for the chosen stories only. */
export const storyTests = ['hydration', 'server', 'speech'].map(
  (name) => `packages/ui/src/testing/${name}.test.tsx`,
)

/** Files that tests read from disk or by a glob, which the import graph does not contain. */
const readers: [changed: RegExp, test: RegExp][] = [
  [/^packages\/ui\/src\/.*(?<!\.test)\.tsx?$/, /^packages\/ui\/src\/testing\/\w+\.test\.ts$/],
  [/^apps\/api\/src\/http\/page\.css\.ts$/, /\/serverPages\.test\.ts$/],
  [/^packages\/ui\/src\/theme\/fonts\/|^apps\/api\/src\/http\/archivo/, /\/serverPages\.test\.ts$/],
  [/^apps\/api\/src\/database\/migrations\//, /^apps\/api\/src\/database\/.*\.test\.ts$/],
  [/^docs\/security\.md$|\.test\.tsx?$/, /\/securityDocument\.test\.ts$/],
  [/^apps\/web\/(src\/routes\.tsx|e2e\/routes\.json)$/, /\/journeysOf\.test\.ts$/],
]
const decidesAccess = /(^|[./])access\.ts$|\/session\/(viewer|verify)\.ts$|\/http\/viewer\.ts$/

/** Slow server tests (`*.slow.test.ts`) run in a project of their own, with the whole suite. */
const isTest = (file: string) => /(?<!\.slow)\.test\.tsx?$/.test(file)

/** The vitest project of a test file, as `vitest.config.ts` divides them. */
function projectOf(file: string): string {
  if (file.startsWith('apps/api/')) return 'api'
  return file.endsWith('.tsx') || file.startsWith('apps/web/') ? 'unit-dom' : 'unit'
}

const packageOf = (file: string) => file.split('/').slice(0, 2).join('/')
/** The noun of a file in domain or on the server: its folder. */
const nounOf = (file: string) => /^(?:packages\/domain|apps\/api)\/src\/([a-z]+)\//.exec(file)?.[1]

/** Returns the test files that a change reaches, the nearest ones where there are too many. */
export function chooseTests(changed: readonly string[], files: readonly string[], graph: Graph): ChosenTests {
  const distances = distancesFrom(changed, graph.importers)
  const packages = new Set(changed.map(packageOf))
  const nouns = new Set(changed.filter((file) => !isTest(file)).map(nounOf))
  const readsChange = (test: string) =>
    readers.some(([from, to]) => to.test(test) && changed.some((file) => from.test(file)))
  const isWholeFile = (test: string) => !storyTests.includes(test) || (distances.get(test) ?? Infinity) <= 1
  const tests = files.filter(
    (file) => isTest(file) && isWholeFile(file) && (distances.has(file) || readsChange(file)),
  )
  const distanceOf = (test: string) => (readsChange(test) ? 0 : (distances.get(test) ?? Infinity))
  const units = tests.filter((test) => projectOf(test) !== 'api')
  const nearUnits = units.filter((test) => packages.has(packageOf(test)) || distanceOf(test) <= NEAR)

  const server = tests.filter((test) => projectOf(test) === 'api')
  const isOwn = (test: string) =>
    distanceOf(test) === 0 || (nounOf(test) !== undefined && nouns.has(nounOf(test)))
  const own = server.filter(isOwn)
  const others = server
    .filter((test) => !isOwn(test) && distanceOf(test) <= SERVER_NEAR)
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, Math.max(0, SERVER_LIMIT - own.length))
  const matrix = changed.some((file) => decidesAccess.test(file))
    ? server.filter((test) => path.posix.basename(test) === 'access.test.ts')
    : []
  const chosen = new Set([...nearUnits, ...own, ...others, ...matrix])
  return { files: Map.groupBy([...chosen], projectOf), leftOut: tests.length - chosen.size }
}
