/** Chooses the unit and server tests that a change can affect. */
import path from 'node:path'
import { measureDistances, type Graph } from './graph.ts'

export interface ChosenTests {
  /** Files by vitest project. */
  files: Map<string, string[]>
  leftOut: number
}

/** Tests of another package run when they are at most this many imports away from the change. */
const MAX_DISTANCE = 3
/** The same for server tests of other nouns, which each start an app and a database. */
const MAX_SERVER_DISTANCE = 2
const MAX_SERVER_TESTS = 6

/** Tests that render every story; unless they change, they run only for the chosen stories. */
export const storyTests = ['hydration', 'server', 'screenReaderOutput'].map(
  (name) => `packages/ui/src/testing/${name}.test.tsx`,
)

/** Files that tests read from disk or by a glob: the import graph does not contain these edges. */
const readers: [changed: RegExp, test: RegExp][] = [
  [/^packages\/ui\/src\/.*(?<!\.test)\.tsx?$/, /^packages\/ui\/src\/testing\/\w+\.test\.ts$/],
  [/^packages\/ui\/src\/.*(?<!\.test)\.tsx?$/, /^tools\/componentDocs\/\w+\.test\.ts$/],
  [/^apps\/api\/src\/http\/page\.css\.ts$/, /\/serverPages\.test\.ts$/],
  [/^packages\/ui\/src\/theme\/fonts\/|^apps\/api\/src\/http\/archivo/, /\/serverPages\.test\.ts$/],
  [/^apps\/api\/src\/http\/shareCard\//, /\/web\.shareCards\.test\.ts$/],
  [/^apps\/api\/src\/database\/migrations\//, /^apps\/api\/src\/database\/.*\.test\.ts$/],
  [/^docs\/security\.md$|\.test\.tsx?$/, /\/securityDocument\.test\.ts$/],
  [/^apps\/web\/(src\/routes\.tsx|e2e\/routes\.json)$/, /\/findJourneys\.test\.ts$/],
  [/^examples\//, /\/exampleSources\.test\.ts$/],
]
const decidesAccess = /(^|[./])access\.ts$|\/session\/(viewer|verify)\.ts$|\/http\/viewer\.ts$/

/** Matches tests without the slow server tests, which only `test:all` runs. */
const isTest = (file: string) => /(?<!\.slow)\.test\.tsx?$/.test(file)

/** Returns the Vitest project of a test file, as in `vitest.config.ts`. */
function getProject(file: string): string {
  if (file.startsWith('apps/api/')) return 'api'
  return file.endsWith('.tsx') || file.startsWith('apps/web/') ? 'unit-dom' : 'unit'
}

const getPackage = (file: string) => file.split('/').slice(0, 2).join('/')
/** Returns the noun of a file in domain or on the server. */
const getNoun = (file: string) => /^(?:packages\/domain|apps\/api)\/src\/([a-z]+)\//.exec(file)?.[1]

/** Returns the test files that a change can affect; the nearest ones when there are too many. */
export function chooseTests(changed: readonly string[], files: readonly string[], graph: Graph): ChosenTests {
  const distances = measureDistances(changed, graph.importers)
  const packages = new Set(changed.map(getPackage))
  const nouns = new Set(changed.filter((file) => !isTest(file)).map(getNoun))
  const readsChange = (test: string) =>
    readers.some(([from, to]) => to.test(test) && changed.some((file) => from.test(file)))
  const isWholeFile = (test: string) => !storyTests.includes(test) || (distances.get(test) ?? Infinity) <= 1
  const tests = files.filter(
    (file) => isTest(file) && isWholeFile(file) && (distances.has(file) || readsChange(file)),
  )
  const distanceOf = (test: string) => (readsChange(test) ? 0 : (distances.get(test) ?? Infinity))
  const units = tests.filter((test) => getProject(test) !== 'api')
  const nearUnits = units.filter((test) => packages.has(getPackage(test)) || distanceOf(test) <= MAX_DISTANCE)

  const server = tests.filter((test) => getProject(test) === 'api')
  const isOwn = (test: string) =>
    distanceOf(test) === 0 || (getNoun(test) !== undefined && nouns.has(getNoun(test)))
  const own = server.filter(isOwn)
  const others = server
    .filter((test) => !isOwn(test) && distanceOf(test) <= MAX_SERVER_DISTANCE)
    .toSorted((one, other) => distanceOf(one) - distanceOf(other))
    .slice(0, Math.max(0, MAX_SERVER_TESTS - own.length))
  const matrix = changed.some((file) => decidesAccess.test(file))
    ? server.filter((test) => path.posix.basename(test) === 'access.test.ts')
    : []
  const chosen = new Set([...nearUnits, ...own, ...others, ...matrix])
  return { files: Map.groupBy([...chosen], getProject), leftOut: tests.length - chosen.size }
}
