import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { offerFilters } from '../offer/offer.filters.ts'
import { alerts } from './alert.fixtures.ts'
import { alertForm, alertFormUpTo } from './alert.form.ts'
import { alertKeys, alertName, findSameAlert, offerKeys, toAlertFilters } from './alert.rules.ts'
import { alertWire } from './alert.wire.ts'

const [plumbing, gas, south] = alerts

describe('an alert', () => {
  it.each(alerts)('round-trips through the wire format: $id', (alert) => {
    const wire: unknown = JSON.parse(JSON.stringify(z.encode(alertWire, alert)))
    expect(z.decode(alertWire, wire as never)).toEqual(alert)
  })
  it('has a name from its filters (P-093)', () => {
    expect([plumbing, gas, south].map(alertName)).toEqual([
      'Plomería en Berisso y La Plata desde $ 20.000',
      'Gas',
      'Todos los oficios en Avellaneda, Berazategui, Florencio Varela y 2 más desde $ 50.000',
    ])
    expect(alertName({ ...south, cities: ['Lanus', 'Lujan', 'Merlo', 'Moron'], minimumBudget: null })).toBe(
      'Todos los oficios en Lanus, Lujan, Merlo y Moron',
    )
  })
  it('has a key in common with the offers of its trade and cities only (P-095)', () => {
    const matches = (filters: Parameters<typeof alertKeys>[0], offer: Parameters<typeof offerKeys>[0]) =>
      alertKeys(filters).some((key) => offerKeys(offer).includes(key))
    const offer = { tradeIds: [1, 3], city: 'La Plata' } as const
    expect(matches({ tradeId: 1, cities: [] }, offer)).toBe(true)
    expect(matches({ tradeId: 3, cities: ['Berisso', 'La Plata'] }, offer)).toBe(true)
    expect(matches({ tradeId: null, cities: ['La Plata'] }, offer)).toBe(true)
    expect(matches({ tradeId: null, cities: [] }, offer)).toBe(true)
    expect(matches({ tradeId: 2, cities: [] }, offer)).toBe(false)
    expect(matches({ tradeId: 1, cities: ['Berisso'] }, offer)).toBe(false)
    expect(matches({ tradeId: null, cities: ['Berisso'] }, offer)).toBe(false)
    // The key of trade 1 is not the start of another.
    expect(matches({ tradeId: 11, cities: [] }, offer)).toBe(false)
  })
  it('takes trade and city from the list of offers (P-094)', () => {
    const filters = { ...offerFilters.initial, trade: 3, city: 'Quilmes' } as const
    expect(toAlertFilters(filters)).toEqual({ tradeId: 3, cities: ['Quilmes'], minimumBudget: null })
    expect(toAlertFilters(offerFilters.initial)).toEqual({ tradeId: null, cities: [], minimumBudget: null })
  })
  it('finds the alert with the same filters, in any order of the cities (P-098)', () => {
    const tradeId = plumbing.trade.id
    const filters = { tradeId, cities: ['La Plata', 'Berisso'], minimumBudget: 20_000 } as const
    expect(findSameAlert(alerts, filters)).toBe(plumbing)
    for (const other of [
      { tradeId: null },
      { cities: [] },
      { cities: ['Berisso'] as const },
      { minimumBudget: null },
    ])
      expect(findSameAlert(alerts, { ...filters, ...other })).toBeUndefined()
  })
  it('needs a trade, a city or a minimum budget (P-096)', () => {
    const errorOf = (values: object) =>
      alertForm.schema
        .safeParse({ ...alertForm.initial, ...values })
        .error?.issues.map(({ path, message }) => `${path.join()}: ${message}`)
    expect(errorOf({})).toEqual(['tradeId: Elegí un oficio, una ciudad o un presupuesto mínimo'])
    for (const values of [{ tradeId: 1 }, { cities: ['Lujan'] }, { minimumBudget: 1 }])
      expect(errorOf(values)).toBeUndefined()
    expect(errorOf({ tradeId: 1, minimumBudget: 0 })).toHaveLength(1)
  })
  it('has a minimum budget up to the maximum of the deployment (P-096)', () => {
    const problemsOf = (maximum: number, minimumBudget: number) =>
      alertFormUpTo(maximum)
        .schema.safeParse({ ...alertForm.initial, minimumBudget })
        .error?.issues.map(({ path, message }) => `${path.join()}: ${message}`)
    expect(problemsOf(99_999, 99_999)).toBeUndefined()
    expect(problemsOf(99_999, 100_000)).toEqual(['minimumBudget: El monto puede ser de hasta 99.999 pesos'])
    expect(problemsOf(200_000, 200_000)).toBeUndefined()
    expect(problemsOf(200_000, 200_001)).toEqual(['minimumBudget: El monto puede ser de hasta 200.000 pesos'])
    expect(Object.keys(alertFormUpTo(200_000).fields)).toEqual(Object.keys(alertForm.fields))
  })
  it('has the same form each time for the default maximum, so that it is not created again', () => {
    expect(alertFormUpTo(99_999)).toBe(alertForm)
  })
  it('needs a filter, whatever the maximum of the deployment (P-096)', () => {
    for (const maximum of [99_999, 200_000])
      expect(alertFormUpTo(maximum).schema.safeParse(alertForm.initial).success).toBe(false)
  })
})
