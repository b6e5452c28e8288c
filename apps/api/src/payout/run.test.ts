import { formatCentavos, getLocalDay, toPayoutReference, type RunPayout } from '@plomada/domain'
import { payoutCalls } from '@plomada/domain/calls'
import { and, asc, desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, expect, test } from 'vitest'
import { auditEvents } from '../database/schema/audit.ts'
import { ledgerChecks } from '../database/schema/ledger.ts'
import { notifications } from '../database/schema/notifications.ts'
import { payoutAccounts, payouts as payoutTable } from '../database/schema/payouts.ts'
import { findLedgerFaults } from '../ledger/check.queries.ts'
import { readBalance } from '../ledger/ledger.queries.ts'
import { refuseBrokenInvariants } from '../testing/invariants.ts'
import { openJobs } from '../testing/jobs.ts'
import { fieldsOf, outcome, outcomes } from '../testing/marketplace.ts'

const { market, provider, jobs } = await openJobs()
const { db, ana, bruno, carla, elena } = market
const admin = market.as(elena)

const bank = { cuit: '20123456786', target: '2850590940090418135201', holder: 'Bruno Saldaño' }
const alias = { cuit: '27123456780', target: 'carla.pinta.mar', holder: '=Carla' }
const setAccount = (person = bruno, account = bank, frozenUntil: Date | null = null) =>
  db
    .insert(payoutAccounts)
    .values({ userId: person.id, ...account, frozenUntil })
    .onConflictDoUpdate({ target: payoutAccounts.userId, set: { ...account, frozenUntil } })

/** A professional earns 40,800 pesos. */
async function earn(person = bruno) {
  const id = await jobs.hire(ana, person)
  await jobs.pay(ana, id)
  await jobs.act(person, id, 'done', { text: '' })
  await jobs.act(ana, id, 'confirm')
  return id
}
const createRun = async () => (await admin.send(payoutCalls.createRun, {})).result
const exportRun = async ({ id }: { id: number }) =>
  (await admin.send(payoutCalls.exportRun, { params: { id } })).csv
const importLines = async ({ id }: { id: number }, ...lines: string[]) =>
  (
    await admin.send(payoutCalls.importRun, {
      params: { id },
      body: { text: ['Referencia;Estado;Motivo', ...lines].join('\n') },
    })
  ).result
const readDesk = async () => (await admin.send(payoutCalls.desk, {})).result
const readEarnings = async (person = bruno) => (await market.as(person).send(payoutCalls.earnings, {})).result
const thisMonth = { month: getLocalDay(new Date()).slice(0, 7) }
const readStatement = async () =>
  (await market.as(bruno).send(payoutCalls.statement, { query: thisMonth })).result
const readStatementFile = async () =>
  (await market.as(bruno).send(payoutCalls.statementFile, { query: thisMonth })).csv
const balanceOf = (person = bruno) => readBalance(db, `payable:${person.id}`)
const refer = (payout: RunPayout | undefined) => (payout ? toPayoutReference(payout) : '')

/** Ends every payout that is open. */
async function endOpen() {
  for (const { id } of (await readDesk()).runs) {
    const { payouts } = (await admin.send(payoutCalls.run, { params: { id } })).result
    const open = payouts.filter(({ endedAt }) => endedAt === null)
    if (open.length === 0) continue
    await exportRun({ id })
    await importLines({ id }, ...open.map((payout) => `${refer(payout)};pagado;`))
  }
}

/** Pays everyone what they are owed, and forgets their accounts. */
async function settle() {
  await endOpen()
  await setAccount()
  await setAccount(carla, alias)
  if ((await readDesk()).candidates.some(({ block }) => block === null)) await createRun()
  await endOpen()
  await db.delete(payoutAccounts)
}
afterEach(async () => {
  await db.delete(ledgerChecks)
  await refuseBrokenInvariants(db)
  await settle()
})
afterAll(() => market.close())

test('a run pays the whole balance, its file goes to the bank, and the answer ends each payout (P-251, P-252, P-253)', async () => {
  await earn()
  await earn(carla)
  await setAccount()
  await setAccount(carla, alias)
  const { run, payouts } = await createRun()
  expect(run).toMatchObject({ count: 2, amount: 81_600_00, paid: 0, failed: 0, exportedAt: null })
  expect(await balanceOf()).toBe(0)
  expect((await readEarnings()).payouts[0]).toMatchObject({ state: 'pending', amount: 40_800_00 })
  const ofBruno = payouts.find(({ person }) => person.id === bruno.id)
  const ofCarla = payouts.find(({ person }) => person.id === carla.id)
  const csv = await exportRun(run)
  expect(csv).toContain('CUIT;CBU, CVU o alias;Titular;Importe;Referencia\r\n')
  expect(csv).toContain(`20123456786;2850590940090418135201;Bruno Saldaño;40800,00;${refer(ofBruno)}\r\n`)
  expect(csv).toContain(`27123456780;carla.pinta.mar;'=Carla;40800,00;${refer(ofCarla)}\r\n`)
  expect((await readEarnings()).payouts[0]).toMatchObject({ state: 'processing' })
  const lines = [`${refer(ofBruno)};Pagado;`, `${refer(ofCarla)};rechazado;El alias no existe`]
  expect(await importLines(run, ...lines)).toEqual({ paid: 1, failed: 1, unchanged: 0, refused: [] })
  expect((await readEarnings()).payouts[0]).toMatchObject({ state: 'paid', reason: '' })
  expect(await readEarnings(carla)).toMatchObject({ balance: 40_800_00 })
  expect((await readEarnings(carla)).payouts[0]).toMatchObject({
    state: 'failed',
    reason: 'El alias no existe',
    target: 'Alias ••••.mar',
  })
})

test('the same answer twice, or by two admins at once, changes nothing more and notifies no user again (P-254)', async () => {
  await earn()
  await setAccount()
  const { run, payouts } = await createRun()
  await exportRun(run)
  const line = `${refer(payouts[0])};rechazado;Cuenta cerrada`
  const both = await Promise.all([importLines(run, line, line), importLines(run, line)])
  expect(both.map(({ failed }) => failed).toSorted((one, other) => one - other)).toEqual([0, 1])
  expect(await importLines(run, line)).toEqual({ paid: 0, failed: 0, unchanged: 1, refused: [] })
  expect(await balanceOf()).toBe(40_800_00)
  const notices = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, bruno.id), eq(notifications.kind, 'payout')))
    .orderBy(desc(notifications.id))
  expect(notices.filter(({ event }) => event === 'failed')).toHaveLength(1)
  const [mail] = (await market.readMails('payout', bruno)).slice(-1)
  expect(mail?.payload.text).toContain(`$ ${formatCentavos(40_800_00)}`)
  expect(mail?.payload.text).toContain('Cuenta cerrada')
})

test('lines that cannot be applied are returned with their number, and the others apply (P-254)', async () => {
  await earn()
  await setAccount()
  const { run, payouts } = await createRun()
  const reference = refer(payouts[0])
  expect((await importLines(run, `${reference};pagado;`)).refused).toEqual([
    { line: 2, text: reference, problem: 'Todavía no descargaste el archivo de esta tanda' },
  ])
  await exportRun(run)
  const { paid, refused } = await importLines(
    run,
    'PLO-999999;pagado;',
    `${reference};enviado;`,
    `${reference};pagado;`,
    `${reference};rechazado;`,
  )
  expect(paid).toBe(1)
  expect(refused).toEqual([
    { line: 2, text: 'PLO-999999', problem: 'Esa referencia no es de esta tanda' },
    { line: 3, text: reference, problem: 'El estado tiene que ser pagado o rechazado' },
    { line: 5, text: reference, problem: 'Ya figura como pagado' },
  ])
  const send = (text: string) => admin.send(payoutCalls.importRun, { params: { id: run.id }, body: { text } })
  expect(await fieldsOf(send('Nombre;Monto\nBruno;1'))).toEqual([
    'invalid',
    { texto: 'Le faltan columnas: tiene que haber Referencia y Estado' },
  ])
  expect(await fieldsOf(send('Referencia;Estado\n"PLO-1;pagado'))).toEqual([
    'invalid',
    { texto: 'No pudimos leerla: tiene que ser un archivo CSV' },
  ])
})

test('two runs at once pay a balance once, also while more is earned (P-251)', async () => {
  await earn()
  await setAccount()
  expect(await outcomes([createRun(), createRun(), earn()])).toMatchObject({ done: 2, nothingToPayOut: 1 })
  const { payouts, balance } = await readEarnings()
  const open = payouts.filter(({ endedAt }) => endedAt === null)
  expect(open).toHaveLength(1)
  expect(balance + (open[0]?.amount ?? 0)).toBe(81_600_00)
})

test('a refund and a run at once send the money of a job to one side only (P-251)', async () => {
  await setAccount()
  const id = await jobs.done()
  await jobs.act(ana, id, 'claim', { text: 'Gotea', amount: 30_000 })
  await jobs.act(bruno, id, 'proposeSettlement', { amount: 48_000 })
  await Promise.all([jobs.act(ana, id, 'settle'), outcome(createRun())])
  await jobs.passTime(new Date())
  expect(await outcome(createRun())).toBe('nothingToPayOut')
  expect(await balanceOf()).toBe(0)
  expect(provider.sessions.length).toBeGreaterThan(0)
})

test('what a claim takes back after a payout is a debt, which the next payout pays first (P-258)', async () => {
  const id = await earn()
  await setAccount()
  const { run, payouts } = await createRun()
  await exportRun(run)
  await importLines(run, `${refer(payouts[0])};pagado;`)
  await jobs.act(ana, id, 'claim', { text: 'Gotea', amount: 48_000 })
  expect((await readEarnings()).balance).toBe(-40_800_00)
  expect((await readStatement()).lines.at(-1)).toMatchObject({
    kind: 'freeze',
    amount: -40_800_00,
    balance: -40_800_00,
  })
  expect(await readStatementFile()).toMatch(/;Retenido otra vez;.*;;40\.800,00;;40\.800,00\r\n$/)
  await jobs.act(bruno, id, 'proposeSettlement', { amount: 48_000 })
  await jobs.act(ana, id, 'settle')
  await jobs.passTime(new Date())
  await earn()
  expect(await outcome(createRun())).toBe('nothingToPayOut')
  await earn()
  expect((await createRun()).run.amount).toBe(40_800_00)
  expect(await readBalance(db, `receivable:${bruno.id}`)).toBe(0)
  expect(await readStatement()).toMatchObject({ closing: 0 })
})

test('no one is paid without an account, in the days after a change, while suspended or below the minimum (P-250)', async () => {
  await earn()
  const blockOf = async () =>
    (await readDesk()).candidates.find(({ person }) => person.id === bruno.id)?.block
  expect(await blockOf()).toBe('noAccount')
  expect(await outcome(createRun())).toBe('nothingToPayOut')
  await setAccount(bruno, bank, new Date(Date.now() + 3_600_000))
  expect(await blockOf()).toBe('frozen')
  expect(await outcome(createRun())).toBe('nothingToPayOut')
  await setAccount()
  await market.ban(bruno)
  expect(await blockOf()).toBe('suspended')
  expect(await outcome(createRun())).toBe('nothingToPayOut')
  await market.ban(bruno, true)
  expect(await blockOf()).toBeNull()
  await createRun()
  expect(await blockOf()).toBe('onItsWay')
})

test('nothing leaves while the last check of the ledger failed (P-255)', async () => {
  await earn()
  await setAccount()
  const { run } = await createRun()
  await db.insert(ledgerChecks).values({ passed: false, findings: [] })
  expect((await readDesk()).isStopped).toBe(true)
  expect(await outcomes([createRun(), exportRun(run)])).toEqual({ payoutsStopped: 2 })
  await db.insert(ledgerChecks).values({ passed: true, findings: [] })
  expect((await readDesk()).isStopped).toBe(false)
  expect(await outcome(exportRun(run))).toBe('done')
})

test('the operator sees the operations of the month and what clients paid for them (P-256)', async () => {
  const salesOf = async () =>
    (await readDesk()).candidates.find(({ person }) => person.id === carla.id)?.sales ?? {
      count: 0,
      amount: 0,
    }
  const before = await salesOf()
  await earn(carla)
  expect(await salesOf()).toEqual({ count: before.count + 1, amount: before.amount + 48_000_00 })
})

test('who made, exported and imported a run is in the audit log (P-257)', async () => {
  await earn()
  await setAccount()
  const { run, payouts } = await createRun()
  await exportRun(run)
  await importLines(run, `${refer(payouts[0])};pagado;`)
  const events = await db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.subjectKind, 'payoutRun'), eq(auditEvents.subjectId, run.id)))
    .orderBy(asc(auditEvents.id))
  expect(events.map(({ action, actorId }) => [action, actorId])).toEqual(
    ['payoutRunCreated', 'payoutRunExported', 'payoutRunImported'].map((action) => [action, elena.id]),
  )
  expect(events.at(-1)?.after).toEqual({ paid: 1, failed: 0 })
})

test('the nightly check finds a payout that is not in the ledger as it went (P-280)', async () => {
  await earn()
  await setAccount()
  const { run } = await createRun()
  await db.transaction(async (tx) => {
    await tx.update(payoutTable).set({ state: 'paid' }).where(eq(payoutTable.runId, run.id))
    expect((await findLedgerFaults(tx)).map(({ rule }) => rule)).toEqual([
      'every payout is in the ledger as it went',
      'what is on its way is the sum of the open payouts',
    ])
    await tx.update(payoutTable).set({ state: 'pending' }).where(eq(payoutTable.runId, run.id))
  })
})
