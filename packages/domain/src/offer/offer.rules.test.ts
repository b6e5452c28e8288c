import { describe, expect, it } from 'vitest'
import { notificationText } from '../notification/notification.rules.ts'
import { suggestionFilters } from './offer.filters.ts'
import { offers } from './offer.fixtures.ts'
import { offerForm, offerFormUpTo } from './offer.form.ts'
import {
  getApplicationStatus,
  BUDGET_MAXIMUM,
  isMissingProfile,
  getOfferNeed,
  getPrice,
  getRelation,
  acceptRefusal,
  photoRefusal,
  photosRefusal,
  removeRefusal,
} from './offer.rules.ts'

const owner = { id: 1, role: 'comun' } as const
const worker = { id: 2, role: 'professional' } as const
const admin = { id: 3, role: 'admin' } as const
const other = { id: 4, role: 'professional' } as const
const open = { owner, state: 'pendiente', isActive: true, hiredId: null, applicantIds: [2] } as const
const running = { ...open, state: 'proceso', hiredId: 2 } as const

describe('getRelation', () => {
  it('returns the first that fits: owner, worker, admin, applicant, other', () => {
    expect(getRelation(owner, running)).toBe('owner')
    expect(getRelation(worker, running)).toBe('worker')
    expect(getRelation(admin, { ...running, hasApplied: true })).toBe('admin')
    expect(getRelation(other, { ...running, hasApplied: true })).toBe('applicant')
    expect(getRelation(other, running)).toBe('other')
  })
})

describe('acceptRefusal', () => {
  it('allows accepting the hired worker again and refuses any other applicant', () => {
    expect(acceptRefusal(owner, running, 2)).toBeNull()
    expect(acceptRefusal(owner, running, 4)).toBe('alreadyAccepted')
    expect(acceptRefusal(other, running, 2)).toBe('forbidden')
    expect(acceptRefusal(owner, open, 4)).toBe('notApplicant')
    expect(acceptRefusal(owner, open, 2)).toBeNull()
  })
})

describe('photoRefusal', () => {
  it('allows only the owner', () => {
    expect(photoRefusal(owner, open)).toBeNull()
    expect([worker, admin, other].map((viewer) => photoRefusal(viewer, running))).toEqual([
      'forbidden',
      'forbidden',
      'forbidden',
    ])
  })
})

describe('photosRefusal', () => {
  it('allows only the owner, until a professional is accepted (P-187)', () => {
    expect(photosRefusal(owner, open)).toBeNull()
    expect(photosRefusal(owner, running)).toBe('alreadyAccepted')
    expect([worker, admin, other].map((viewer) => photosRefusal(viewer, open))).toEqual([
      'forbidden',
      'forbidden',
      'forbidden',
    ])
  })
})

describe('removeRefusal', () => {
  it('refuses an offer with a worker or a payment', () => {
    expect(removeRefusal(admin, { ...open, hasPayments: false })).toBeNull()
    expect(removeRefusal(admin, { ...open, hasPayments: true })).toBe('offerHasHistory')
    expect(removeRefusal(admin, { ...running, hasPayments: false })).toBe('offerHasHistory')
  })
})

describe('getPrice', () => {
  it('returns the agreed amount, or the budget until there is one (P-013)', () => {
    expect(getPrice({ agreedAmount: 45_000, budget: 48_000 })).toBe(45_000)
    expect(getPrice({ agreedAmount: null, budget: 48_000 })).toBe(48_000)
  })
})

describe('the apply button', () => {
  it('is open to professionals and to clients without a profile', () => {
    const shown = { ...open, hasApplied: false }
    expect(getApplicationStatus(other, shown)).toBe('open')
    expect(getApplicationStatus({ id: 9, role: 'comun' }, shown)).toBe('open')
    expect(getApplicationStatus(other, { ...shown, state: 'proceso' })).toBe('closed')
    expect([owner, other, admin].map(isMissingProfile)).toEqual([true, false, false])
  })
})

describe('offerFormUpTo', () => {
  it('replaces only the budget field of the form', () => {
    expect(offerFormUpTo(BUDGET_MAXIMUM)).toBe(offerForm)
    const { fields } = offerFormUpTo(500_000)
    expect(Object.keys(fields)).toEqual(Object.keys(offerForm.fields))
    expect(fields.budget.hint).toBe('En pesos, hasta 500.000')
    expect(fields.budget.schema).not.toBe(offerForm.fields.budget.schema)
  })
})

it('an offer without trades gets suggestions of every trade', () => {
  expect(suggestionFilters({ id: 7, trades: [] })).toMatchObject({ except: 7, trade: undefined })
})

it('a notification about a deleted offer has an empty title', () => {
  const from = { id: 2, firstName: 'Bruno', lastName: null, photo: null }
  expect(notificationText({ kind: 'payment', from, offer: null, amount: null, event: null })).toBe(
    'Bruno te pagó «»',
  )
})

describe('getOfferNeed', () => {
  const [applicant] = offers.tankPump.applicants
  const answered = { ...applicant!, counterOffer: { amount: 40_000, state: 'open' as const } }
  const { tankPump, paintedRoom, newWiring, brokenBlinds } = offers

  it('counts the applications that the client has not answered (P-159)', () => {
    expect(getOfferNeed(tankPump)).toEqual({ kind: 'answers', count: 2 })
    expect(getOfferNeed({ ...tankPump, applicants: [applicant!, answered] })).toEqual({
      kind: 'answers',
      count: 1,
    })
    expect(getOfferNeed({ ...tankPump, applicants: [answered] })).toBeNull()
    expect(getOfferNeed(brokenBlinds)).toBeNull()
  })

  it('names the payment of a professional who can be paid, and then the rating (P-159)', () => {
    expect(getOfferNeed(paintedRoom)).toEqual({ kind: 'payment' })
    expect(getOfferNeed({ ...paintedRoom, hired: { ...applicant!, isActive: false } })).toBeNull()
    expect(getOfferNeed({ ...newWiring, isRated: false })).toEqual({ kind: 'rating' })
    expect(getOfferNeed({ ...newWiring, isRated: true })).toBeNull()
  })

  it('names the confirmation or the reply that its job waits for before the rating (P-286)', () => {
    const waiting = { ...newWiring, isRated: false, assignmentTurn: 'client' } as const
    expect(getOfferNeed({ ...waiting, assignmentState: 'done' })).toEqual({ kind: 'confirmation' })
    expect(getOfferNeed({ ...waiting, assignmentState: 'disputed' })).toEqual({ kind: 'reply' })
    expect(getOfferNeed({ ...waiting, assignmentState: 'done', assignmentTurn: 'worker' })).toEqual({
      kind: 'rating',
    })
  })
})
