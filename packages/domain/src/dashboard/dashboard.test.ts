import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { commissionOf } from '../payment/payment.rules.ts'
import { dashboardCalls } from './dashboard.calls.ts'
import { dashboards, quotaRefusals } from './dashboard.fixtures.ts'
import { paymentDescription } from './dashboard.rules.ts'
import { dashboardWire, quotaRefusalWire } from './dashboard.wire.ts'

describe('a payment’s description', () => {
  it('is cut at 30 characters and gets dots, only where it is longer (S-249)', () => {
    expect(paymentDescription('a'.repeat(31))).toBe(`${'a'.repeat(30)}...`)
    expect(paymentDescription('a'.repeat(30))).toBe('a'.repeat(30))
    expect(paymentDescription('')).toBe('')
  })
  it('is never cut in the middle of a character', () => {
    expect(paymentDescription('🔧'.repeat(31))).toBe(`${'🔧'.repeat(30)}...`)
  })
})

it('the commission of the dashboard is 15 percent of both earnings, rounded (S-247, S-248)', () => {
  expect(commissionOf(dashboards.busy.totalEarnings)).toBe(721_845)
  expect(commissionOf(dashboards.busy.monthEarnings)).toBe(95_760)
  expect(commissionOf(dashboards.longWords.totalEarnings)).toBe(298_148_148)
})

describe('the dashboard on the wire', () => {
  it.each(Object.entries(dashboards))('comes back the same: %s', (_, dashboard) => {
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
    expect(wire.ultimoUser.map(({ user }) => user)).toEqual(['bruno', 'ana', 'carla', 'maxi', 'dario'])
    expect(wire.ultimosPagos.map(({ presupuesto }) => presupuesto)).toEqual([
      76_900, 88_900, 97_000, 81_200, 92_500,
    ])
    expect(z.encode(dashboardWire, dashboards.firstDay).ultimoService).toBeNull()
  })
  it('is read at one address, by admins alone', () => {
    const { method, path, who } = dashboardCalls.get
    expect([method, path, who]).toEqual(['GET', '/admin/dashboard', ['admin']])
  })
})

describe('a met quota on the wire', () => {
  it('comes back the same', () => {
    for (const refusal of quotaRefusals) {
      const sent: unknown = JSON.parse(JSON.stringify(z.encode(quotaRefusalWire, refusal)))
      expect(z.decode(quotaRefusalWire, sent as never)).toEqual(refusal)
    }
  })
  it('is read by admins alone', () => {
    const { method, path, who } = dashboardCalls.quotas
    expect([method, path, who]).toEqual(['GET', '/admin/quotas', ['admin']])
  })
})
