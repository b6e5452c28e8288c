import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { professionals } from './professional.fixtures.ts'
import { professionalFilters, professionalsOf } from './professional.filters.ts'
import { professionalWire } from './professional.wire.ts'

describe('a professional on the wire', () => {
  it.each(Object.entries(professionals))('comes back the same: %s (S-299)', (_, professional) => {
    const wire = z.encode(professionalWire, professional)
    expect(wire.rating).toHaveLength(professional.reviews.length)
    expect(z.decode(professionalWire, JSON.parse(JSON.stringify(wire)))).toEqual(professional)
  })
})

describe('the filters of professionals', () => {
  const start = {
    page: 1,
    page_size: 20,
    state: true,
    role: 'professional',
    provincia: 'Buenos Aires',
    orderRating: 'DESC',
  }
  it('start at page 1 of 20, active professionals of Buenos Aires, best first (S-465)', () => {
    expect(professionalFilters.toQuery(professionalFilters.initial)).toEqual(start)
  })
  it('start over with one trade when it was chosen elsewhere (S-332)', () => {
    expect(professionalFilters.toQuery(professionalsOf({ id: 4 }))).toEqual({ ...start, job: 4 })
  })
  it('name the orders of the rating (S-136, S-469)', () => {
    expect(professionalFilters.set.ratingOrder.options).toEqual([
      { value: 'DESC', label: 'Mejor puntuados' },
      { value: 'ASC', label: 'Menos puntuados' },
    ])
  })
  it('cannot be made to list other roles or banned people', () => {
    expect(professionalFilters.parse({ role: 'admin', state: 'false' })).toEqual(professionalFilters.initial)
  })
})
