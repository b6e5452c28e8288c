import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { toSearch } from '../define/query.ts'
import { offers } from './offer.fixtures.ts'
import {
  adminOfferFilters,
  offerFilters,
  ownOfferFilters,
  assignmentFilters,
  suggestionsOf,
} from './offer.filters.ts'
import { offerForm } from './offer.form.ts'
import {
  applicationOf,
  budgetTooLarge,
  capitalised,
  isInsider,
  mayKnowStreet,
  readRefusal,
  whyNotAccept,
  whyNotApply,
  whyNotPay,
  whyNotRate,
} from './offer.rules.ts'
import { offerStates } from './offer.state.ts'
import { offerWire } from './offer.wire.ts'
import { people } from '../user/user.fixtures.ts'

const messageOf = (values: Record<string, unknown>, field: string) =>
  z
    .safeParse(offerForm.schema, { ...offerForm.initial, ...values })
    .error?.issues.find(({ path }) => path[0] === field)?.message

describe('the life of an offer', () => {
  it('goes from pendiente to proceso to terminado and nowhere else (S-314, S-318)', () => {
    expect(offerStates.names).toEqual(['pendiente', 'proceso', 'terminado'])
    expect(offerStates.next('pendiente', 'accept')).toBe('proceso')
    expect(offerStates.next('proceso', 'settle')).toBe('terminado')
    expect(offerStates.next('pendiente', 'settle')).toBeUndefined()
    expect(offerStates.next('terminado', 'accept')).toBeUndefined()
  })
})

describe('who may do what with an offer', () => {
  const { ana, bruno, elena } = people
  it('lets a professional apply to an open offer of somebody else (S-003)', () => {
    expect(whyNotApply(bruno, offers.leakingTap)).toBeNull()
    expect(whyNotApply(bruno, offers.paintedRoom)).toBe('offerNotOpen')
    expect(whyNotApply(bruno, { ...offers.leakingTap, isActive: false })).toBe('notFound')
    expect(whyNotApply(elena, offers.leakingTap)).toBe('forbidden')
    expect(whyNotApply({ ...ana, id: 99 }, offers.leakingTap)).toBe('notProfessional')
    expect(whyNotApply({ ...ana, role: 'professional' }, offers.leakingTap)).toBe('ownOffer')
  })
  it('lets only the owner accept, one applicant, once (S-004)', () => {
    const open = { ...offers.leakingTap, hiredId: null, applicantIds: [2, 3] }
    expect(whyNotAccept(ana, open, 2)).toBeNull()
    expect(whyNotAccept(bruno, open, 2)).toBe('forbidden')
    expect(whyNotAccept(ana, open, 8)).toBe('notApplicant')
    const taken = { ...open, state: 'proceso' as const, hiredId: 2 }
    expect(whyNotAccept(ana, taken, 2)).toBeNull()
    expect(whyNotAccept(ana, taken, 3)).toBe('alreadyAccepted')
  })
  it('lets the owner pay in proceso and rate once when it is terminado', () => {
    expect(whyNotPay(ana, offers.paintedRoom)).toBeNull()
    expect(whyNotPay(ana, offers.leakingTap)).toBe('nothingToPay')
    expect(whyNotPay(ana, offers.newWiring)).toBe('alreadyPaid')
    expect(whyNotPay(bruno, offers.paintedRoom)).toBe('forbidden')
    expect(whyNotRate(ana, { ...offers.newWiring, isRated: false })).toBeNull()
    expect(whyNotRate(ana, offers.newWiring)).toBe('alreadyRated')
    expect(whyNotRate(ana, offers.paintedRoom)).toBe('notPaid')
    expect(whyNotRate(bruno, offers.newWiring)).toBe('forbidden')
  })
  it('says how the apply button stands for everybody', () => {
    expect(applicationOf(null, offers.leakingTap)).toBe('open')
    expect(applicationOf(null, offers.paintedRoom)).toBe('closed')
    expect(applicationOf(ana, offers.leakingTap)).toBe('own')
    expect(applicationOf(bruno, { ...offers.leakingTap, hasApplied: true })).toBe('sent')
    expect(applicationOf({ ...ana, id: 99 }, offers.leakingTap)).toBe('open')
    expect(applicationOf({ ...ana, id: 99 }, offers.paintedRoom)).toBe('closed')
    expect(applicationOf(elena, offers.leakingTap)).toBe('unable')
    expect(applicationOf(bruno, offers.newWiring)).toBe('closed')
  })
})

describe('the form that publishes an offer', () => {
  it('wants a title of 2 to 70 characters (S-352, S-353)', () => {
    expect(messageOf({ title: 'a' }, 'title')).toBe('Please enter a title')
    expect(messageOf({ title: 'a'.repeat(71) }, 'title')).toBe('Please enter a title')
    expect(messageOf({ title: 'ab' }, 'title')).toBeUndefined()
    expect(messageOf({ title: 'a'.repeat(70) }, 'title')).toBeUndefined()
  })
  it('wants a description and an address (S-354, S-355)', () => {
    expect(messageOf({ description: '  ' }, 'description')).toBe('Please enter a description of the job')
    expect(messageOf({ address: '' }, 'address')).toBe('Please enter an address')
  })
  it('wants a whole budget of 1 to 99999 (S-356, S-357)', () => {
    expect(messageOf({ budget: null }, 'budget')).toBe('Please enter an estimate')
    expect(messageOf({ budget: 0 }, 'budget')).toBe('Please enter an estimate')
    expect(messageOf({ budget: 10.5 }, 'budget')).toBe('Please enter an estimate')
    expect(messageOf({ budget: 100_000 }, 'budget')).toBe('Please enter an estimate of up to 5 digits')
    expect(messageOf({ budget: 99_999 }, 'budget')).toBeUndefined()
  })
  it('stays within Buenos Aires and its cities (S-358, S-359, S-473)', () => {
    expect(messageOf({ province: 'Mendoza' }, 'province')).toBe('Please select one')
    expect(messageOf({ city: 'Rosario' }, 'city')).toBe('Please select one')
  })
  it('carries its trades as a list of numbers (S-360)', () => {
    expect(messageOf({ tradeIds: ['x'] }, 'tradeIds')).toBe('Invalid input')
    expect(messageOf({ tradeIds: [1, 2] }, 'tradeIds')).toBeUndefined()
  })
  it('takes no photo, or one of 5 MB at most in the formats that we keep (S-281)', () => {
    const photo = (type: string, size = 10) => new File([new Uint8Array(size)], 'x', { type })
    expect(messageOf({ photoFile: photo('image/png') }, 'photoFile')).toBeUndefined()
    expect(messageOf({ photoFile: photo('image/heic') }, 'photoFile')).toMatch('JPEG')
    expect(messageOf({ photoFile: photo('image/png', 5 * 1024 * 1024 + 1) }, 'photoFile')).toMatch('5 MB')
    expect(messageOf({ photoFile: null }, 'photoFile')).toBeUndefined()
  })
})

describe('an offer on the wire', () => {
  it.each(Object.entries(offers))('comes back the same: %s', (_, offer) => {
    expect(z.decode(offerWire, JSON.parse(JSON.stringify(z.encode(offerWire, offer))))).toEqual(offer)
  })
  it('has the names of the specification (S-276, S-278, S-279, S-280)', () => {
    const wire = z.encode(offerWire, offers.paintedRoom)
    expect(wire).toMatchObject({
      id: 12,
      name: 'Ana',
      tittle: 'Pintar living y pasillo',
      presupuesto: 85_000,
      state: 'proceso',
      fecha_publicacion: '2026-11-12T12:00:00.000Z',
      provincia: 'Buenos Aires',
      ciudad: 'Lomas de Zamora',
      direccion: 'Laprida 233',
      numberJobs: 1,
      Jobs: [{ id: 3, name: 'Pintura' }],
      userId: { firstName: 'Ana', lastName: 'Ferreyra', user: 'ana', imagePerfil: 'sin foto' },
      contrat: { firstName: 'Bruno' },
      postulantes: [{ firstName: 'Bruno' }],
    })
    expect(z.encode(offerWire, offers.brokenBlinds).imageServiceUrl).toBe('sin foto')
  })
})

describe('the filters of offers', () => {
  it('start at page 1 of 20, pendiente, newest first, in Buenos Aires (S-463, S-312)', () => {
    expect(offerFilters.toQuery(offerFilters.initial)).toEqual({
      page: 1,
      page_size: 20,
      state: 'pendiente',
      orderFecha: 'DESC',
      provincia: 'Buenos Aires',
      activo: true,
    })
  })
  it('show an admin every state and place, newest first', () => {
    expect(adminOfferFilters.toQuery(adminOfferFilters.initial)).toEqual({
      page: 1,
      page_size: 20,
      orderFecha: 'DESC',
    })
    expect(adminOfferFilters.parse({ state: 'proceso', tittle: 'pin', page: '2' })).toMatchObject({
      state: 'proceso',
      title: 'pin',
      page: 2,
    })
  })
  it('give an admin who looks at the public list the same as everybody', () => {
    const asked = offerFilters.change(offerFilters.initial, { title: 'caño', trade: 3, city: 'La Plata' })
    const sent = Object.fromEntries(toSearch(offerFilters.toQuery(asked)))
    expect(adminOfferFilters.parse(sent)).toMatchObject({
      title: 'caño',
      trade: 3,
      city: 'La Plata',
      province: 'Buenos Aires',
      state: 'pendiente',
      order: 'DESC',
      isActive: 'true',
    })
  })
  it('suggest five open offers of the same trade, not the open one (S-462)', () => {
    expect(offerFilters.toQuery(suggestionsOf(offers.leakingTap))).toEqual({
      page: 1,
      page_size: 5,
      state: 'pendiente',
      orderFecha: 'DESC',
      job: 1,
      except: 11,
      activo: true,
    })
  })
  it('start empty for own offers, jobs and applications, newest first (S-467)', () => {
    expect(ownOfferFilters.toQuery(ownOfferFilters.initial)).toEqual({
      page: 1,
      page_size: 20,
      fecha_publicacion: 'DESC',
    })
  })
  it('offer the states, and Todos sends none (S-339, S-470, S-471)', () => {
    const labels = (set: { state: { all?: string; options?: unknown } }) => [
      set.state.all,
      ...(set.state.options as { label: string }[]).map(({ label }) => label),
    ]
    expect(labels(ownOfferFilters.set)).toEqual(['Todos', 'pendiente', 'proceso', 'terminado'])
    expect(labels(assignmentFilters.set)).toEqual(['Todos', 'proceso', 'terminado'])
    expect(ownOfferFilters.parse({ state: 'none' }).state).toBeUndefined()
  })
  it('name the orders Más recientes and Más antiguos (S-092, S-468)', () => {
    expect(offerFilters.set.order.options).toEqual([
      { value: 'DESC', label: 'Más recientes' },
      { value: 'ASC', label: 'Más antiguos' },
    ])
  })
})

it('shows a text with its first letter in upper case (S-100)', () => {
  expect(capitalised('ñandubay')).toBe('Ñandubay')
  expect(capitalised('')).toBe('')
})

describe('the inside of an offer', () => {
  const offer = { owner: { id: people.ana.id }, hiredId: people.bruno.id }
  it('is for its owner, its worker and an admin', () => {
    for (const person of [people.ana, people.bruno, people.elena]) expect(isInsider(person, offer)).toBe(true)
    for (const person of [people.carla, null]) expect(isInsider(person, offer)).toBe(false)
  })
  it('has a street for everybody signed in, or for insiders where the deployment says so', () => {
    expect(mayKnowStreet(people.carla, offer, 'everyone')).toBe(true)
    expect(mayKnowStreet(people.carla, offer, 'hired')).toBe(false)
    expect(mayKnowStreet(people.bruno, offer, 'hired')).toBe(true)
    expect(mayKnowStreet(null, offer, 'everyone')).toBe(false)
    const suspended = { isActive: false } as const
    expect(mayKnowStreet({ ...people.carla, ...suspended }, offer, 'everyone')).toBe(false)
    expect(mayKnowStreet({ ...people.bruno, ...suspended }, offer, 'everyone')).toBe(true)
  })

  it('is read by a suspended user only where it is theirs', () => {
    const offer = { owner: people.ana, hiredId: people.bruno.id }
    const suspended = { isActive: false } as const
    expect(readRefusal(people.carla, offer)).toBeNull()
    expect(readRefusal({ ...people.carla, ...suspended }, offer)).toBe('banned')
    expect(readRefusal({ ...people.bruno, ...suspended }, offer)).toBeNull()
    expect(readRefusal({ ...people.ana, ...suspended }, offer)).toBeNull()
  })
})

it('says how many digits a budget may have, as the deployment sets it (S-356)', () => {
  expect(budgetTooLarge(99_999)).toBe('Please enter an estimate of up to 5 digits')
  expect(budgetTooLarge(2_500_000)).toBe('Please enter an estimate of up to 7 digits')
})
