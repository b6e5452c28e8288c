import { offerFilters, ownOfferFilters, professionalFilters } from '@plomada/domain'
import { expect, test } from 'vitest'
import { getActiveFilters, getVisibleFilters, isNarrowed } from './activeFilters.ts'

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
  expect(getActiveFilters(offerFilters, offerFilters.initial, {})).toEqual([])
  const values = { ...professionalFilters.initial, trade: 3, days: ['lunes' as const, 'martes' as const] }
  const options = { trade: [{ value: 3, label: 'Pintura' }] }
  expect(getActiveFilters(professionalFilters, values, options).map(({ text }) => text)).toEqual([
    'Pintura',
    'lunes, martes',
  ])
})

test('a title or a state narrows a list, its order and its page do not', () => {
  const { initial } = ownOfferFilters
  expect(isNarrowed(ownOfferFilters, { ...initial, order: 'ASC', page: 3 })).toBe(false)
  expect(isNarrowed(ownOfferFilters, { ...initial, title: 'caño' })).toBe(true)
  expect(isNarrowed(ownOfferFilters, { ...initial, state: 'proceso' })).toBe(true)
})
