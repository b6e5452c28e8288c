import { describe, expect, it, test } from 'vitest'
import { offers } from '../offer/offer.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import { INVITATIONS_PER_OFFER, inviteRefusal } from './invitation.rules.ts'

const { ana, bruno, elena } = people
const offer = { ...offers.tankPump, isActive: true, hiredId: null }
const inviting = { offer, invitedCount: 0 }

describe('a client invites', () => {
  it('an active professional to an own open offer (P-091)', () => {
    expect(inviteRefusal(ana, bruno, inviting)).toBeNull()
  })
  test.each([
    ['a client', { ...bruno, role: 'comun' }],
    ['an admin', elena],
    ['a suspended professional', { ...bruno, isActive: false }],
    ['a user who does not exist', undefined],
  ] as const)('no other user: %s is not found (P-091)', (_, person) => {
    expect(inviteRefusal(ana, person, inviting)).toBe('notFound')
  })
  test.each([
    ['an accepted offer', { ...offer, state: 'proceso', hiredId: 3 }, 'offerNotOpen'],
    ['a finished offer', { ...offer, state: 'terminado', hiredId: 3 }, 'offerNotOpen'],
    ['a deactivated offer', { ...offer, isActive: false }, 'notFound'],
  ] as const)('no professional to %s (P-091)', (_, closed, refusal) => {
    expect(inviteRefusal(ana, bruno, { offer: closed, invitedCount: 0 })).toBe(refusal)
  })
  it('up to five professionals to one offer (P-092)', () => {
    expect(INVITATIONS_PER_OFFER).toBe(5)
    expect(inviteRefusal(ana, bruno, { offer, invitedCount: 4 })).toBeNull()
    expect(inviteRefusal(ana, bruno, { offer, invitedCount: 5 })).toBe('tooManyInvitations')
    expect(inviteRefusal(ana, bruno, { offer, invitedCount: 6 })).toBe('tooManyInvitations')
  })
})

test('a professional who published the offer invites others, but not themselves (P-091)', () => {
  const own = { offer: { ...offer, owner: bruno }, invitedCount: 0 }
  expect(inviteRefusal(bruno, { ...bruno, id: 77 }, own)).toBeNull()
  expect(inviteRefusal(bruno, bruno, own)).toBe('forbidden')
})

test.each([
  ['another client', { ...ana, id: 99 }],
  ['a professional', { ...bruno, id: 98 }],
  ['an admin', elena],
])('%s may not invite to the offer of a client (P-091)', (_, viewer) => {
  expect(inviteRefusal(viewer, bruno, inviting)).toBe('forbidden')
})
