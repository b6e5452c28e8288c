import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { localOfferFilters, offerFilters } from '../offer/offer.filters.ts'
import { landingOfferFilters, landingProfessionalFilters } from '../professional/landing.filters.ts'
import { localProfessionalFilters, professionalFilters } from '../professional/professional.filters.ts'
import { demoTrades } from './trade.fixtures.ts'
import { tradeForm } from './trade.form.ts'
import {
  CAROUSEL_TRADES,
  LOCAL_TRADE_SHOWN,
  MENU_TRADES,
  tradeOptions,
  tradeInUseMessage,
} from './trade.rules.ts'

it('shows ten trades in the carousel and six in the menu (S-453, S-457)', () => {
  expect([CAROUSEL_TRADES, MENU_TRADES]).toEqual([10, 6])
})
it('converts the 25 trades of the demo to options in their order', () => {
  expect(tradeOptions(demoTrades)).toHaveLength(25)
  expect(tradeOptions(demoTrades)[0]).toEqual({ value: 1, label: 'Plomería' })
})

describe('the form of a trade', () => {
  const invalidFields = (values: Record<string, unknown>) =>
    z
      .safeParse(tradeForm.schema, { ...tradeForm.initial, ...values })
      .error?.issues.map(({ path }) => path[0]) ?? []
  it('requires a name of 2 to 50 characters, trimmed', () => {
    for (const name of ['', ' x ', 'x'.repeat(51)]) expect(invalidFields({ name })).toEqual(['name'])
    for (const name of ['xx', 'x'.repeat(50)]) expect(invalidFields({ name })).toEqual([])
    expect(tradeForm.schema.parse({ name: ' Gas ', description: '' })).toEqual({
      name: 'Gas',
      description: '',
    })
  })
  it('accepts an optional description of at most 500 characters', () => {
    expect(invalidFields({ name: 'Gas', description: 'x'.repeat(500) })).toEqual([])
    expect(invalidFields({ name: 'Gas', description: 'x'.repeat(501) })).toEqual(['description'])
  })
  it('accepts every trade of the demo', () => {
    for (const trade of demoTrades) expect(invalidFields({ ...trade })).toEqual([])
  })
})

it('counts the offers and users of a trade, singular and plural', () => {
  expect(tradeInUseMessage({ offers: 3, people: 0 })).toBe('3 servicios usan este oficio')
  expect(tradeInUseMessage({ offers: 1, people: 0 })).toBe('1 servicio usa este oficio')
  expect(tradeInUseMessage({ offers: 0, people: 1 })).toBe('1 persona usa este oficio')
  expect(tradeInUseMessage({ offers: 1, people: 2 })).toBe('1 servicio y 2 personas usan este oficio')
})

it('the page of a trade shows its open offers and its best rated professionals, also of one city', () => {
  const gas = { id: 4 }
  const shown = { job: 4, page_size: LOCAL_TRADE_SHOWN, page: 1 }
  for (const [filters, query] of [
    [offerFilters.toQuery(localOfferFilters(gas)), { orderFecha: 'DESC', state: 'pendiente' }],
    [professionalFilters.toQuery(localProfessionalFilters(gas)), { orderRating: 'DESC' }],
  ] as const) {
    expect(filters).toMatchObject({ ...shown, ...query, provincia: 'Buenos Aires' })
    expect(filters).not.toHaveProperty('ciudad')
  }
  expect(offerFilters.toQuery(localOfferFilters(gas, 'Quilmes'))).toMatchObject({
    ...shown,
    ciudad: 'Quilmes',
  })
  expect(professionalFilters.toQuery(localProfessionalFilters(gas, 'Quilmes'))).toMatchObject({
    ...shown,
    ciudad: 'Quilmes',
  })
})

it('the landing page shows the three newest offers and the three best rated professionals (P-124)', () => {
  expect(offerFilters.toQuery(landingOfferFilters)).toMatchObject({
    page_size: 3,
    orderFecha: 'DESC',
    state: 'pendiente',
  })
  expect(professionalFilters.toQuery(landingProfessionalFilters)).toMatchObject({
    page_size: 3,
    orderRating: 'DESC',
    role: 'professional',
  })
})
