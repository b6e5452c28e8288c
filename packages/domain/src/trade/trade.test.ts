import { expect, it } from 'vitest'
import { demoTrades } from './trade.fixtures.ts'
import { CAROUSEL_TRADES, MENU_TRADES, tradeOptions } from './trade.rules.ts'

it('shows ten trades in the carousel and six in the menu (S-453, S-457)', () => {
  expect([CAROUSEL_TRADES, MENU_TRADES]).toEqual([10, 6])
})
it('offers the 25 trades of the demo in their order', () => {
  expect(tradeOptions(demoTrades)).toHaveLength(25)
  expect(tradeOptions(demoTrades)[0]).toEqual({ value: 1, label: 'Plomería' })
})
