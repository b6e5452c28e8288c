import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import type { Case } from './cases.ts'
import type { LedgerCost } from './ledger.ts'
import { percentile, type Sample } from './measure.ts'
import type { TransitionCost } from './transitions.ts'

/** The samples of one case at one size. */
export interface Result {
  size: number
  case: Case
  /** Null if the floor does not respond to the case. */
  floor: Sample | null
  app: Sample
}

/** Resident memory of the app in MB, after the start and at its highest. */
export interface Memory {
  size: number
  atRest: number
  underLoad: number
}

const memoryLimits = { atRest: 200, underLoad: 350 }
/** The limit of a transition, relative to a hand-written transaction. */
const TRANSITION_TIMES = 2

/** The limit of a statement, relative to its floor, and of the check, in seconds. */
const ledgerLimits = { times: 1.5, seconds: 10 }

const page = join(import.meta.dirname, '../../../docs/measurements/api.md')
const head = `# Measurements of the API

Written by \`pnpm bench:api\`; [performance](../performance.md) explains them. Do not edit.`

/** Returns the CPU time per request in milliseconds, of the process and its backends. */
const getCost = ({ cpu, requests }: Sample) => (cpu.process + cpu.database) / requests
const format = (number: number) => number.toFixed(number < 10 ? 2 : 1)

/** Returns the CPU time relative to the smallest size, or null for that size. */
function getGrowth(results: readonly Result[], result: Result): number | null {
  const [smallest] = results.filter((other) => other.case.title === result.case.title)
  return smallest && smallest.size < result.size ? getCost(result.app) / getCost(smallest.app) : null
}

const formatWithLimit = (value: number, limit: number, unit = '') =>
  `${format(value)}${value > limit ? ' ✗' : ''} of ${limit}${unit}`

function formatGrowth(growth: number | null, limit: number | undefined): string {
  if (growth === null) return ''
  return limit === undefined ? format(growth) : formatWithLimit(growth, limit)
}

function formatResult({ app, floor, case: { limit } }: Result): string {
  if ('milliseconds' in limit) return formatWithLimit(getCost(app), limit.milliseconds, ' ms')
  return floor ? formatWithLimit(getCost(app) / getCost(floor), limit.times, ' times') : ''
}

const createRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const createHead = (cells: readonly string[]) => [createRow(cells), createRow(cells.map(() => '---'))]

function createTable(results: readonly Result[]): string[] {
  const head = [
    'case',
    'offers',
    'req/s',
    'p50',
    'p95',
    'p99',
    'app',
    'its database',
    'floor',
    'limit',
    'growth',
  ]
  const lines = results.map((result) => {
    const { app, floor, size } = result
    const growth = getGrowth(results, result)
    return createRow([
      result.case.title,
      String(size),
      (app.requests / app.seconds).toFixed(0),
      ...[0.5, 0.95, 0.99].map((share) => percentile(app, share).toFixed(1)),
      format(app.cpu.process / app.requests),
      format(app.cpu.database / app.requests),
      floor ? format(getCost(floor)) : '',
      formatResult(result),
      formatGrowth(growth, result.case.growth),
    ])
  })
  return [...createHead(head), ...lines]
}

const createMemoryTable = (memory: readonly Memory[]): string[] => [
  ...createHead(['offers', 'RSS at rest, MB', 'RSS under load, MB']),
  ...memory.map(({ size, atRest, underLoad }) =>
    createRow([
      String(size),
      formatWithLimit(Math.round(atRest), memoryLimits.atRest),
      formatWithLimit(Math.round(underLoad), memoryLimits.underLoad),
    ]),
  ),
]

const createTransitionTable = (transitions: readonly TransitionCost[]): string[] => [
  ...createHead(['transition of a job', 'app', 'its database', 'floor', 'its database', 'limit']),
  ...transitions.map(({ name, app, floor }) => {
    const times = (app.process + app.database) / (floor.process + floor.database)
    const cells = [app.process, app.database, floor.process, floor.database].map(format)
    return createRow([name, ...cells, formatWithLimit(times, TRANSITION_TIMES, ' times')])
  }),
]

/** Prints the results as a table. */
export const printResults = (results: readonly Result[]): void => console.log(createTable(results).join('\n'))

/** Prints the memory of the app as a table. */
export const printMemory = (memory: readonly Memory[]): void =>
  console.log(createMemoryTable(memory).join('\n'))

/** Prints the CPU time of transitions as a table. */
export const printTransitions = (transitions: readonly TransitionCost[]): void =>
  console.log(createTransitionTable(transitions).join('\n'))

/** Prints the cost of a statement and of the check of the ledger as a table. */
export const printLedger = ({ entries, statementEntries, check, app, floor }: LedgerCost): void =>
  console.log(
    [
      ...createHead(['the ledger', 'app', 'floor', 'limit']),
      createRow([
        `statement of ${statementEntries} entries, CPU in ms`,
        format(app),
        format(floor),
        formatWithLimit(app / floor, ledgerLimits.times, ' times'),
      ]),
      createRow([
        `check of ${entries} entries`,
        `${format(check.elapsed)} s elapsed`,
        '',
        `${formatWithLimit(check.cpu, ledgerLimits.seconds, ' s')} of CPU`,
      ]),
    ].join('\n'),
  )

/** All that `pnpm bench:api` measures. */
interface Measured {
  results: readonly Result[]
  memory: readonly Memory[]
  transitions: readonly TransitionCost[]
}

/** Writes the tables to docs/measurements/api.md. */
export async function writeResults(
  { results, memory, transitions }: Measured,
  clients: number,
): Promise<void> {
  const byCase = [...Map.groupBy(results, (result) => result.case.title).values()].flat()
  const about = `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${clients} connections. CPU time in milliseconds per request: of the app, of its database backends, and of the floor with its backends.`
  const lines = [
    head,
    '',
    about,
    '',
    ...createTable(byCase),
    '',
    ...createMemoryTable(memory),
    '',
    ...createTransitionTable(transitions),
    '',
  ]
  await writeFile(page, lines.join('\n'))
}
