/** `pnpm bench:api`: measures the CPU time of requests relative to a minimal server, at three sizes of the marketplace. */
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { createCases, type Case } from './cases.ts'
import { combine, measure, sendRequest, type Sample } from './measure.ts'
import { isLocal, startServer, type Server } from './processes.ts'
import { printMemory, printResults, writeResults, type Memory, type Result } from './report.ts'
import { findFrequentPlaces, openMarketplace } from './seed.ts'

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
    /** Recreates the databases. */
    fresh: { type: 'boolean', default: false },
    /** Writes the tables to docs/performance.md. */
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
})
const clients = Number(options.clients)

/** Requests of each case before measuring. A number, as a duration may not suffice on a busy machine. */
const WARM_UP_REQUESTS = 500

/** The two servers on one marketplace. */
interface Servers {
  floor: Server
  app: Server
}

async function main(server: string): Promise<void> {
  const results: Result[] = []
  const memory: Memory[] = []
  for (const size of options.sizes.split(',').map(Number)) {
    console.log(`\n${size} offers: preparing…`)
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
    const floor = await startServer('child.floor.ts', env, pool, 'floor')
    try {
      const atRest = app.memory().now
      const cases = createCases(size, await findFrequentPlaces(pool))
      for (const result of await measureCases(size, cases, { floor, app })) results.push(result)
      memory.push({ size, atRest, underLoad: app.memory().highest })
    } finally {
      app.stop()
      floor.stop()
      await pool.end()
    }
  }
  printResults(results)
  printMemory(memory)
  if (options.write && options.only === '') await writeResults(results, memory, clients)
}

async function measureCases(size: number, all: readonly Case[], servers: Servers): Promise<Result[]> {
  const cases = all.filter(({ title }) => title.includes(options.only))
  for (const one of cases) {
    await assertSameResponses(one, servers)
    for (const server of chooseServers(one, servers))
      await measure(server, one, { until: { requests: WARM_UP_REQUESTS }, clients, first: 0 })
  }
  const results: Result[] = []
  for (const one of cases) {
    const result = { size, case: one, ...(await measureBoth(one, servers)) }
    results.push(result)
    printResults([result])
  }
  return results
}

const chooseServers = ({ hasFloor = true }: Case, { floor, app }: Servers): Server[] =>
  hasFloor ? [floor, app] : [app]

/** Throws if the responses of the servers differ. */
async function assertSameResponses(one: Case, servers: Servers): Promise<void> {
  for (const variant of [0, 1, 2, 7]) {
    const [floor, app] = await Promise.all(
      chooseServers(one, servers).map((server) => sendRequest(server, one, variant)),
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

/** Measures both servers alternately, so that other load of the machine affects both. */
async function measureBoth(one: Case, servers: Servers): Promise<{ floor: Sample | null; app: Sample }> {
  const rounds = Number(options.rounds)
  const milliseconds = (Number(options.seconds) * 1000) / rounds
  const samples = new Map<Server, Sample[]>()
  for (let round = 0; round < rounds; round++)
    for (const server of chooseServers(one, servers)) {
      const sample = await measure(server, one, { until: { milliseconds }, clients, first: round * 1000 })
      samples.set(server, [...(samples.get(server) ?? []), sample])
    }
  const { floor, app } = servers
  const ofFloor = samples.get(floor)
  return { floor: ofFloor ? combine(ofFloor) : null, app: combine(samples.get(app) ?? []) }
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
