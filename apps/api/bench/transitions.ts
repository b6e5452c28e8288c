import fastify from 'fastify'
import { Pool } from 'pg'
import { actOnAssignment } from '../src/assignment/assignment.actions.ts'
import { readConfig } from '../src/config.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { addQuotas } from '../src/http/limits/quotas.ts'
import { highQuotas } from '../src/testing/highQuotas.ts'
import { createFloor, floorTransitions } from './floor.transitions.ts'
import { createBackendMeter } from './processes.ts'
import { openMarketplace } from './seed.ts'

/** A size of its own: its jobs are changed. */
const OFFERS = 20_000
/** Jobs per round and side, with both events. */
const JOBS = 200
const ROUNDS = 12
/** Rounds before those that are measured: the code has to be compiled. */
const WARM_UP_ROUNDS = 5
/** Tables in which both sides have to write the same number of rows. */
const written = ['history', 'timers', 'notifications', 'outbox', 'quota_counts', 'ledger_entries']

type Name = keyof typeof floorTransitions
const names = ['done', 'confirm'] as const satisfies Name[]

interface Job {
  id: number
  client: number
  worker: number
}

/** CPU time in milliseconds: of this process, and of the database backends. */
interface Cpu {
  process: number
  database: number
}

/** The CPU time of one event of a job, per transition. */
export interface TransitionCost {
  name: Name
  app: Cpu
  floor: Cpu
}

interface Side {
  act: (name: Name, job: Job) => Promise<void>
  database: () => Promise<number>
  spent: Record<Name, Cpu>
}

/** Compares transitions of jobs with hand-written transactions that have the same locks and writes. */
export async function measureTransitions(server: string): Promise<TransitionCost[]> {
  const address = await openMarketplace(server, OFFERS, true)
  const pool = new Pool({ connectionString: address, max: 1 })
  const jobs = await prepareJobs(pool, JOBS * 2 * (WARM_UP_ROUNDS + ROUNDS))
  const app = await openApp(address)
  const floor = createFloor(address)
  const toSide = (act: Side['act'], program: string): Side => ({
    act,
    database: createBackendMeter(pool, program),
    spent: { done: { process: 0, database: 0 }, confirm: { process: 0, database: 0 } },
  })
  const sides = {
    floor: toSide(
      (name, job) => floor.act(floorTransitions[name], job.id, job[floorTransitions[name].by]),
      'floor',
    ),
    app: toSide(app.act, 'plomada'),
  }
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    const rows: string[] = []
    for (const side of Object.values(sides)) {
      const part = jobs.splice(0, JOBS)
      const before = await countRows(pool)
      for (const name of names) await measure(side, name, part, round >= WARM_UP_ROUNDS)
      rows.push((await countRows(pool)).map((count, index) => count - (before[index] ?? 0)).join())
    }
    if (new Set(rows).size > 1) throw new Error(`The sides write different rows: ${rows.join(' and ')}`)
  }
  await Promise.all([app.close(), floor.close(), pool.end()])
  const perTransition = ({ process, database }: Cpu): Cpu => ({
    process: process / (JOBS * ROUNDS),
    database: database / (JOBS * ROUNDS),
  })
  return names.map((name) => ({
    name,
    app: perTransition(sides.app.spent[name]),
    floor: perTransition(sides.floor.spent[name]),
  }))
}

/** Makes jobs that are paid and whose professional is the next one to act. */
async function prepareJobs(pool: Pool, count: number): Promise<Job[]> {
  await pool.query(`update assignments set state = 'paid', raised_by = null, answered_at = null, due_at = null, paid_at = created_at
    from offers where offers.id = offer_id and offers.state <> 'pendiente'`)
  await pool.query('delete from timers')
  await pool.query(`with moved as (
      insert into ledger_transactions (assignment_id, kind, reference)
      select id, 'charge', 'bench:' || id from assignments where state = 'paid' returning id, assignment_id)
    insert into ledger_entries (transaction_id, account, amount)
    select moved.id, account, part * amount * 100 from moved join assignments as a on a.id = assignment_id,
      lateral (values ('provider_clearing', -1), ('held:' || a.id, 1)) as entry (account, part)`)
  // No user is counted for the first time while it is measured.
  await pool.query(`insert into quota_counts (user_id, act, counted_at, minute_count, minute_ends_at, day_count, day_ends_at)
    select id, 'assignmentEvent', now(), 0, now(), 0, now() from users`)
  await pool.query('vacuum full analyze assignments')
  const { rows } = await pool.query<Job>(
    `select a.id, o.owner_id as client, a.worker_id as worker from assignments as a join offers as o on o.id = a.offer_id
     where a.state = 'paid' order by hashint4(a.id) limit $1`,
    [count],
  )
  if (rows.length < count) throw new Error(`There are only ${rows.length} jobs.`)
  return rows
}

/** Opens the path of the app from the call on: the same function, quota and database pool. */
async function openApp(address: string) {
  const config = readConfig({ QUOTAS: highQuotas, DATABASE_URL: address })
  const database = await openPostgres(address)
  const server = fastify()
  addQuotas(server, { database, config, clock: () => new Date() })
  const act: Side['act'] = (event, { id, client, worker }) => {
    const me = event === 'done' ? { id: worker, role: 'professional' } : { id: client, role: 'comun' }
    const origin = { actorId: me.id, networkAddress: null, requestId: null }
    const input = { id, event, from: floorTransitions[event].from }
    return server.quotas.limit('assignmentEvent', me, (count) =>
      actOnAssignment(database.db, me as never, input, {
        now: new Date(),
        count,
        origin,
        unseal: () => null,
        budgetMax: config.budgetMax,
        canHold: true,
      }),
    )
  }
  return { act, close: () => Promise.all([server.close(), database.close()]) }
}

async function countRows(pool: Pool): Promise<number[]> {
  const counts = written.map((table) => `(select count(*)::integer from ${table}) as ${table}`)
  const { rows } = await pool.query<Record<string, number>>(`select ${counts.join(', ')}`)
  return written.map((table) => rows[0]?.[table] ?? 0)
}

async function measure(side: Side, name: Name, jobs: readonly Job[], isCounted: boolean): Promise<void> {
  const before = { process: process.cpuUsage(), database: await side.database() }
  for (const job of jobs) await side.act(name, job)
  const { user, system } = process.cpuUsage(before.process)
  const database = (await side.database()) - before.database
  if (!isCounted) return
  side.spent[name].process += (user + system) / 1000
  side.spent[name].database += database
}
