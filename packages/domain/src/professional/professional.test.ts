import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { fromSearch } from '../define/query.ts'
import { professionals } from './professional.fixtures.ts'
import { tradeHref } from '../catalogues/paths.ts'
import { professionalFilters } from './professional.filters.ts'
import { insightInto, shownTo, whyNotContact } from './professional.rules.ts'
import { professionalWire } from './professional.wire.ts'
import { people } from '../user/user.fixtures.ts'

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
    const { pathname, searchParams } = new URL(tradeHref({ id: 4 }), 'http://plomada.test')
    expect(pathname).toBe('/professional')
    const opened = professionalFilters.parse(fromSearch(searchParams))
    expect(professionalFilters.toQuery(opened)).toEqual({ ...start, job: 4 })
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

describe('what others may know of a person', () => {
  const { ana, bruno, dario, elena } = people
  it('is everything for oneself and an admin, and nothing of somebody banned for the rest', () => {
    expect(insightInto(bruno, bruno, false)).toBe('all')
    expect(insightInto(dario, elena, false)).toBe('all')
    expect(insightInto(bruno, null, false)).toBe('public')
    expect(insightInto(bruno, ana, true)).toBe('contact')
    expect(insightInto(ana, bruno, true)).toBe('contact')
    expect(insightInto(dario, ana, true)).toBe('none')
  })
  it('is nothing of clients and admins for those who do not work with them', () => {
    for (const viewer of [null, bruno]) {
      expect(insightInto(ana, viewer, false)).toBe('none')
      expect(insightInto(elena, viewer, false)).toBe('none')
    }
  })
  it('is never the version of their data, unless one sees everything', () => {
    const person = { ...bruno, version: 7 }
    expect(shownTo(person, 'all').version).toBe(7)
    expect([shownTo(person, 'contact').version, shownTo(person, 'public').version]).toEqual([
      undefined,
      undefined,
    ])
  })
  it('leaves e-mail and phone to the other party of a job, and the street to nobody', () => {
    expect(shownTo(bruno, 'all')).toEqual(bruno)
    expect(shownTo(bruno, 'contact')).toMatchObject({ phone: bruno.phone, place: { address: null } })
    expect(shownTo(bruno, 'public')).toMatchObject({ email: null, phone: null, place: { address: null } })
  })
  it('only an active professional is contacted, by somebody else (S-392)', () => {
    expect(whyNotContact(ana, bruno)).toBeNull()
    expect(whyNotContact(bruno, bruno)).toBe('forbidden')
    expect(whyNotContact(bruno, ana)).toBe('notFound')
    expect(whyNotContact(ana, { ...bruno, isActive: false })).toBe('notFound')
  })
})
