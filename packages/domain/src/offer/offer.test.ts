import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { parseSearchParams, toSearchParams } from '@plomada/define'
import { tradeOffersHref } from '../catalogues/paths.ts'
import { offers, toOfferPreview } from './offer.fixtures.ts'
import {
  adminOfferFilters,
  offerFilters,
  ownOfferFilters,
  assignmentFilters,
  suggestionFilters,
} from './offer.filters.ts'
import { captionSchema, offerForm } from './offer.form.ts'
import {
  getApplicationStatus,
  budgetTooLargeMessage,
  capitalize,
  isOfferParty,
  canSeeAddress,
  isOpenOffer,
  previewRefusal,
  readRefusal,
  acceptRefusal,
  applyRefusal,
  payRefusal,
  rateRefusal,
} from './offer.rules.ts'
import { offerStates } from './offer.state.ts'
import { offerPreviewWire, offerWire } from './offer.wire.ts'
import { people } from '../user/user.fixtures.ts'

const errorFor = (values: Record<string, unknown>, field: string) =>
  z
    .safeParse(offerForm.schema, { ...offerForm.initial, ...values })
    .error?.issues.find(({ path }) => path[0] === field)?.message

describe('the states of an offer', () => {
  it('go only from pendiente to proceso to terminado (S-314, S-318)', () => {
    expect(offerStates.names).toEqual(['pendiente', 'proceso', 'terminado'])
    expect(offerStates.next('pendiente', 'accept')).toBe('proceso')
    expect(offerStates.next('proceso', 'settle')).toBe('terminado')
    expect(offerStates.next('pendiente', 'settle')).toBeUndefined()
    expect(offerStates.next('terminado', 'accept')).toBeUndefined()
  })
})

describe('the rules of an offer', () => {
  const { ana, bruno, elena } = people
  it('let a professional apply to an open offer of another user (S-003)', () => {
    expect(applyRefusal(bruno, offers.tankPump)).toBeNull()
    expect(applyRefusal(bruno, offers.paintedRoom)).toBe('offerNotOpen')
    expect(applyRefusal(bruno, { ...offers.tankPump, isActive: false })).toBe('notFound')
    expect(applyRefusal(elena, offers.tankPump)).toBe('forbidden')
    expect(applyRefusal({ ...ana, id: 99 }, offers.tankPump)).toBe('notProfessional')
    expect(applyRefusal({ ...ana, role: 'professional' }, offers.tankPump)).toBe('ownOffer')
  })
  it('let only the owner accept, and only one applicant (S-004)', () => {
    const open = { ...offers.tankPump, hiredId: null, applicantIds: [2, 3] }
    expect(acceptRefusal(ana, open, 2)).toBeNull()
    expect(acceptRefusal(bruno, open, 2)).toBe('forbidden')
    expect(acceptRefusal(ana, open, 8)).toBe('notApplicant')
    const taken = { ...open, state: 'proceso' as const, hiredId: 2 }
    expect(acceptRefusal(ana, taken, 2)).toBeNull()
    expect(acceptRefusal(ana, taken, 3)).toBe('alreadyAccepted')
  })
  it('let the owner pay in proceso and rate once in terminado', () => {
    expect(payRefusal(ana, offers.paintedRoom)).toBeNull()
    expect(payRefusal(ana, offers.tankPump)).toBe('nothingToPay')
    expect(payRefusal(ana, offers.newWiring)).toBe('alreadyPaid')
    expect(payRefusal(bruno, offers.paintedRoom)).toBe('forbidden')
    expect(rateRefusal(ana, { ...offers.newWiring, isRated: false })).toBeNull()
    expect(rateRefusal(ana, offers.newWiring)).toBe('alreadyRated')
    expect(rateRefusal(ana, offers.paintedRoom)).toBe('notPaid')
    expect(rateRefusal(bruno, offers.newWiring)).toBe('forbidden')
  })
  it('return the state of the apply button for every viewer', () => {
    expect(getApplicationStatus(null, offers.tankPump)).toBe('open')
    expect(getApplicationStatus(null, offers.paintedRoom)).toBe('closed')
    expect(getApplicationStatus(ana, offers.tankPump)).toBe('own')
    const applied = { ...offers.tankPump, hasApplied: true }
    expect(getApplicationStatus(bruno, applied)).toBe('sent')
    expect(getApplicationStatus(bruno, { ...applied, applicationState: 'edited' })).toBe('sent')
    expect(getApplicationStatus(bruno, { ...applied, applicationState: 'declined' })).toBe('declined')
    expect(getApplicationStatus(bruno, { ...applied, applicationState: 'expired' })).toBe('closed')
    expect(getApplicationStatus(bruno, { ...applied, applicationState: 'accepted' })).toBe('sent')
    expect(getApplicationStatus({ ...ana, id: 99 }, offers.tankPump)).toBe('open')
    expect(getApplicationStatus({ ...ana, id: 99 }, offers.paintedRoom)).toBe('closed')
    expect(getApplicationStatus(elena, offers.tankPump)).toBe('unable')
    expect(getApplicationStatus(bruno, offers.newWiring)).toBe('closed')
  })
})

describe('the form of a new offer', () => {
  it('requires a title of 2 to 70 characters (S-352, S-353)', () => {
    expect(errorFor({ title: 'a' }, 'title')).toBe('Please enter a title')
    expect(errorFor({ title: 'a'.repeat(71) }, 'title')).toBe('Please enter a title')
    expect(errorFor({ title: 'ab' }, 'title')).toBeUndefined()
    expect(errorFor({ title: 'a'.repeat(70) }, 'title')).toBeUndefined()
  })
  it('requires a description and an address (S-354, S-355)', () => {
    expect(errorFor({ description: '  ' }, 'description')).toBe('Please enter a description of the job')
    expect(errorFor({ address: '' }, 'address')).toBe('Please enter an address')
  })
  it('requires a whole budget of 1 to 99999 (S-356, S-357)', () => {
    expect(errorFor({ budget: null }, 'budget')).toBe('Please enter an estimate')
    expect(errorFor({ budget: 0 }, 'budget')).toBe('Please enter an estimate')
    expect(errorFor({ budget: 10.5 }, 'budget')).toBe('Please enter an estimate')
    expect(errorFor({ budget: 100_000 }, 'budget')).toBe('Please enter an estimate of up to 5 digits')
    expect(errorFor({ budget: 99_999 }, 'budget')).toBeUndefined()
  })
  it('accepts only Buenos Aires and its cities (S-358, S-359, S-473)', () => {
    expect(errorFor({ province: 'Mendoza' }, 'province')).toBe('Please select one')
    expect(errorFor({ city: 'Rosario' }, 'city')).toBe('Please select one')
  })
  it('has its trades as a list of numbers (S-360)', () => {
    expect(errorFor({ tradeIds: ['x'] }, 'tradeIds')).toBe('Invalid input')
    expect(errorFor({ tradeIds: [1, 2] }, 'tradeIds')).toBeUndefined()
  })
  it('accepts no photo and at most eight (S-281, P-187)', () => {
    const keys = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())
    expect(errorFor({ photoIds: [] }, 'photoIds')).toBeUndefined()
    expect(errorFor({ photoIds: keys(8) }, 'photoIds')).toBeUndefined()
    expect(errorFor({ photoIds: keys(9) }, 'photoIds')).toBe('Puede tener hasta 8 fotos')
  })
})

describe('an offer on the wire', () => {
  it.each(Object.entries(offers))('round-trips: %s', (_, offer) => {
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
  it('are the initial ones with one trade for a link from another page', () => {
    const { pathname, searchParams } = new URL(tradeOffersHref({ id: 4 }), 'http://plomada.test')
    expect(pathname).toBe('/service')
    const opened = offerFilters.parse(parseSearchParams(searchParams))
    expect(opened).toEqual(offerFilters.change(offerFilters.initial, { trade: 4 }))
  })
  it('give admins the same public list as everyone', () => {
    const filters = offerFilters.change(offerFilters.initial, { title: 'caño', trade: 3, city: 'La Plata' })
    const sent = Object.fromEntries(toSearchParams(offerFilters.toQuery(filters)))
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
  it('suggest five open offers of the same trade, without the current one (S-462)', () => {
    expect(offerFilters.toQuery(suggestionFilters(offers.tankPump))).toEqual({
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
  it('list the states, and Todos sends none (S-339, S-470, S-471)', () => {
    const labels = (set: { state: { emptyLabel?: string; options?: unknown } }) => [
      set.state.emptyLabel,
      ...(set.state.options as { label: string }[]).map(({ label }) => label),
    ]
    expect(labels(ownOfferFilters.set)).toEqual(['Todos', 'pendiente', 'proceso', 'terminado'])
    expect(labels(assignmentFilters.set)).toEqual(['Todos', 'proceso', 'terminado'])
    expect(ownOfferFilters.parse({ state: 'none' }).state).toBeUndefined()
  })
  it('label the orders Más recientes and Más antiguos (S-092, S-468)', () => {
    expect(offerFilters.set.order.options).toEqual([
      { value: 'DESC', label: 'Más recientes' },
      { value: 'ASC', label: 'Más antiguos' },
    ])
  })
})

it('capitalizes the first letter of a text (S-100)', () => {
  expect(capitalize('ñandubay')).toBe('Ñandubay')
  expect(capitalize('')).toBe('')
})

describe('the private data of an offer', () => {
  const offer = { owner: { id: people.ana.id }, hiredId: people.bruno.id }
  it('is visible to its owner, its worker and admins', () => {
    for (const person of [people.ana, people.bruno, people.elena])
      expect(isOfferParty(person, offer)).toBe(true)
    for (const person of [people.carla, null]) expect(isOfferParty(person, offer)).toBe(false)
  })
  it('includes the street for signed-in users or only for the parties, depending on the deployment', () => {
    expect(canSeeAddress(people.carla, offer, 'everyone')).toBe(true)
    expect(canSeeAddress(people.carla, offer, 'hired')).toBe(false)
    expect(canSeeAddress(people.bruno, offer, 'hired')).toBe(true)
    expect(canSeeAddress(null, offer, 'everyone')).toBe(false)
    const suspended = { isActive: false } as const
    expect(canSeeAddress({ ...people.carla, ...suspended }, offer, 'everyone')).toBe(false)
    expect(canSeeAddress({ ...people.bruno, ...suspended }, offer, 'everyone')).toBe(true)
  })

  it('is readable by a suspended user only as a party', () => {
    const offer = { owner: people.ana, hiredId: people.bruno.id }
    const suspended = { isActive: false } as const
    expect(readRefusal(people.carla, offer)).toBeNull()
    expect(readRefusal({ ...people.carla, ...suspended }, offer)).toBe('banned')
    expect(readRefusal({ ...people.bruno, ...suspended }, offer)).toBeNull()
    expect(readRefusal({ ...people.ana, ...suspended }, offer)).toBeNull()
  })
})

it('the message for a large budget has the digits of the deployment’s maximum (S-356)', () => {
  expect(budgetTooLargeMessage(99_999)).toBe('Please enter an estimate of up to 5 digits')
  expect(budgetTooLargeMessage(2_500_000)).toBe('Please enter an estimate of up to 7 digits')
})

describe('the preview of an offer', () => {
  it('loses every private field of an offer on the wire', () => {
    const { tankPump } = offers
    const text = JSON.stringify(
      z.encode(offerPreviewWire, { ...tankPump, ...toOfferPreview(tankPump), place: tankPump.place }),
    )
    const { firstName, lastName, nickname } = tankPump.owner
    const applicants = tankPump.applicants.map((applicant) => applicant.firstName)
    for (const secret of ['Calle 48', firstName, lastName, nickname, ...applicants])
      expect(text).not.toContain(secret)
    expect(z.decode(offerPreviewWire, JSON.parse(text))).toEqual(toOfferPreview(tankPump))
  })
  it('exists while the offer is listed', () => {
    expect(previewRefusal({ isListed: true })).toBeNull()
    expect(previewRefusal({ isListed: false })).toBe('removed')
  })
  it('is open as long as the offer accepts applications', () => {
    expect(offerStates.names.map((state) => isOpenOffer({ state }))).toEqual([true, false, false])
  })
})

describe('the caption of a photo', () => {
  it('is one line of at most 120 characters without contact data, or empty (P-188)', () => {
    const read = (text: string) => z.safeParse(captionSchema, text)
    expect(read('  El   tanque ').data).toBe('El tanque')
    expect(read('').data).toBe('')
    expect(read('x'.repeat(121)).error?.issues[0]?.message).toBe('Puede tener 120 caracteres o menos')
    expect(read('Llamame al 11 5555-0142').data).not.toMatch('5555')
  })
})
