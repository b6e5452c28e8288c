import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { demoTrades } from './trade.fixtures.ts'
import { tradeForm } from './trade.form.ts'
import { CAROUSEL_TRADES, MENU_TRADES, tradeOptions, tradeUse } from './trade.rules.ts'

it('shows ten trades in the carousel and six in the menu (S-453, S-457)', () => {
  expect([CAROUSEL_TRADES, MENU_TRADES]).toEqual([10, 6])
})
it('offers the 25 trades of the demo in their order', () => {
  expect(tradeOptions(demoTrades)).toHaveLength(25)
  expect(tradeOptions(demoTrades)[0]).toEqual({ value: 1, label: 'Plomería' })
})

describe('the form of a trade', () => {
  const faults = (values: Record<string, unknown>) =>
    z
      .safeParse(tradeForm.schema, { ...tradeForm.initial, ...values })
      .error?.issues.map(({ path }) => path[0]) ?? []
  it('wants a name of 2 to 50 characters, without the blanks around it', () => {
    for (const name of ['', ' x ', 'x'.repeat(51)]) expect(faults({ name })).toEqual(['name'])
    for (const name of ['xx', 'x'.repeat(50)]) expect(faults({ name })).toEqual([])
    expect(tradeForm.schema.parse({ name: ' Gas ', description: '' })).toEqual({
      name: 'Gas',
      description: '',
    })
  })
  it('takes a description of 500 characters at most, or none', () => {
    expect(faults({ name: 'Gas', description: 'x'.repeat(500) })).toEqual([])
    expect(faults({ name: 'Gas', description: 'x'.repeat(501) })).toEqual(['description'])
  })
  it('takes every trade of the demo', () => {
    for (const trade of demoTrades) expect(faults({ ...trade })).toEqual([])
  })
})

it('says how many use a trade, in whatever number', () => {
  expect(tradeUse({ offers: 3, people: 0 })).toBe('3 servicios usan este oficio')
  expect(tradeUse({ offers: 1, people: 0 })).toBe('1 servicio usa este oficio')
  expect(tradeUse({ offers: 0, people: 1 })).toBe('1 persona usa este oficio')
  expect(tradeUse({ offers: 1, people: 2 })).toBe('1 servicio y 2 personas usan este oficio')
})
