/** `pnpm bench:api`: measures the CPU time of reads relative to a minimal server, at three sizes of the marketplace. */
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { createCases, type Case } from './cases.ts'
import { combine, measure, sendRequest, type Sample } from './measure.ts'
import { isLocal, startServer, type Server } from './processes.ts'
import { printResults, writeResults, type Result } from './report.ts'
import { openMarketplace } from './seed.ts'

const { values: options } = parseArgs({
  options: {
    /** Numbers of offers, separated by commas. */
    sizes: { type: 'string', default: '10000,100000,1000000' },
    /** Seconds for each case, size and server, in all rounds. */
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '2' },
    /** Runs only cases whose title contains this. */
    only: { type: 'string', default: '' },
    /** Recreates the databases. */
    fresh: { type: 'boolean', default: false },
    /** Writes the table to docs/performance.md. */
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
})

/** Requests of each case before measuring. */
const WARM_UP_REQUESTS = 250

/** The two servers on one marketplace. */
interface Servers {
  baseline: Server
  app: Server
  token: string | undefined
}

async function main(server: string): Promise<void> {
  const results: Result[] = []
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
    const app = await startServer('child.app.ts', { DATABASE_URL: address }, pool, 'plomada')
    const key = JSON.stringify(app.ready.key)
    const baseline = await startServer(
      'child.baseline.ts',
      { DATABASE_URL: address, BENCH_KEY: key },
      pool,
      'baseline',
    )
    try {
      const cases = createCases(size).filter(({ title }) => title.includes(options.only))
      for (const one of cases) await warmUp(one, { baseline, app, token: app.ready.token })
      for (const one of cases) {
        const servers = { baseline, app, token: one.isSignedIn ? app.ready.token : undefined }
        await assertSameResponses(one, servers)
        const result = { size, case: one, ...(await measureBoth(one, servers)) }
        results.push(result)
        printResults([result])
      }
    } finally {
      app.stop()
      baseline.stop()
      await pool.end()
    }
  }
  printResults(results)
  if (options.write && options.only === '') await writeResults(results)
}

/** Throws if the responses of the servers differ. */
async function assertSameResponses({ title, url }: Case, { baseline, app, token }: Servers): Promise<void> {
  for (const variant of [0, 1, 2, 7]) {
    const [one, other] = await Promise.all(
      [baseline, app].map((server) => sendRequest(server, url(variant), token ?? '')),
    )
    if (!isSame(JSON.parse(one ?? ''), JSON.parse(other ?? '')))
      throw new Error(`${title}: the baseline and the app differ at ${url(variant)}\n${one}\n${other}`)
  }
}

/** Checks whether the app's response contains everything in the baseline's. */
function isSame(baseline: unknown, app: unknown): boolean {
  if (Array.isArray(baseline))
    return (
      Array.isArray(app) &&
      baseline.length === app.length &&
      baseline.every((item, at) => isSame(item, app[at]))
    )
  if (typeof baseline !== 'object' || baseline === null) return baseline === app
  if (typeof app !== 'object' || app === null) return false
  const fields = new Map<string, unknown>(Object.entries(app))
  return Object.entries(baseline).every(([name, value]) => isSame(value, fields.get(name)))
}

/** Opens connections, compiles code and fills caches. A number of requests, as on a busy machine a duration may not suffice. */
async function warmUp(one: Case, { baseline, app, token }: Servers): Promise<void> {
  for (const server of [baseline, app])
    for (let variant = 0; variant < WARM_UP_REQUESTS; variant++)
      await sendRequest(server, one.url(variant), one.isSignedIn ? (token ?? '') : '')
}

/** Measures both servers alternately, so that other load of the machine affects both. */
async function measureBoth(
  one: Case,
  { baseline, app, token }: Servers,
): Promise<{ baseline: Sample; app: Sample }> {
  const rounds = Number(options.rounds)
  const milliseconds = (Number(options.seconds) * 1000) / rounds
  const clients = Number(options.clients)
  const samples = { baseline: [] as Sample[], app: [] as Sample[] }
  for (const server of [baseline, app])
    await measure(server, one, { milliseconds: 500, clients, first: 0, token })
  for (let round = 0; round < rounds; round++) {
    const run = { milliseconds, clients, first: round * 1000, token }
    samples.baseline.push(await measure(baseline, one, run))
    samples.app.push(await measure(app, one, run))
  }
  return { baseline: combine(samples.baseline), app: combine(samples.app) }
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
