import { describe, expect, it, test } from 'vitest'
import { offers } from '../offer/offer.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import { termsBody } from './application.calls.ts'
import { applications } from './application.fixtures.ts'
import {
  applicationPhotoRefusal,
  availabilityMessage,
  changeRefusal,
  counterAnswerRefusal,
  counterRefusal,
  decisionRefusal,
  declineRefusal,
  emptyTerms,
  getAvailableDays,
  hasTerms,
  listRefusal,
  reapplyRefusal,
  toTerms,
} from './application.rules.ts'
import { applicationStates } from './application.state.ts'

const { ana, bruno, elena } = people
const open = { ...offers.tankPump, state: 'pendiente' as const }
const accepted = { ...open, state: 'proceso' as const }
const deactivated = { ...open, isActive: false }
const uuid = '7d3c1a52-9d0e-4f6b-8a53-1f0d5c2b9a01'

describe('the terms of an application', () => {
  it('are those of a click on «Postular» when a request has none (P-001)', () => {
    expect(toTerms({})).toStrictEqual(emptyTerms)
    expect(hasTerms(toTerms({}))).toBe(false)
    expect(hasTerms(toTerms({ photoIds: [] }))).toBe(false)
  })
  test.each([
    { quote: 900 },
    { message: 'Hoy' },
    { availableFrom: '2026-11-30' },
    { shift: 'tarde' },
    { photoIds: [uuid] },
  ] as const)('are more than a click with %j, which does not change an application that waits', (given) => {
    const terms = toTerms({ ...given, photoIds: given.photoIds && [...given.photoIds] })
    expect(terms).toStrictEqual({ ...emptyTerms, ...given })
    expect(hasTerms(terms)).toBe(true)
    expect(reapplyRefusal('sent', terms)).toBe('alreadyApplied')
    expect(reapplyRefusal('withdrawn', terms)).toBeNull()
  })
  it('of a request name each photo once (P-014)', () => {
    const issueFor = (fotos: string[]) => termsBody.safeParse({ fotos }).error?.issues[0]?.message
    expect(issueFor([uuid, uuid])).toBe('Pusiste dos veces la misma foto')
    expect(issueFor([uuid])).toBeUndefined()
  })
})

test('only the client lists the applications to an offer, in every state of it', () => {
  for (const offer of [open, accepted, deactivated]) {
    expect(listRefusal(ana, offer)).toBeNull()
    expect(listRefusal(bruno, offer)).toBe('forbidden')
    expect(listRefusal(elena, offer)).toBe('forbidden')
  }
})

describe('an application to a deactivated offer', () => {
  it('is not edited, but can be withdrawn and declined', () => {
    expect(changeRefusal(bruno, deactivated, 'sent', 'edit')).toBe('notFound')
    expect(changeRefusal(bruno, deactivated, 'sent', 'withdraw')).toBeNull()
    expect(declineRefusal(ana, deactivated, 'sent')).toBeNull()
  })
})

test('an offer to which a professional did not apply has no application, also when it is closed (P-003)', () => {
  for (const state of [null, undefined])
    expect(changeRefusal(bruno, accepted, state, 'edit')).toBe('notFound')
})

test('a user who did not apply is neither accepted nor declined (P-006)', () => {
  for (const state of [null, undefined]) expect(decisionRefusal(state)).toBe('notApplicant')
})

describe('photos of an application', () => {
  test.each([
    ['before applying', null, null],
    ['while it waits', 'sent', null],
    ['after an edit', 'edited', null],
    ['after a withdrawal, to apply again', 'withdrawn', null],
    ['not after the client declined it', 'declined', 'applicationDeclined'],
    ['not after it was accepted', 'accepted', 'applicationClosed'],
    ['not after another one was accepted', 'expired', 'applicationClosed'],
  ] as const)('are uploaded %s (P-018)', (_, state, refusal) => {
    expect(applicationPhotoRefusal(bruno, open, state)).toBe(refusal)
  })
  test.each([
    ['the client of the offer', ana, open, 'ownOffer'],
    ['an admin', elena, open, 'forbidden'],
    ['a client of other offers', { ...ana, id: 99 }, open, 'notProfessional'],
    ['a professional, for an offer that is no longer open', bruno, accepted, 'offerNotOpen'],
    ['a professional, for a deactivated offer', bruno, deactivated, 'notFound'],
  ] as const)('are not uploaded by %s (P-018)', (_, viewer, offer, refusal) => {
    for (const state of [null, 'sent'] as const)
      expect(applicationPhotoRefusal(viewer, offer, state)).toBe(refusal)
  })
})

const { edited, countered, declined } = applications
const counteredAs = (state: 'accepted' | 'refused') => ({
  ...countered,
  counterOffer: { ...countered.counterOffer, state },
})

describe('a counter-offer', () => {
  test.each([
    ['once for each quote', ana, open, edited, null],
    ['not a second time', ana, open, countered, 'counterOffered'],
    ['not a second time after a refusal', ana, open, counteredAs('refused'), 'counterOffered'],
    ['not for a declined application', ana, open, declined, 'applicationClosed'],
    ['not to a user who did not apply', ana, open, null, 'notApplicant'],
    ['not after the acceptance', ana, accepted, edited, 'alreadyAccepted'],
    ['not by the professional', bruno, open, edited, 'forbidden'],
  ] as const)('is made %s (P-012)', (_, viewer, offer, application, refusal) => {
    expect(counterRefusal(viewer, offer, application)).toBe(refusal)
  })
  test.each([
    ['while it waits', bruno, open, countered, null],
    ['once', bruno, open, counteredAs('accepted'), 'noCounterOffer'],
    ['not where there is none', bruno, open, edited, 'noCounterOffer'],
    ['not after a withdrawal', bruno, open, { ...countered, state: 'withdrawn' }, 'applicationClosed'],
    ['not after the client declined', bruno, open, declined, 'applicationClosed'],
    ['not after the acceptance', bruno, accepted, countered, 'applicationClosed'],
    ['not while the offer is deactivated', bruno, deactivated, countered, 'notFound'],
    ['not by a professional who did not apply', bruno, open, null, 'notFound'],
    ['not by one who did not apply to a closed offer', bruno, accepted, null, 'notFound'],
    ['not by the client', ana, open, countered, 'notFound'],
  ] as const)('is answered %s (P-012)', (_, viewer, offer, application, refusal) => {
    expect(counterAnswerRefusal(viewer, offer, application)).toBe(refusal)
  })
})

describe('the first possible day (P-002)', () => {
  // 23:00 of the day before in Buenos Aires.
  const now = new Date('2026-11-25T02:00:00Z')
  const tooFar = 'Elegí un día dentro de los próximos 365 días'

  it('is from today in Buenos Aires to 365 days ahead', () => {
    expect(getAvailableDays(now)).toEqual({ first: '2026-11-24', last: '2027-11-24' })
  })
  test.each([
    [null, null],
    ['2026-11-23', 'Elegí un día desde hoy'],
    ['2026-11-24', null],
    ['2027-11-24', null],
    ['2027-11-25', tooFar],
  ])('%s: %s', (day, message) => {
    expect(availabilityMessage(day, now)).toBe(message)
  })
})

test('only an application that waits can be withdrawn; only a withdrawn or ended one is sent again (P-004, P-005)', () => {
  const states = applicationStates.names
  expect(states.filter((state) => applicationStates.next(state, 'withdraw'))).toEqual(['sent', 'edited'])
  expect(states.filter((state) => applicationStates.next(state, 'send'))).toEqual(['withdrawn', 'ended'])
})
