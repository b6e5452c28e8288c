import { offerFilters, ownOfferFilters, professionalFilters } from '@plomada/domain'
import { expect, test } from 'vitest'
import { activeFilters, isNarrowed, shownFilters } from './declared.ts'

test('a panel shows every filter but those that nobody chooses', () => {
  expect(shownFilters(offerFilters.set).map(([, { label }]) => label)).toEqual([
    'Nombre',
    'Oficio',
    'Por lanzamiento',
    'Provincia',
    'Ciudad',
  ])
})

test('only what differs from how the list opens counts as active', () => {
  expect(activeFilters(offerFilters, offerFilters.initial, {})).toEqual([])
  const chosen = { ...professionalFilters.initial, trade: 3, days: ['lunes' as const, 'martes' as const] }
  const given = { trade: [{ value: 3, label: 'Pintura' }] }
  expect(activeFilters(professionalFilters, chosen, given).map(({ words }) => words)).toEqual([
    'Pintura',
    'lunes, martes',
  ])
})

test('a name or a state narrows a list, its order and its page do not', () => {
  const { initial } = ownOfferFilters
  expect(isNarrowed(ownOfferFilters, { ...initial, order: 'ASC', page: 3 })).toBe(false)
  expect(isNarrowed(ownOfferFilters, { ...initial, title: 'caño' })).toBe(true)
  expect(isNarrowed(ownOfferFilters, { ...initial, state: 'proceso' })).toBe(true)
})
