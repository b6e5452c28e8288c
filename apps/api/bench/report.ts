import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Case } from './cases.ts'
import { percentile, type Sample } from './measure.ts'

/** The samples of one case at one size. */
export interface Result {
  size: number
  case: Case
  baseline: Sample
  app: Sample
}

const page = join(import.meta.dirname, '../../../docs/performance.md')
const begin = '<!-- bench: begin -->'
const end = '<!-- bench: end -->'

const perRequest = ({ cpu, requests }: Sample) => cpu / requests
const format = (number: number) => number.toFixed(number < 10 ? 2 : 1)
const getRatio = ({ app, baseline }: Result) => perRequest(app) / perRequest(baseline)

/** Returns the CPU time relative to the smallest size, or null for that size. */
function getGrowth(results: readonly Result[], result: Result): number | null {
  const [smallest] = results.filter((other) => other.case.title === result.case.title)
  return smallest && smallest.size < result.size ? perRequest(result.app) / perRequest(smallest.app) : null
}

const formatWithLimit = (value: number, limit: number) => `${value.toFixed(2)}${value > limit ? ' ✗' : ''}`

function createTable(results: readonly Result[]): string[] {
  const head = [
    'case',
    'offers',
    'req/s',
    'p50',
    'p95',
    'p99',
    'CPU',
    'baseline CPU',
    'times baseline',
    'growth',
  ]
  const lines = results.map((result) => {
    const { app, baseline, size } = result
    const growth = getGrowth(results, result)
    return [
      result.case.title,
      String(size),
      (app.requests / app.seconds).toFixed(0),
      ...[0.5, 0.95, 0.99].map((share) => percentile(app, share).toFixed(1)),
      format(perRequest(app)),
      format(perRequest(baseline)),
      `${formatWithLimit(getRatio(result), result.case.atMost)} of ${result.case.atMost}`,
      growth === null ? '' : `${formatWithLimit(growth, result.case.growth)} of ${result.case.growth}`,
    ]
  })
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`)
}

/** Prints the results as a table. */
export const printResults = (results: readonly Result[]): void => console.log(createTable(results).join('\n'))

/** Replaces the table in the documentation. */
export async function writeResults(results: readonly Result[]): Promise<void> {
  const text = await readFile(page, 'utf8')
  const [before, after] = [text.indexOf(begin), text.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`${page} has no markers for the table.`)
  const byCase = [...Map.groupBy(results, (result) => result.case.title).values()].flat()
  const about = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}). Times in milliseconds; CPU of the application and of its database backends, per request.`
  const table = [begin, '', about, '', ...createTable(byCase), '', end].join('\n')
  await writeFile(page, text.slice(0, before) + table + text.slice(after + end.length))
}
