import { getLocalDay, periodFilters, type PeriodFilters } from '@plomada/domain'
import { ledgerCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { assignments } from '../database/schema/assignments.ts'
import { trades } from '../database/schema/core.ts'
import { offerTrades } from '../database/schema/lists.ts'
import { emptyLedger } from '../testing/emptyTables.ts'
import { openJobs } from '../testing/jobs.ts'
import { outcome } from '../testing/marketplace.ts'
import { post } from './ledger.actions.ts'

const { market, jobs, provider } = await openJobs()
const { db, ana, bruno, carla, elena } = market
afterAll(() => market.close())
beforeEach(() => market.setClock(null))

const today = getLocalDay(new Date())
const send = market.as(elena).send
const readJob = async (id: number) =>
  (await send(ledgerCalls.statement, { query: { assignment: String(id) } })).result
const readProfessional = async (id: number) =>
  (await send(ledgerCalls.statement, { query: { professional: String(id) } })).result
const readCommissions = async (period: Partial<PeriodFilters> = {}) =>
  (await send(ledgerCalls.commissions, { query: { ...periodFilters.initial, ...period } })).result

/** A job that was released, held again after a claim, and settled. */
async function claimAfterRelease(): Promise<number> {
  const id = await jobs.done()
  await jobs.act(ana, id, 'confirm')
  await jobs.act(ana, id, 'claim', { text: 'Gotea', amount: 30_000 })
  await jobs.act(bruno, id, 'proposeSettlement', { amount: 15_001 })
  await jobs.act(ana, id, 'settle')
  await jobs.passTime(new Date())
  return id
}

test('the statement of a job has each movement in words, from where to where, with what each party has after it (P-302)', async () => {
  const id = await claimAfterRelease()
  const { assignment, client, professional, lines } = await readJob(id)
  expect(assignment?.id).toBe(id)
  expect([client?.firstName, professional.firstName]).toEqual(['Ana', 'Bruno'])
  const shown = lines.map(({ kind, from, to, amount, balances }) => [kind, from, to, amount, balances])
  const held = `held:${id}`
  const payable = `payable:${bruno.id}`
  const due = `refund_due:${ana.id}`
  const of = (a: number, b: number, c: number, d: number) => ({
    held: a,
    professional: b,
    platform: c,
    client: d,
  })
  expect(shown).toEqual([
    ['charge', 'provider_clearing', held, 48_000_00, of(48_000_00, 0, 0, 0)],
    ['release', held, payable, 48_000_00, of(0, 48_000_00, 0, 0)],
    ['commission', payable, 'commission', 7200_00, of(0, 40_800_00, 7200_00, 0)],
    ['freeze', 'commission', held, 7200_00, of(7200_00, 40_800_00, 0, 0)],
    ['freeze', payable, held, 40_800_00, of(48_000_00, 0, 0, 0)],
    ['refund', held, due, 15_001_00, of(32_999_00, 0, 0, 15_001_00)],
    ['release', held, payable, 32_999_00, of(0, 32_999_00, 0, 15_001_00)],
    ['commission', payable, 'commission', 4949_85, of(0, 28_049_15, 4949_85, 15_001_00)],
    ['refund_sent', due, 'provider_clearing', 15_001_00, of(0, 28_049_15, 4949_85, 0)],
  ])
})

test('the statement of a professional has the balance after each movement, of all jobs (P-302)', async () => {
  const id = await jobs.hire(ana, carla)
  await jobs.pay(ana, id)
  await jobs.act(carla, id, 'done', { text: '' })
  await jobs.act(ana, id, 'confirm')
  const { assignment, client, opening, lines } = await readProfessional(carla.id)
  expect([assignment, client, opening]).toEqual([null, null, 0])
  expect(lines.map(({ kind, balances }) => [kind, balances.professional])).toEqual([
    ['release', 48_000_00],
    ['commission', 40_800_00],
  ])
  expect(lines[0]?.assignment?.id).toBe(id)
})

test('the statement of a professional shows the last 500 movements and what was before them (P-302)', async () => {
  const now = new Date()
  for (let step = 0; step < 260; step++)
    await post(
      db,
      { now },
      [1, 2].map((half) => ({
        kind: 'release' as const,
        reference: `test:${step}:${half}`,
        entries: [
          { account: 'provider_clearing' as const, amount: -half },
          { account: `payable:${elena.id}` as const, amount: half },
        ],
      })),
    )
  const { opening, lines } = await readProfessional(elena.id)
  expect([opening, lines.length, lines.at(-1)?.balances.professional]).toEqual([30, 500, 780])
  await emptyLedger(db)
})

test('a job or a person that does not exist has no statement, nor does an address without any', async () => {
  expect(await outcome(readJob(999_999))).toBe('notFound')
  expect(await outcome(readProfessional(999_999))).toBe('notFound')
  expect(await outcome(send(ledgerCalls.statement, { query: {} }))).toBe('notFound')
  expect(await outcome(market.as(bruno).send(ledgerCalls.statement, { query: {} }))).toBe('forbidden')
})

test('the file of a statement has a title that a spreadsheet would run as plain text (P-302)', async () => {
  const id = await jobs.hire(ana, carla, { title: '=HYPERLINK("http://malo.example")' })
  await jobs.pay(ana, id)
  const { csv } = await send(ledgerCalls.statementFile, { query: { assignment: String(id) } })
  const [header, first] = csv.split('\r\n')
  expect(header).toContain('Fecha;Movimiento;Número de trabajo;Trabajo;De;A;Monto;Retenido')
  expect(first).toContain(`;El cliente pagó;${id};"'=HYPERLINK(`)
  expect(first).toContain('Proveedor de pagos;Retenido;48.000,00;48.000,00;0,00;0,00;0,00;0,00')
})

test('the commission of a month and a trade comes from the ledger, with what claims took back (P-303)', async () => {
  await emptyLedger(db)
  const id = await claimAfterRelease()
  const month = today.slice(0, 7)
  const [sum, ...others] = await readCommissions()
  expect([sum?.month, sum?.earned, sum?.returned, others]).toEqual([month, 7200_00 + 4949_85, 7200_00, []])
  expect(await readCommissions({ from: today, to: today })).toHaveLength(1)
  expect(await readCommissions({ to: '2020-01-01' })).toEqual([])
  expect(await readCommissions({ from: '2099-01-01' })).toEqual([])

  // The commission of three trades is split to the centavo.
  const [job] = await db.select().from(assignments).where(eq(assignments.id, id))
  const offerId = job?.offerId ?? 0
  const added = await db
    .insert(trades)
    .values([
      { name: 'Vidrios', description: '' },
      { name: 'Toldos', description: '' },
    ])
    .returning()
  await db.insert(offerTrades).values(added.map((trade) => ({ offerId, tradeId: trade.id })))
  const split = await readCommissions()
  const shares = split.map(({ earned, returned }) => earned - returned).toSorted((a, b) => a - b)
  expect(shares).toEqual([1649_95, 1649_95, 1649_95])
  expect(split.reduce((total, { earned }) => total + earned, 0)).toBe(7200_00 + 4949_85)

  const { csv } = await send(ledgerCalls.commissionsFile, { query: periodFilters.initial })
  expect(csv.split('\r\n')[0]).toContain('Mes;Oficio;Comisión;Comisión devuelta')
  expect(csv).toContain(`${month};Toldos;`)
})

test('the page compares three days with the provider, and says when it does not respond (P-301)', async () => {
  await emptyLedger(db)
  const compare = async (from: string) =>
    (await send(ledgerCalls.reconcile, { query: { from } })).result.differences
  const session = await jobs.checkout(ana, await jobs.hire(ana, bruno))
  session.state = 'paid'
  const found = await compare(today)
  expect(found.find(({ sessionId }) => sessionId === session.sessionId)?.kind).toBe('notMarkedPaid')
  await jobs.deliver(session)
  expect((await compare(today)).map(({ sessionId }) => sessionId)).not.toContain(session.sessionId)
  provider.isDown = true
  expect(await outcome(compare(today))).toBe('paymentUnavailable')
  provider.isDown = false
  const wrong = await market
    .as(elena)
    .inject({ method: 'GET', url: '/api/admin/conciliacion?desde=2026-13-01' })
  expect(wrong.json()).toMatchObject({ fields: { desde: 'Elegí un día' } })
})
