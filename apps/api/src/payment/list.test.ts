import { type Payment, paymentFilters, type PaymentFilters } from '@plomada/domain'
import { payments as examples } from '@plomada/domain/fixtures'
import { dashboardCalls, paymentCalls } from '@plomada/domain/calls'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payments } from '../database/schema/payments.ts'
import { openMarketplace, outcome, type Marketplace } from '../testing/marketplace.ts'
import { toPaymentsCsv } from './export.queries.ts'

let market: Marketplace
let offerId: number

beforeAll(async () => {
  market = await openMarketplace()
  const { ana, bruno, db } = market
  const offer = await market.publishAndHire(ana, bruno, { title: 'Pintar la reja', budget: 50_000 })
  offerId = offer.id
  const other = await market.publishAndHire(market.rita, market.carla, { title: 'Destapar', budget: 9000 })
  await db.insert(payments).values([
    {
      offerId,
      amount: 48_000,
      state: 'failed',
      createdAt: new Date('2026-05-01T12:00:00Z'),
    },
    {
      offerId,
      amount: 47_000,
      state: 'paid',
      createdAt: new Date('2026-05-02T02:00:00Z'),
      // The evening of 2 May in Buenos Aires.
      paidAt: new Date('2026-05-03T01:30:00Z'),
    },
    {
      offerId: other.id,
      amount: 9500,
      state: 'paid',
      paidAt: new Date('2026-05-04T12:00:00Z'),
    },
  ])
})
afterAll(() => market.close())

const list = async (filters: Partial<PaymentFilters> = {}, admin = market.elena) =>
  market.as(admin).send(paymentCalls.list, { query: { ...paymentFilters.initial, ...filters } })
const amounts = async (filters: Partial<PaymentFilters>) =>
  (await list(filters)).result.map(({ amount }) => amount)

describe('the list of payments', () => {
  test('has amount, date, payer, payee and state, the newest first (P-166)', async () => {
    const { result, total } = await list()
    expect(total).toBe(3)
    expect(result.map(({ amount }) => amount)).toEqual([9500, 47_000, 48_000])
    expect(result[1]).toMatchObject({
      amount: 47_000,
      state: 'paid',
      paidAt: new Date('2026-05-03T01:30:00Z'),
      payer: { id: market.ana.id, firstName: 'Ana', lastName: 'Ferreyra' },
      payee: { id: market.bruno.id, firstName: 'Bruno', lastName: 'Saldaño' },
      offer: { id: offerId, title: 'Pintar la reja' },
    })
  })

  test.each<[Partial<PaymentFilters>, number[]]>([
    [{ state: 'paid' }, [9500, 47_000]],
    [{ person: 'ferreyra' }, [47_000, 48_000]],
    [{ person: 'carla' }, [9500]],
    [{ person: '%%%' }, []],
    [{ from: '2026-05-03' }, [9500]],
    [{ from: '2026-05-02', to: '2026-05-02' }, [47_000]],
    [{ order: 'amount' }, [48_000, 47_000, 9500]],
    [{ pageSize: 2, page: 2 }, [48_000]],
    [{ page: 9 }, []],
  ])('filters, sorts and pages: %o (P-167)', async (filters, expected) => {
    expect(await amounts(filters)).toEqual(expected)
  })

  test('is for admins only (P-167)', async () => {
    for (const call of [paymentCalls.list, paymentCalls.export])
      expect(await outcome(market.as(market.bruno).send(call, { query: paymentFilters.initial }))).toBe(
        'forbidden',
      )
  })

  test('the dashboard has the latest that were paid, with their amounts (P-166, S-245)', async () => {
    const { payments: latest, latestPayments } = await market.as(market.elena).send(dashboardCalls.get, {})
    expect(latest.map(({ amount }) => amount)).toEqual([9500, 47_000])
    expect(latestPayments.map(({ budget }) => budget)).toEqual([9000, 50_000])
  })
})

describe('the CSV file of payments', () => {
  test('has the filtered payments with readable amounts and dates, for Excel in Argentina (P-167)', async () => {
    const query = { ...paymentFilters.initial, person: 'ferreyra', state: 'paid', pageSize: 1 } as const
    const { csv } = await market.as(market.elena).send(paymentCalls.export, { query })
    expect(csv.startsWith('\uFEFF')).toBe(true)
    const [header, row, ...more] = csv.slice(1).split('\r\n')
    expect(header).toBe('Número;Estado;Monto;Fecha de pago;Inicio;Paga;Cobra;Número de servicio;Servicio')
    expect(row).toContain(';pagado;47.000;2/5/26')
    expect(row).toContain(`;Ana Ferreyra;Bruno Saldaño;${offerId};Pintar la reja`)
    expect(more).toEqual([''])
  })

  test.each(['=1+1', '+54', '-2', '@SUM(A1)', '\t=1'])('runs no formula of a user: %s (P-167)', (title) => {
    const [example] = examples as readonly [Payment]
    const row = toPaymentsCsv([{ ...example, offer: { ...example.offer, title } }]).split('\r\n')[1] ?? ''
    expect(row.split(';').at(-1)?.replace(/^"/, '').startsWith("'")).toBe(true)
  })

  test('quotes separators, quotes and line breaks (P-167)', () => {
    const [example] = examples as readonly [Payment]
    const title = 'Pintar; "todo"\nhoy'
    expect(toPaymentsCsv([{ ...example, offer: { ...example.offer, title } }])).toContain(
      '"Pintar; ""todo""\nhoy"',
    )
  })
})
