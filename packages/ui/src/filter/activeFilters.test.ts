import { offerFilters, ownOfferFilters, professionalFilters } from '@plomada/domain'
import { boundedInteger, choice, day, defineFilters, flag, numeric, oneOf } from '@plomada/define'
import { expect, test } from 'vitest'
import { getActiveFilters, getVisibleFilters, isNarrowed, isReversed } from './activeFilters.ts'

const language = { locale: 'es-AR', timeZone: 'UTC', currency: 'ARS' }
const texts = { language, translate: (text: string) => text, yes: 'sí' }

test('shows every filter that has a label', () => {
  expect(getVisibleFilters(offerFilters.set).map(([, { label }]) => label)).toEqual([
    'Nombre',
    'Oficio',
    'Por lanzamiento',
    'Provincia',
    'Ciudad',
  ])
})

test('returns only the filters that differ from their initial value as active', () => {
  expect(getActiveFilters(offerFilters, offerFilters.initial, {}, texts)).toEqual([])
  const values = { ...professionalFilters.initial, trade: 3, days: ['lunes' as const, 'martes' as const] }
  const options = { trade: [{ value: 3, label: 'Pintura' }] }
  expect(getActiveFilters(professionalFilters, values, options, texts).map(({ text }) => text)).toEqual([
    'Pintura',
    'lunes, martes',
  ])
})

test('writes days in the language of the provider, and translates labels and options', () => {
  const filters = defineFilters(
    {
      from: day('from', 'From'),
      kind: choice('kind', 'Kind', oneOf(['a']), { options: [{ value: 'a', label: 'First' }] }),
    },
    { pageSize: 9 },
  )
  const active = getActiveFilters(
    filters,
    { from: '2026-03-01', kind: 'a' },
    {},
    {
      language: { locale: 'en-US', timeZone: 'America/New_York', currency: 'USD' },
      translate: (text) => `<${text}>`,
      yes: 'yes',
    },
  )
  expect(active.map(({ label, text }) => [label, text])).toEqual([
    ['<From>', '3/1/2026'],
    ['<Kind>', '<First>'],
  ])
})

test('a number and what is on have their label in the short text', () => {
  const formatOptions = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const
  const filters = defineFilters(
    {
      price: numeric('price', 'Price from', boundedInteger(0, 500), { formatOptions }),
      isDelivered: flag('delivered', 'With delivery'),
    },
    { pageSize: 9 },
  )
  const values = { price: 20, isDelivered: true }
  const english = { ...texts, language: { ...language, locale: 'en-GB' }, yes: 'yes' }
  expect(getActiveFilters(filters, values, {}, english).map(({ text, chip }) => [text, chip])).toEqual([
    ['€20', 'Price from: €20'],
    ['yes', 'With delivery'],
  ])
  const { invalid } = filters.parse({ price: '900' })
  expect(getActiveFilters(filters, { invalid }, {}, english).map(({ chip }) => chip)).toEqual(['900'])
})

test('a range is reversed only with both ends, and not on a single day', () => {
  expect(isReversed(9, 10)).toBe(false)
  expect(isReversed(10, 9)).toBe(true)
  expect(isReversed('2026-03-02', '2026-03-01')).toBe(true)
  expect(isReversed('2026-03-01', '2026-03-01')).toBe(false)
  expect(isReversed(undefined, 9)).toBe(false)
})

test('a title or a state narrows a list, its order and its page do not', () => {
  const { initial } = ownOfferFilters
  expect(isNarrowed(ownOfferFilters, { ...initial, order: 'ASC', page: 3 })).toBe(false)
  expect(isNarrowed(ownOfferFilters, { ...initial, title: 'caño' })).toBe(true)
  expect(isNarrowed(ownOfferFilters, { ...initial, state: 'proceso' })).toBe(true)
})

test('a value that does not exist is active, and narrows the list that it empties (P-171)', () => {
  const values = ownOfferFilters.parse({ state: 'roto' })
  expect(isNarrowed(ownOfferFilters, values)).toBe(true)
  expect(getActiveFilters(ownOfferFilters, { ...values }, {}, texts)).toMatchObject([
    { name: 'state', text: 'roto', initial: undefined },
  ])
})
