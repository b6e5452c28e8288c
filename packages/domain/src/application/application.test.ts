import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { cityDistance } from '../catalogues/cityDistance.ts'
import { offers } from '../offer/offer.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import { applications } from './application.fixtures.ts'
import {
  availabilityMessage,
  changeRefusal,
  decisionRefusal,
  declineRefusal,
  emptyTerms,
  getAmount,
  reapplyRefusal,
} from './application.rules.ts'
import { applicationStates } from './application.state.ts'
import { applicationWire } from './application.wire.ts'
import { sortApplications, togglePin } from './comparison.rules.ts'

const { ana, bruno } = people
const offer = { ...offers.tankPump, state: 'pendiente' as const }

describe('an application', () => {
  it.each(Object.entries(applications))('round-trips through the wire format: %s', (_name, application) => {
    const wire: unknown = JSON.parse(JSON.stringify(z.encode(applicationWire, application)))
    expect(z.decode(applicationWire, wire as never)).toEqual(application)
  })

  it('without a quote is for the budget of the offer (P-001)', () => {
    expect(getAmount({ quote: null }, { budget: 900 })).toBe(900)
    expect(getAmount({ quote: 700 }, { budget: 900 })).toBe(700)
  })

  it('is edited and withdrawn only while it waits and the offer is open (P-003, P-004)', () => {
    for (const event of ['edit', 'withdraw'] as const) {
      expect(changeRefusal(bruno, offer, 'sent', event)).toBeNull()
      expect(changeRefusal(bruno, offer, 'edited', event)).toBeNull()
      for (const state of ['withdrawn', 'declined', 'expired'] as const)
        expect(changeRefusal(bruno, offer, state, event)).toBe('applicationClosed')
      expect(changeRefusal(bruno, { ...offer, state: 'proceso' }, 'sent', event)).toBe('applicationClosed')
      expect(changeRefusal(bruno, offer, null, event)).toBe('notFound')
      expect(changeRefusal(ana, offer, null, event)).toBe('notFound')
    }
  })

  it('is sent again after it was withdrawn, but not after it was declined (P-005)', () => {
    expect(reapplyRefusal('withdrawn', emptyTerms)).toBeNull()
    expect(reapplyRefusal('declined', emptyTerms)).toBe('applicationDeclined')
    expect(reapplyRefusal('sent', emptyTerms)).toBeNull()
    expect(reapplyRefusal('sent', { ...emptyTerms, quote: 5 })).toBe('alreadyApplied')
  })

  it('is accepted or declined only by the client and only while it waits (P-006)', () => {
    const verdicts = applicationStates.names.map((state) => [state, decisionRefusal(state)])
    expect(Object.fromEntries(verdicts)).toEqual({
      sent: null,
      edited: null,
      withdrawn: 'applicationWithdrawn',
      declined: 'applicationClosed',
      accepted: 'applicationClosed',
      expired: 'applicationClosed',
      ended: 'applicationWithdrawn',
    })
    expect(declineRefusal(ana, offer, 'sent')).toBeNull()
    expect(declineRefusal(bruno, offer, 'sent')).toBe('forbidden')
    expect(declineRefusal(ana, { ...offer, state: 'proceso' }, 'sent')).toBe('alreadyAccepted')
  })

  it('names a first day from today in Buenos Aires to a year ahead (P-002)', () => {
    const now = new Date('2026-11-25T02:00:00Z')
    expect(availabilityMessage('2026-11-24', now)).toBeNull()
    expect(availabilityMessage('2026-11-23', now)).toBe('Elegí un día desde hoy')
    expect(availabilityMessage('2027-11-25', now)).toMatch(/365 días/)
    expect(availabilityMessage(null, now)).toBeNull()
  })
})

describe('the distance between two cities', () => {
  it('is that of their centers, zero within one and unknown outside of the service area (P-010)', () => {
    expect(cityDistance('La Plata', 'La Plata')).toBe(0)
    expect(cityDistance('La Plata', 'Quilmes')).toBeGreaterThan(30)
    expect(cityDistance('La Plata', 'Quilmes')).toBeLessThan(45)
    expect(cityDistance('La Plata', 'Zarate')).toBeGreaterThan(100)
    // To the west: a degree of longitude is 91 km here, not the 111 km of one at the equator.
    expect(cityDistance('General San Martin', 'Lujan')).toBe(52)
    expect(cityDistance('La Plata', 'Rosario')).toBeNull()
    expect(cityDistance('La Plata', null)).toBeNull()
  })
})

describe('the comparison of applicants', () => {
  const { edited, plain, long, declined } = applications
  const all = [plain, long, edited]
  const names = (order: Parameters<typeof sortApplications>[2]['order'], pinnedIds: number[] = []) =>
    sortApplications(all, offer, { order, pinnedIds }).map(({ professional }) => professional.id)
  const [carla, maximiliano, bruno] = all.map(({ professional }) => professional.id) as [
    number,
    number,
    number,
  ]

  it('orders by price, rating, distance and availability, unknown values last (P-010)', () => {
    expect(names(null)).toEqual([carla, maximiliano, bruno])
    expect(names('price')).toEqual([bruno, carla, maximiliano])
    expect(names('rating')).toEqual([bruno, maximiliano, carla])
    expect(names('distance')).toEqual([bruno, carla, maximiliano])
    expect(names('availability')).toEqual([bruno, maximiliano, carla])
  })

  it('shows pinned applicants first and closed applications last (P-010)', () => {
    expect(names('price', [maximiliano])).toEqual([maximiliano, bruno, carla])
    const sorted = sortApplications([declined, edited], offer, { order: null, pinnedIds: [] })
    expect(sorted.map(({ state }) => state)).toEqual(['edited', 'declined'])
  })

  it('has at most four pinned applicants (P-010)', () => {
    expect(togglePin([1, 2], 1)).toEqual([2])
    expect(togglePin([1, 2, 3], 4)).toEqual([1, 2, 3, 4])
    expect(togglePin([1, 2, 3, 4], 5)).toEqual([1, 2, 3, 4])
  })
})
