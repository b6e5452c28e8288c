import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { parseSearchParams } from '@plomada/define'
import { professionals, toProfessionalPreview } from './professional.fixtures.ts'
import { tradeProfessionalsHref } from '../catalogues/paths.ts'
import { professionalFilters } from './professional.filters.ts'
import {
  contactRefusal,
  professionalPreviewRefusal,
  redactProfile,
  visibleProfile,
} from './professional.rules.ts'
import { professionalPreviewWire, professionalWire } from './professional.wire.ts'
import { people } from '../user/user.fixtures.ts'
import { fullName } from '../user/user.rules.ts'

describe('a professional on the wire', () => {
  it.each(Object.entries(professionals))('round-trips: %s (S-299)', (_, professional) => {
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
  it('are the initial ones with one trade for a link from another page (S-332)', () => {
    const { pathname, searchParams } = new URL(tradeProfessionalsHref({ id: 4 }), 'http://plomada.test')
    expect(pathname).toBe('/professional')
    const opened = professionalFilters.parse(parseSearchParams(searchParams))
    expect(professionalFilters.toQuery(opened)).toEqual({ ...start, job: 4 })
  })
  it('label the orders of the rating (S-136, S-469)', () => {
    expect(professionalFilters.set.ratingOrder.options).toEqual([
      { value: 'DESC', label: 'Mejor puntuados' },
      { value: 'ASC', label: 'Menos puntuados' },
    ])
  })
  it('ignore other roles and banned users in a query', () => {
    expect(professionalFilters.parse({ role: 'admin', state: 'false' })).toEqual(professionalFilters.initial)
  })
})

describe('the visible part of a profile', () => {
  const { ana, bruno, dario, elena } = people
  it('is everything for the user and admins, and nothing of a banned user for others', () => {
    expect(visibleProfile(bruno, bruno, false)).toBe('all')
    expect(visibleProfile(dario, elena, false)).toBe('all')
    expect(visibleProfile(bruno, null, false)).toBe('public')
    expect(visibleProfile(bruno, ana, true)).toBe('contact')
    expect(visibleProfile(ana, bruno, true)).toBe('contact')
    expect(visibleProfile(dario, ana, true)).toBe('none')
  })
  it('is nothing of clients and admins for unrelated viewers', () => {
    for (const viewer of [null, bruno]) {
      expect(visibleProfile(ana, viewer, false)).toBe('none')
      expect(visibleProfile(elena, viewer, false)).toBe('none')
    }
  })
  it('includes the version only with all data', () => {
    const person = { ...bruno, version: 7 }
    expect(redactProfile(person, 'all').version).toBe(7)
    expect([redactProfile(person, 'contact').version, redactProfile(person, 'public').version]).toEqual([
      undefined,
      undefined,
    ])
  })
  it('includes email and phone for the other party of a job, and the street for neither', () => {
    expect(redactProfile(bruno, 'all')).toEqual(bruno)
    expect(redactProfile(bruno, 'contact')).toMatchObject({
      email: bruno.email,
      phone: bruno.phone,
      place: { address: null },
    })
    expect(redactProfile(bruno, 'public')).toMatchObject({
      email: null,
      phone: null,
      place: { address: null },
    })
  })
  it('allows contacting only other, active professionals (S-392)', () => {
    expect(contactRefusal(ana, bruno)).toBeNull()
    expect(contactRefusal(bruno, bruno)).toBe('forbidden')
    expect(contactRefusal(bruno, ana)).toBe('notFound')
    expect(contactRefusal(ana, { ...bruno, isActive: false })).toBe('notFound')
  })
})

describe('the preview of a professional', () => {
  it('has the name of the profile (P-140)', () => {
    const { bruno } = professionals
    expect(fullName(toProfessionalPreview(bruno))).toBe(fullName(bruno))
  })
  it('loses every private field of a profile on the wire', () => {
    const preview = { ...professionals.bruno, ...toProfessionalPreview(professionals.bruno) }
    const text = JSON.stringify(z.encode(professionalPreviewWire, preview))
    const { email, phone, nickname } = people.bruno
    for (const secret of [email, phone, `"${nickname}"`, 'idUser', 'direccion'])
      expect(text).not.toContain(secret)
    expect(z.decode(professionalPreviewWire, JSON.parse(text))).toEqual(
      toProfessionalPreview(professionals.bruno),
    )
  })
  it('exists for active professionals only', () => {
    expect(professionalPreviewRefusal({ role: 'professional', isActive: true })).toBeNull()
    for (const person of [
      { role: 'professional', isActive: false },
      { role: 'comun', isActive: true },
      { role: 'admin', isActive: true },
    ] as const)
      expect(professionalPreviewRefusal(person)).toBe('notFound')
  })
})
