import { describe, expect, it } from 'vitest'
import {
  getOfferChanges,
  isScopeChange,
  mergeOfferChanges,
  offerChangeLines,
  withoutAddress,
  type OfferContent,
} from './changes.ts'

const before: OfferContent = {
  title: 'Cambiar la bomba',
  description: 'La bomba no levanta presión. Son 2,5 metros.',
  trades: ['Plomería', 'Gas'],
  budget: 48_000,
  city: 'La Plata',
  address: 'Calle 48 n.º 1120',
  addressVisibility: 'everyone',
}
const change = (edit: Partial<OfferContent>) => getOfferChanges(before, { ...before, ...edit })

describe('a change of an offer', () => {
  it('has the fields that differ, with their values before and after (P-190)', () => {
    expect(change({})).toEqual({})
    expect(change({ trades: ['Gas', 'Plomería'] })).toEqual({})
    expect(change({ budget: 55_000, trades: ['Gas'] })).toEqual({
      budget: { before: 48_000, after: 55_000 },
      trades: { before: ['Plomería', 'Gas'], after: ['Gas'] },
    })
  })

  it.each<[string, Partial<OfferContent>, boolean]>([
    ['the budget', { budget: 48_001 }, true],
    ['the trades', { trades: ['Plomería'] }, true],
    ['the city', { city: 'Quilmes' }, true],
    ['the address', { address: 'Mitre 640' }, true],
    ['another word of the description', { description: `${before.description} Hay que picar.` }, true],
    ['a number of the description', { description: 'La bomba no levanta presión. Son 25 metros.' }, true],
    ['the order of words', { description: 'Levanta presión la bomba no. Son 2,5 metros.' }, true],
    [
      'accents, case, spaces and punctuation of the description',
      { description: 'la bomba  no levanta presion\nSon 2,5 metros' },
      false,
    ],
    ['the title', { title: 'Cambiar la bomba del tanque' }, false],
    ['who sees the address', { addressVisibility: 'hired' }, false],
  ])('makes applicants confirm if it is of the scope: %s (P-191)', (_, edit, isScope) => {
    expect(isScopeChange(change(edit))).toBe(isScope)
  })

  it('is merged with later ones from the first value to the last (P-192)', () => {
    const first = change({ budget: 55_000, title: 'Bomba' })
    const second = { budget: { before: 55_000, after: 48_000 }, city: { before: 'La Plata', after: 'Lanus' } }
    expect(mergeOfferChanges([first, second])).toEqual({
      title: { before: 'Cambiar la bomba', after: 'Bomba' },
      city: { before: 'La Plata', after: 'Lanus' },
    })
  })

  it('is read as a line for each field, without a street that the viewer may not see (P-192)', () => {
    const changes = withoutAddress(
      change({ budget: 55_000, address: 'Mitre 640', addressVisibility: 'hired' }),
    )
    expect(offerChangeLines(changes)).toEqual([
      { field: 'budget', label: 'Presupuesto', before: '$ 48.000', after: '$ 55.000' },
      { field: 'address', label: 'Dirección', before: '', after: '' },
      {
        field: 'addressVisibility',
        label: 'Quién ve la dirección',
        before: 'todos los que inician sesión',
        after: 'solo quien sea contratado',
      },
    ])
    expect(mergeOfferChanges([changes])).toEqual(changes)
  })
})
