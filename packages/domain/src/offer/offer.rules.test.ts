import { describe, expect, it } from 'vitest'
import { notificationText } from '../notification/notification.rules.ts'
import { suggestionsOf } from './offer.filters.ts'
import { offerForm, offerFormUpTo } from './offer.form.ts'
import {
  applicationOf,
  BUDGET_MAXIMUM,
  lacksProfile,
  tieTo,
  whyNotAccept,
  whyNotPicture,
  whyNotRemove,
} from './offer.rules.ts'

const owner = { id: 1, role: 'comun' } as const
const worker = { id: 2, role: 'professional' } as const
const admin = { id: 3, role: 'admin' } as const
const other = { id: 4, role: 'professional' } as const
const open = { owner, state: 'pendiente', isActive: true, hiredId: null, applicantIds: [2] } as const
const running = { ...open, state: 'proceso', hiredId: 2 } as const

describe('how a user relates to an offer', () => {
  it('is the first that fits: owner, worker, admin, applicant, other', () => {
    expect(tieTo(owner, running)).toBe('owner')
    expect(tieTo(worker, running)).toBe('worker')
    expect(tieTo(admin, { ...running, hasApplied: true })).toBe('admin')
    expect(tieTo(other, { ...running, hasApplied: true })).toBe('applicant')
    expect(tieTo(other, running)).toBe('other')
  })
})

describe('accepting', () => {
  it('the hired worker again does nothing, and nobody else can be accepted any more', () => {
    expect(whyNotAccept(owner, running, 2)).toBeNull()
    expect(whyNotAccept(owner, running, 4)).toBe('alreadyAccepted')
    expect(whyNotAccept(other, running, 2)).toBe('forbidden')
    expect(whyNotAccept(owner, open, 4)).toBe('notApplicant')
    expect(whyNotAccept(owner, open, 2)).toBeNull()
  })
})

describe('a photo', () => {
  it('is put on an offer by its owner alone', () => {
    expect(whyNotPicture(owner, open)).toBeNull()
    expect([worker, admin, other].map((viewer) => whyNotPicture(viewer, running))).toEqual([
      'forbidden',
      'forbidden',
      'forbidden',
    ])
  })
})

describe('deleting an offer', () => {
  it('is refused once somebody was hired or anything was paid', () => {
    expect(whyNotRemove(admin, { ...open, hasPayments: false })).toBeNull()
    expect(whyNotRemove(admin, { ...open, hasPayments: true })).toBe('offerHasHistory')
    expect(whyNotRemove(admin, { ...running, hasPayments: false })).toBe('offerHasHistory')
  })
})

describe('the apply button', () => {
  it('is open to professionals, and to clients who are then asked for a profile', () => {
    const shown = { ...open, hasApplied: false }
    expect(applicationOf(other, shown)).toBe('open')
    expect(applicationOf({ id: 9, role: 'comun' }, shown)).toBe('open')
    expect(applicationOf(other, { ...shown, state: 'proceso' })).toBe('closed')
    expect([owner, other, admin].map(lacksProfile)).toEqual([true, false, false])
  })
})

describe('a largest budget of the deployment', () => {
  it('replaces the one of the form, and leaves the form alone otherwise', () => {
    expect(offerFormUpTo(BUDGET_MAXIMUM)).toBe(offerForm)
    const { fields } = offerFormUpTo(500_000)
    expect(Object.keys(fields)).toEqual(Object.keys(offerForm.fields))
    expect(fields.budget.hint).toBe('En pesos, hasta 500.000')
    expect(fields.budget.schema).not.toBe(offerForm.fields.budget.schema)
  })
})

it('an offer without trades has suggestions of every trade', () => {
  expect(suggestionsOf({ id: 7, trades: [] })).toMatchObject({ except: 7, trade: undefined })
})

it('a notification about a deleted offer has an empty title', () => {
  const from = { id: 2, firstName: 'Bruno', lastName: null, photo: null }
  expect(notificationText({ kind: 'payment', from, offer: null })).toBe('Bruno pagó «»')
})
