import { payoutCalls } from '@plomada/domain/calls'
import { Pool } from 'pg'
import type { Db } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { encodeResponse } from '../src/http/encode.ts'
import { checkLedger } from '../src/ledger/check.actions.ts'
import { readStatement } from '../src/ledger/statement.queries.ts'
import { createBackendMeter } from './processes.ts'
import { openMarketplace } from './seed.ts'

/** A size of its own: its jobs are replaced. */
const OFFERS = 30_000
/** A job has a charge, a release and a commission, each with two entries. */
const ENTRIES_OF_JOB = 6
const ENTRIES = 1_000_000
/** Jobs of the statement: each moves the balance twice. */
const STATEMENT_ENTRIES = 10_000
const WORKER = 1
const MONTH = '2026-11'
const ROUNDS = 12
/** Rounds before those that are measured: the code has to be compiled. */
const WARM_UP_ROUNDS = 5

/** What the ledger costs. */
export interface LedgerCost {
  entries: number
  statementEntries: number
  /** Seconds that the check of the whole ledger takes, and CPU seconds of its database backends. */
  check: { elapsed: number; cpu: number }
  /** CPU time of a statement in milliseconds, of the process and the database. */
  app: number
  floor: number
}

/** Measures the statement of a month and the check of a large ledger. */
export async function measureLedger(server: string): Promise<LedgerCost> {
  const address = await openMarketplace(server, OFFERS, true)
  const pool = new Pool({ connectionString: address, max: 1, application_name: 'floor' })
  const meters = new Pool({ connectionString: address, max: 1 })
  const database = await openPostgres(address)
  try {
    await fillLedger(pool)
    const readApp = async () =>
      encodeResponse(payoutCalls.statement, { result: await readStatement(database.db, WORKER, MONTH) })
    const readFloor = () => readFloorStatement(pool)
    const texts = [await readApp(), await readFloor()]
    if (texts[0] !== texts[1]) throw new Error('The app and the floor respond with different statements.')
    const sides = { app: 0, floor: 0 }
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++)
      for (const [side, read, program] of [
        ['floor', readFloor, 'floor'],
        ['app', readApp, 'plomada'],
      ] as const) {
        const cost = await measureCpu(read, createBackendMeter(meters, program))
        if (round >= WARM_UP_ROUNDS) sides[side] += cost / ROUNDS
      }
    return {
      entries: ENTRIES,
      statementEntries: STATEMENT_ENTRIES,
      check: await measureCheck(database.db, createBackendMeter(meters, 'plomada')),
      ...sides,
    }
  } finally {
    await Promise.all([pool.end(), meters.end(), database.close()])
  }
}

async function measureCpu(read: () => Promise<string>, database: () => Promise<number>): Promise<number> {
  const before = { process: process.cpuUsage(), database: await database() }
  await read()
  const { user, system } = process.cpuUsage(before.process)
  return (user + system) / 1000 + (await database()) - before.database
}

/** Returns the seconds of the check, as it runs every day. */
async function measureCheck(db: Db, database: () => Promise<number>): Promise<LedgerCost['check']> {
  const start = performance.now()
  const before = await database()
  const faults = await checkLedger(db, new Date())
  if (faults === null || faults.length > 0)
    throw new Error(`The ledger of the bench is wrong: ${JSON.stringify(faults)}`)
  const elapsed = (performance.now() - start) / 1000
  return { elapsed, cpu: ((await database()) - before) / 1000 }
}

/** Writes jobs that were paid and released. Without triggers: they would check each entry. */
async function fillLedger(pool: Pool): Promise<void> {
  const jobs = Math.ceil(ENTRIES / ENTRIES_OF_JOB)
  const own = STATEMENT_ENTRIES / 2
  await pool.query('set session_replication_role = replica')
  await pool.query('set statement_timeout = 0')
  await pool.query(
    'truncate assignments, payments, ledger_transactions, ledger_entries, ledger_balances restart identity cascade',
  )
  await pool.query(
    `insert into assignments (id, offer_id, worker_id, state, amount, paid_at)
     select n, n, case when n <= $2 then $3::integer else 2 + n % 1000 end, 'completed', 48000, now() from generate_series(1, $1::integer) as n`,
    [jobs, own, WORKER],
  )
  await pool.query(
    `insert into payments (id, offer_id, assignment_id, amount, state, paid_at)
     select id, offer_id, id, amount, 'paid', paid_at from assignments`,
  )
  // The jobs of the statement are those of one month, the others of the months before.
  await pool.query(
    `insert into ledger_transactions (id, kind, assignment_id, payment_id, reference, created_at)
     select (a.id - 1) * 3 + step, kind, a.id, case step when 1 then a.id end, kind || ':' || a.id,
       case when a.id <= $1 then timestamptz '2026-11-02 12:00Z' + a.id * interval '8 minutes'
         else timestamptz '2026-01-01' + a.id * interval '1 minute' end
     from assignments a, (values (1, 'charge'), (2, 'release'), (3, 'commission')) as part (step, kind)`,
    [own],
  )
  await pool.query(
    `insert into ledger_entries (transaction_id, account, amount)
     select t.id, case side when 1 then part.giver else part.taker end, (side * 2 - 3) * part.amount
     from ledger_transactions t join assignments a on a.id = t.assignment_id,
       lateral (select case t.kind when 'charge' then 'provider_clearing' when 'release' then 'held:' || a.id else 'payable:' || a.worker_id end as giver,
         case t.kind when 'charge' then 'held:' || a.id when 'release' then 'payable:' || a.worker_id else 'commission' end as taker,
         case t.kind when 'commission' then 720000 else 4800000 end as amount) as part,
       (values (1), (2)) as sides (side)`,
  )
  await pool.query(
    'insert into ledger_balances (account, balance) select account, sum(amount) from ledger_entries group by account',
  )
  await pool.query('set session_replication_role = origin')
  await pool.query('vacuum analyze')
}

interface FloorRow {
  id: string
  created_at: Date
  kind: string
  assignment_id: number | null
  title: string | null
  amount: string
}

const accounts = [`payable:${WORKER}`, `receivable:${WORKER}`]
const floorLines = {
  name: 'floor-lines',
  text: `select t.id, t.created_at, t.kind, t.assignment_id, o.title, e.amount from ledger_entries e
    join ledger_transactions t on t.id = e.transaction_id
    left join assignments a on a.id = t.assignment_id left join offers o on o.id = a.offer_id
    where e.account = any($1) and t.created_at >= $2 and t.created_at < $3 order by t.id`,
}
const floorOpening = {
  name: 'floor-opening',
  text: `select coalesce(sum(e.amount), 0) as sum from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
    where e.account = any($1) and t.created_at < $2`,
}

/** Returns the same response as the app, without a framework. Movements between the two accounts of a person are left out. */
async function readFloorStatement(pool: Pool): Promise<string> {
  const bounds = ['2026-11-01T03:00:00Z', '2026-12-01T03:00:00Z']
  const before = await pool.query<{ sum: string }>({ ...floorOpening, values: [accounts, bounds[0]] })
  const { rows } = await pool.query<FloorRow>({ ...floorLines, values: [accounts, ...bounds] })
  const opening = Number(before.rows[0]?.sum ?? 0)
  let balance = opening
  const lines = rows.map(({ id, created_at, kind, assignment_id, title, amount }) => ({
    id: Number(id),
    fecha: created_at.toISOString(),
    tipo: kind,
    trabajo: assignment_id === null ? null : { id: assignment_id, tittle: title ?? '' },
    centavos: Number(amount),
    saldo: (balance += Number(amount)),
  }))
  return JSON.stringify({ result: { mes: MONTH, inicial: opening, final: balance, movimientos: lines } })
}
