import { getLocalDay } from '@plomada/domain'
import { payoutCalls } from '@plomada/domain/calls'
import { afterAll, expect, test } from 'vitest'
import { outcome } from '../testing/marketplace.ts'
import { openJobs } from '../testing/jobs.ts'

const { market, jobs } = await openJobs()
const { ana, bruno, carla } = market
afterAll(() => market.close())

const month = getLocalDay(new Date()).slice(0, 7)
const as = (person = bruno) => market.as(person)
const read = async (person = bruno) => (await as(person).send(payoutCalls.earnings, {})).result
const readStatement = async (person = bruno, of = month) =>
  (await as(person).send(payoutCalls.statement, { query: { month: of } })).result

test('a professional sees what is held of each job without the commission, why and until when, the balance, and the movements of a month (P-248, P-249)', async () => {
  expect(await read()).toEqual({
    balance: 0,
    minimum: 1000_00,
    held: [],
    payouts: [],
    months: [],
    account: null,
  })
  const paid = await jobs.paid()
  const done = await jobs.done()
  const { held, balance } = await read()
  expect(balance).toBe(0)
  const { dueAt } = await jobs.get(ana, done)
  expect(held).toMatchObject([
    { assignment: { id: done }, state: 'done', amount: 40_800_00, until: dueAt },
    { assignment: { id: paid }, state: 'paid', amount: 40_800_00, until: null },
  ])
  await jobs.act(ana, done, 'confirm')
  await jobs.act(ana, paid, 'withdraw')
  await jobs.passTime(new Date())
  expect(await read()).toMatchObject({ balance: 40_800_00, held: [], months: [month] })

  const { lines, opening, closing } = await readStatement()
  expect(lines.map(({ kind, amount, balance }) => [kind, amount, balance])).toEqual([
    ['release', 48_000_00, 48_000_00],
    ['commission', -7200_00, 40_800_00],
  ])
  expect([opening, closing]).toEqual([0, 40_800_00])
  expect(await readStatement(bruno, '2020-01')).toMatchObject({ opening: 0, closing: 0, lines: [] })
  expect(await readStatement(bruno, '2099-01')).toMatchObject({ opening: 40_800_00, lines: [] })
  expect(await readStatement(carla, '2020-01')).toMatchObject({ opening: 0, lines: [] })
  expect(await outcome(readStatement(ana))).toBe('forbidden')
  const wrong = await as().inject({ method: 'GET', url: '/api/user/cobros/movimientos?mes=2026-13' })
  expect(wrong.json()).toMatchObject({ fields: { mes: 'Elegí un mes' } })
})

test('the file of a statement has a title that a spreadsheet would run as plain text (P-249)', async () => {
  const id = await jobs.hire(ana, carla, { title: '=HYPERLINK("http://malo.example")' })
  await jobs.pay(ana, id)
  await jobs.act(carla, id, 'done', { text: '' })
  await jobs.act(ana, id, 'confirm')
  const { csv } = await as(carla).send(payoutCalls.statementFile, { query: { month } })
  const [header, first, second] = csv.split('\r\n')
  expect(header).toBe('\uFEFFFecha;Movimiento;Número de trabajo;Trabajo;Entra;Sale;Saldo;Saldo en contra')
  expect(first).toContain(`;Trabajo terminado;${id};"'=HYPERLINK(`)
  expect(second).toMatch(/;;7\.200,00;40\.800,00;$/)
})
