import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commissions, differences, jobStatement } from './ledger.fixtures.ts'
import type { Account, Entry } from './ledger.ts'
import { explainDifference, getReconciliationPeriod, sliceReconciliation } from './reconciliation.rules.ts'
import { differenceKinds } from './reconciliation.ts'
import {
  getAccountLabel,
  getLedgerKindLabel,
  sumCommissions,
  toLedgerLines,
  toTransfers,
} from './statement.rules.ts'

describe('a difference', () => {
  it('of each kind is explained in one sentence with its amounts (P-300)', () => {
    expect(differences.map(({ kind }) => kind).toSorted()).toEqual([...differenceKinds].toSorted())
    expect(differences.map(explainDifference)).toMatchInlineSnapshot(`
      [
        "El proveedor cobró 99,90 USD y acá no hay ningún pago: buscalo en su panel y, si no es de otro sitio, devolvelo.",
        "El proveedor cobró $ 70.000 y acá figura $ 72.000, o es otro servicio: comparalos antes de mover plata.",
        "El cliente pagó $ 72.000 y acá el pago figura pendiente: pedile al proveedor que mande otra vez el aviso.",
        "El servicio ya estaba pagado y el proveedor cobró $ 72.000 otra vez: vuelve al cliente cuando llega el aviso; si no llega, devolvelo desde su panel.",
        "Acá figura un pago de $ 72.000 que el proveedor no cobró: no le pagues al profesional hasta aclararlo.",
        "Acá el pago de $ 72.000 está pendiente y en el proveedor ya venció: se abre otro cuando el cliente toca Pagar.",
        "Acá figura devuelto $ 15.000 y el proveedor no lo devolvió: hacé esa devolución desde su panel.",
        "El proveedor devolvió $ 15.000 y acá no figura: se hizo desde su panel, y entra sola en una hora. Si sigue acá, no es de un pago de este sitio o tiene centavos.",
        "Acá figura devuelto $ 15.000 y el proveedor devolvió $ 12.000: la diferencia es de una devolución hecha a mano.",
        "El proveedor devolvió $ 15.000 y acá esa devolución figura rechazada: no la pidas otra vez.",
        "El proveedor tiene un contracargo de $ 72.000 y acá no figura: pedile que mande otra vez el aviso, y no le pagues a nadie por ese trabajo.",
        "Acá figura un contracargo de $ 72.000 que el proveedor no tiene: preguntale si lo dio de baja.",
        "El contracargo de $ 72.000 para el proveedor está perdido y acá no: si sigue así mañana, pedile que mande otra vez el aviso.",
        "Acá figura un contracargo de $ 10.000,50 y el del proveedor es de $ 12.000: la diferencia es de una devolución o del cambio de moneda.",
      ]
    `)
  })
})

describe('a period', () => {
  it('without days is the last thirty until today (P-301)', () => {
    expect(getReconciliationPeriod({}, '2026-11-30')).toEqual({ from: '2026-10-31', to: '2026-11-30' })
    expect(getReconciliationPeriod({ from: '2026-11-01' }, '2026-11-30').from).toBe('2026-11-01')
  })
  it('is compared in parts of three days, the newest first, and at most 92 days of it (P-301)', () => {
    expect(sliceReconciliation({ from: '2026-02-26', to: '2026-03-04' })).toEqual([
      '2026-03-04',
      '2026-03-01',
      '2026-02-26',
    ])
    expect(sliceReconciliation({ from: '2026-03-05', to: '2026-03-04' })).toEqual([])
    const longest = sliceReconciliation({ from: '2020-01-01', to: '2026-12-31' })
    expect([longest.length, longest.at(-1)]).toEqual([31, '2026-10-01'])
  })
})

describe('a statement', () => {
  const accounts = ['held:7', 'payable:2', 'receivable:2', 'commission', 'refund_due:1'] as const
  const movement = fc
    .array(
      fc.record({
        account: fc.constantFrom<Account>(...accounts),
        amount: fc.integer({ min: -9999, max: 9999 }),
      }),
      {
        minLength: 1,
        maxLength: 5,
      },
    )
    .map((entries): Entry[] => [
      ...entries.filter(({ amount }) => amount !== 0),
      { account: 'provider_clearing', amount: -entries.reduce((sum, { amount }) => sum + amount, 0) },
    ])

  it('splits a movement without losing a centavo (P-302)', () => {
    fc.assert(
      fc.property(movement, (entries) => {
        const moved = new Map<string, number>()
        for (const { from, to, amount } of toTransfers(entries)) {
          expect(amount).toBeGreaterThan(0)
          moved.set(from, (moved.get(from) ?? 0) - amount)
          moved.set(to, (moved.get(to) ?? 0) + amount)
        }
        const expected = new Map<string, number>()
        for (const { account, amount } of entries)
          expected.set(account, (expected.get(account) ?? 0) + amount)
        for (const [account, amount] of expected) expect(moved.get(account) ?? 0).toBe(amount)
      }),
      { seed: 20_261_129, numRuns: 1000 },
    )
  })
  it('has the balances after each line, from those before (P-302)', () => {
    const { lines } = jobStatement
    expect(lines.at(-1)?.balances).toEqual({
      held: 0,
      professional: 3_299_900 - 494_985,
      platform: 494_985,
      client: 0,
    })
    const [first] = toLedgerLines([], 100)
    expect(first).toBeUndefined()
  })
  it('names kinds and accounts in words (P-302)', () => {
    expect([getLedgerKindLabel('charge'), getLedgerKindLabel('toString')]).toEqual([
      'El cliente pagó',
      'Ajuste',
    ])
    expect([getAccountLabel('held:12'), getAccountLabel('commission')]).toEqual(['Retenido', 'Plomada'])
  })
})

it('commissions add up by a key, in order, without what went back (P-303)', () => {
  expect(sumCommissions(commissions, ({ month }) => month).map(({ key, net }) => [key, net])).toEqual([
    ['2026-11', 68_499_075],
    ['2026-10', 38_863_500],
    ['2026-09', -310_000],
  ])
  expect(sumCommissions([], () => '')).toEqual([])
})
