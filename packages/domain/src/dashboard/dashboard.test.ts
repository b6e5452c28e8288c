import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { calculateCommission } from '../payment/payment.rules.ts'
import { dashboardCalls } from './dashboard.calls.ts'
import { dashboards, quotaRefusals } from './dashboard.fixtures.ts'
import { paymentDescription } from './dashboard.rules.ts'
import { dashboardWire, quotaRefusalWire } from './dashboard.wire.ts'

describe('paymentDescription', () => {
  it('truncates texts over 30 characters and adds dots (S-249)', () => {
    expect(paymentDescription('a'.repeat(31))).toBe(`${'a'.repeat(30)}...`)
    expect(paymentDescription('a'.repeat(30))).toBe('a'.repeat(30))
    expect(paymentDescription('')).toBe('')
  })
  it('never splits a character', () => {
    expect(paymentDescription('🔧'.repeat(31))).toBe(`${'🔧'.repeat(30)}...`)
  })
})

it('the commission on the dashboard is 15 percent of both earnings, rounded (S-247, S-248)', () => {
  expect(calculateCommission(dashboards.busy.totalEarnings)).toBe(721_845)
  expect(calculateCommission(dashboards.busy.monthEarnings)).toBe(95_760)
  expect(calculateCommission(dashboards.longWords.totalEarnings)).toBe(298_148_148)
})

describe('the dashboard on the wire', () => {
  it.each(Object.entries(dashboards))('round-trips: %s', (_, dashboard) => {
    expect(z.decode(dashboardWire, JSON.parse(JSON.stringify(z.encode(dashboardWire, dashboard))))).toEqual(
      dashboard,
    )
  })
  it('has the names of the specification (S-302)', () => {
    const wire = z.encode(dashboardWire, dashboards.busy)
    expect(wire).toMatchObject({
      serviciosGananciasTodo: 4_812_300,
      gananciasEsteMes: 638_400,
      userTotal: 1284,
      serviciosEsteMesCount: 96,
      ultimoService: { tittle: 'cambiar la bomba del tanque' },
    })
    expect(wire.ultimoUser.map(({ user }: { user: string }) => user)).toEqual([
      'bruno',
      'ana',
      'carla',
      'maxi',
      'dario',
    ])
    expect(wire.ultimosPagos.map(({ presupuesto }: { presupuesto: number }) => presupuesto)).toEqual([
      76_900, 88_900, 97_000, 81_200, 92_500,
    ])
    expect(z.encode(dashboardWire, dashboards.firstDay).ultimoService).toBeNull()
  })
  it('has one endpoint, for admins only', () => {
    const { method, path, audience } = dashboardCalls.get
    expect([method, path, audience]).toEqual(['GET', '/admin/dashboard', ['admin']])
  })
})

describe('a reached quota on the wire', () => {
  it('round-trips', () => {
    for (const refusal of quotaRefusals) {
      const sent: unknown = JSON.parse(JSON.stringify(z.encode(quotaRefusalWire, refusal)))
      expect(z.decode(quotaRefusalWire, sent as never)).toEqual(refusal)
    }
  })
  it('is for admins only', () => {
    const { method, path, audience } = dashboardCalls.quotas
    expect([method, path, audience]).toEqual(['GET', '/admin/quotas', ['admin']])
  })
})
