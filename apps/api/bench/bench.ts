/** `pnpm bench:api`: measures the CPU time of requests relative to a minimal server, at three sizes of the marketplace. */
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { createCases, type Case } from './cases.ts'
import { measureLedger } from './ledger.ts'
import { combine, measure, sendRequest, type Sample } from './measure.ts'
import { isLocal, startServer, type Server } from './processes.ts'
import {
  printLedger,
  printMemory,
  printResults,
  printTransitions,
  writeResults,
  type Memory,
  type Result,
} from './report.ts'
import { findFrequentPlaces, groupWords, openMarketplace } from './seed.ts'
import { measureTransitions } from './transitions.ts'

const { values: options } = parseArgs({
  options: {
    /** Numbers of offers, separated by commas. */
    sizes: { type: 'string', default: '10000,100000,1000000' },
    /** Seconds for each case, size and server, in all rounds. */
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    /** Concurrent connections. */
    clients: { type: 'string', default: '32' },
    /** Runs only cases whose title contains this. */
    only: { type: 'string', default: '' },
    /** Measures transitions of jobs only. */
    transitions: { type: 'boolean', default: false },
    /** Measures the statement and the check of a large ledger only. */
    ledger: { type: 'boolean', default: false },
    /** Recreates the databases. */
    fresh: { type: 'boolean', default: false },
    /** Writes the tables to docs/measurements/api.md. */
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const clients = Number(options.clients)

/** Requests of each case before measuring. A number, as a duration may not suffice on a busy machine. */
const WARM_UP_REQUESTS = 500

/** A marketplace of a size with its two servers and their cases. */
interface Marketplace {
  size: number
  floor: Server
  app: Server
  cases: readonly Case[]
  /** Memory of the app before its first request, in MB. */
  memoryAtRest: number
  close: () => Promise<void>
}

async function main(server: string): Promise<void> {
  if (options.ledger) return printLedger(await measureLedger(server))
  if (options.transitions) return printTransitions(await measureTransitions(server))
  const marketplaces: Marketplace[] = []
  try {
    for (const size of options.sizes.split(',').map(Number)) {
      console.log(`${size} offers: preparing…`)
      marketplaces.push(await startMarketplace(server, size))
    }
    const results = await measureCases(marketplaces)
    const memory = marketplaces.map(({ size, app, memoryAtRest }): Memory => ({
      size,
      atRest: memoryAtRest,
      underLoad: app.memory().highest,
    }))
    printResults(results)
    printMemory(memory)
    if (options.only !== '') return
    const transitions = await measureTransitions(server)
    printTransitions(transitions)
    if (options.write) await writeResults({ results, memory, transitions }, clients)
  } finally {
    for (const marketplace of marketplaces) await marketplace.close()
  }
}

async function startMarketplace(server: string, size: number): Promise<Marketplace> {
  const address = await openMarketplace(server, size, options.fresh)
  const pool = new Pool({ connectionString: address, max: 1 })
  // The CPU time of parallel workers could not be attributed.
  await pool.query(
    `alter database ${new URL(address).pathname.slice(1)} set max_parallel_workers_per_gather = 0`,
  )
  if (!(await isLocal(pool)))
    throw new Error('The database must run on this machine: its CPU time is read from /proc.')
  const env = { DATABASE_URL: address }
  const app = await startServer('child.app.ts', env, pool, 'plomada')
  const memoryAtRest = app.memory().now
  const floor = await startServer('child.floor.ts', env, pool, 'floor')
  const every = createCases(size, await findFrequentPlaces(pool), await groupWords(pool))
  const cases = every.filter(({ title }) => title.includes(options.only))
  const close = () => {
    app.stop()
    floor.stop()
    return pool.end()
  }
  return { size, floor, app, cases, memoryAtRest, close }
}

/** Measures each case at all sizes before the next one. */
async function measureCases(marketplaces: readonly Marketplace[]): Promise<Result[]> {
  for (const marketplace of marketplaces)
    for (const one of marketplace.cases) {
      await assertSameResponses(one, marketplace)
      for (const server of chooseServers(one, marketplace))
        await measure(server, one, { until: { requests: WARM_UP_REQUESTS }, clients, first: 0 })
    }
  const results: Result[] = []
  for (const index of marketplaces[0]?.cases.keys() ?? []) {
    const found = await measureCase(marketplaces, index)
    results.push(...found)
    printResults(found)
  }
  return results
}

const chooseServers = ({ hasFloor = true }: Case, { floor, app }: Marketplace): Server[] =>
  hasFloor ? [floor, app] : [app]

/** Throws if the responses of the servers differ. */
async function assertSameResponses(one: Case, marketplace: Marketplace): Promise<void> {
  for (const variant of [0, 1, 2, 7]) {
    const [floor, app] = await Promise.all(
      chooseServers(one, marketplace).map((server) => sendRequest(server, one, variant)),
    )
    if (floor === undefined || app === undefined || floor.equals(app)) continue
    const [text, other] = [floor.toString(), app.toString()]
    if (one.isCompressed || !isSame(JSON.parse(text), JSON.parse(other)))
      throw new Error(
        `${one.title}: the floor and the app differ at ${one.url(variant)}\n${text.slice(0, 500)}\n${other.slice(0, 500)}`,
      )
  }
}

/** Checks whether the app's response contains everything in the floor's. */
function isSame(floor: unknown, app: unknown): boolean {
  if (Array.isArray(floor))
    return (
      Array.isArray(app) && floor.length === app.length && floor.every((item, at) => isSame(item, app[at]))
    )
  if (typeof floor !== 'object' || floor === null) return floor === app
  if (typeof app !== 'object' || app === null) return false
  const fields = new Map<string, unknown>(Object.entries(app))
  return Object.entries(floor).every(([name, value]) => isSame(value, fields.get(name)))
}

/**
 * Measures a case at all sizes. Each round measures every size and both servers, so that the changing speed of the machine
 * affects all of them.
 */
async function measureCase(marketplaces: readonly Marketplace[], index: number): Promise<Result[]> {
  const rounds = Number(options.rounds)
  const milliseconds = (Number(options.seconds) * 1000) / rounds
  const samples = new Map<Server, Sample[]>()
  for (let round = 0; round < rounds; round++)
    for (const marketplace of marketplaces) {
      const one = marketplace.cases[index]
      if (!one) continue
      for (const server of chooseServers(one, marketplace)) {
        const sample = await measure(server, one, { until: { milliseconds }, clients, first: round * 1000 })
        samples.set(server, [...(samples.get(server) ?? []), sample])
      }
    }
  return marketplaces.flatMap(({ size, floor, app, cases }) => {
    const one = cases[index]
    if (!one) return []
    const ofFloor = samples.get(floor)
    return [
      { size, case: one, floor: ofFloor ? combine(ofFloor) : null, app: combine(samples.get(app) ?? []) },
    ]
  })
}

const server = process.env['BENCH_DATABASE_URL']
if (!server) {
  console.error(
    'BENCH_DATABASE_URL is missing: the URL of a PostgreSQL server on this machine, as a superuser, such as postgres://postgres@127.0.0.1/postgres. Creates databases named plomada_bench_… and keeps them.',
  )
  process.exit(1)
}
await main(server)
process.exit(0)
