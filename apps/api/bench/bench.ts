/** `pnpm bench:api`: what reading costs, beside the least that it could cost, at three sizes of the marketplace. */
import { parseArgs } from 'node:util'
import { Pool } from 'pg'
import { casesOf } from './cases.ts'
import type { Case } from './cases.ts'
import { ask, measure, together } from './measure.ts'
import type { Sample } from './measure.ts'
import { isHere, startServer } from './processes.ts'
import type { Server } from './processes.ts'
import { printResults, writeResults } from './report.ts'
import type { Result } from './report.ts'
import { marketplaceOf } from './seed.ts'

const { values: options } = parseArgs({
  options: {
    /** How many offers, a comma between the sizes. */
    sizes: { type: 'string', default: '10000,100000,1000000' },
    /** For each case, size and server, in all rounds. */
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    clients: { type: 'string', default: '2' },
    /** Only the cases whose title holds this. */
    only: { type: 'string', default: '' },
    /** Makes the marketplaces anew. */
    fresh: { type: 'boolean', default: false },
    /** Keeps the table in docs/performance.md. */
    write: { type: 'boolean', default: true },
  },
  allowNegative: true,
})

/** Requests of each case that are asked before anything is measured. */
const WARMING = 250

/** The two servers on one marketplace. */
interface Rivals {
  floor: Server
  app: Server
  token: string | undefined
}

async function main(server: string): Promise<void> {
  const results: Result[] = []
  for (const size of options.sizes.split(',').map(Number)) {
    console.log(`\n${size} offers: preparing…`)
    const address = await marketplaceOf(server, size, options.fresh)
    const pool = new Pool({ connectionString: address, max: 1 })
    // A worker's CPU would be counted for nobody.
    await pool.query(
      `alter database ${new URL(address).pathname.slice(1)} set max_parallel_workers_per_gather = 0`,
    )
    if (!(await isHere(pool)))
      throw new Error('The database must run on this machine: its CPU is read from /proc.')
    const app = await startServer('child.app.ts', { DATABASE_URL: address }, pool, 'plomada')
    const key = JSON.stringify(app.told.key)
    const floor = await startServer(
      'child.floor.ts',
      { DATABASE_URL: address, BENCH_KEY: key },
      pool,
      'floor',
    )
    try {
      const cases = casesOf(size).filter(({ title }) => title.includes(options.only))
      for (const one of cases) await warmUp(one, { floor, app, token: app.told.token })
      for (const one of cases) {
        const rivals = { floor, app, token: one.isSignedIn ? app.told.token : undefined }
        await refuseUnlessEqual(one, rivals)
        const result = { size, case: one, ...(await race(one, rivals)) }
        results.push(result)
        printResults([result])
      }
    } finally {
      app.stop()
      floor.stop()
      await pool.end()
    }
  }
  printResults(results)
  if (options.write && options.only === '') await writeResults(results)
}

/** A rival that answers something else is no rival. */
async function refuseUnlessEqual({ title, url }: Case, { floor, app, token }: Rivals): Promise<void> {
  for (const variant of [0, 1, 2, 7]) {
    const [one, other] = await Promise.all(
      [floor, app].map((server) => ask(server, url(variant), token ?? '')),
    )
    if (!isSame(JSON.parse(one ?? ''), JSON.parse(other ?? '')))
      throw new Error(`${title}: the floor and the app differ at ${url(variant)}\n${one}\n${other}`)
  }
}

/** Whether everything that the floor says is said by the app too; dates are compared as moments. */
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
 * Connections are opened, code is compiled and pages are read before anything counts: so many requests, not so much time,
 * or a busy machine would measure the compiler.
 */
async function warmUp(one: Case, { floor, app, token }: Rivals): Promise<void> {
  for (const server of [floor, app])
    for (let variant = 0; variant < WARMING; variant++)
      await ask(server, one.url(variant), one.isSignedIn ? (token ?? '') : '')
}

/** Both in turn, round after round: whatever else the machine does meets both. */
async function race(one: Case, { floor, app, token }: Rivals): Promise<{ floor: Sample; app: Sample }> {
  const rounds = Number(options.rounds)
  const milliseconds = (Number(options.seconds) * 1000) / rounds
  const clients = Number(options.clients)
  const samples = { floor: [] as Sample[], app: [] as Sample[] }
  for (const server of [floor, app])
    await measure(server, one, { milliseconds: 500, clients, first: 0, token })
  for (let round = 0; round < rounds; round++) {
    const run = { milliseconds, clients, first: round * 1000, token }
    samples.floor.push(await measure(floor, one, run))
    samples.app.push(await measure(app, one, run))
  }
  return { floor: together(samples.floor), app: together(samples.app) }
}

const server = process.env['BENCH_DATABASE_URL']
if (!server) {
  console.error(
    'BENCH_DATABASE_URL is missing: the address of a PostgreSQL on this machine, as a superuser, such as postgres://postgres@127.0.0.1/postgres. Databases named plomada_bench_… are made there and kept.',
  )
  process.exit(1)
}
await main(server)
process.exit(0)
