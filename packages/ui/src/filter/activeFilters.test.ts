import { offerFilters, ownOfferFilters, professionalFilters } from '@plomada/domain'
import { boundedInteger, choice, day, defineFilters, flag, numeric, oneOf } from '@plomada/define'
import { expect, test } from 'vitest'
import { getActiveFilters, getVisibleFilters, isNarrowed } from './activeFilters.ts'

const language = { locale: 'es-AR', timeZone: 'UTC', currency: 'ARS' }
const texts = { language, translate: (text: string) => text }

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
    },
  )
  expect(active.map(({ label, text }) => [label, text])).toEqual([
    ['<From>', '3/1/2026'],
    ['<Kind>', '<First>'],
  ])
})

test('writes a number with its unit, and what is on as its label', () => {
  const formatOptions = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const
  const filters = defineFilters(
    {
      price: numeric('price', 'Price from', boundedInteger(0, 500), { formatOptions }),
      isDelivered: flag('delivered', 'With delivery'),
    },
    { pageSize: 9 },
  )
  const values = { price: 20, isDelivered: true }
  const english = { ...texts, language: { ...language, locale: 'en-GB' } }
  expect(getActiveFilters(filters, values, {}, english).map(({ text }) => text)).toEqual([
    '€20',
    'With delivery',
  ])
  const { invalid } = filters.parse({ price: '900' })
  expect(getActiveFilters(filters, { invalid }, {}, english).map(({ text }) => text)).toEqual(['900'])
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
