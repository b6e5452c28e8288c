import { describe, expect, it } from 'vitest'
import { calls } from './calls.ts'
import { type Access, type Requester, callRefusal, accessRefusal } from './contract/access.ts'
import type { Call } from './contract/call.ts'
import { problems } from './contract/problem.ts'
import { offerAccess } from './offer/offer.access.ts'
import { offerStates } from './offer/offer.state.ts'
import { paymentAccess } from './payment/payment.access.ts'
import { reviewAccess } from './review/review.access.ts'

const contract = Object.entries(calls).flatMap(([noun, callsOfNoun]) =>
  Object.entries<Call>(callsOfNoun).map(([name, call]) => [`${noun}.${name}`, call] as const),
)

const requesters: readonly (readonly [string, Requester])[] = [
  ['visitor', null],
  ['unregistered', { kind: 'unregistered' }],
  ...['comun', 'professional', 'admin'].flatMap((role) => [
    [role, { kind: 'user', role, isActive: true }] as const,
    [`banned ${role}`, { kind: 'user', role, isActive: false }] as const,
  ]),
]

describe('the access rules', () => {
  it('decide the audience of every call (S-393)', () => {
    for (const [name, { access, audience }] of contract) expect(audience, name).toBe(access.audience)
  })

  it.each(Object.entries<Record<string, Call>>(calls))(
    'allow each call about %s exactly for the requesters in its file (S-380, S-384, S-387, S-389, S-393)',
    async (noun, callsOfNoun) => {
      const allowed = Object.entries(callsOfNoun).map(([name, call]) => {
        const labels = requesters.flatMap(([label, requester]) =>
          callRefusal(call, requester) === null ? [label] : [],
        )
        return `${name}: ${labels.join(', ')}\n`
      })
      await expect(allowed.join('')).toMatchFileSnapshot(`./${noun}/${noun}.access.txt`)
    },
  )

  it('use only problem codes that the contract documents', () => {
    for (const [name, call] of contract) {
      const { relations = {}, hidden, closed, states = {}, roles = {} } = call.access
      const used = [
        ...Object.values(relations),
        hidden,
        closed,
        ...Object.values(states),
        ...Object.values(roles),
      ]
      const documented = new Set<unknown>(['always', 'forbidden', null, undefined, ...(call.refusals ?? [])])
      for (const code of used) expect(documented, `${name}: ${code}`).toContain(code)
    }
  })

  it('refuse what the state machine of an offer does not allow', () => {
    const refusalFor = (rule: Access, state: (typeof offerStates.names)[number], role = 'professional') =>
      accessRefusal(rule, {
        relation: rule === offerAccess.apply ? 'other' : 'owner',
        role,
        state,
        isHidden: false,
      })
    for (const state of offerStates.names) {
      const [accept, settle] = (['accept', 'settle'] as const).map((event) => offerStates.next(state, event))
      expect(refusalFor(offerAccess.apply, state) === null).toBe(accept !== undefined)
      expect(refusalFor(offerAccess.accept, state) === null).toBe(accept !== undefined)
      expect(refusalFor(paymentAccess.checkout, state) === null).toBe(settle !== undefined)
      expect(refusalFor(reviewAccess.rate, state) === null).toBe(state === 'terminado')
    }
  })

  it('refuse with status 403, 404 or 409', () => {
    const verdicts = contract.flatMap(
      ([
        ,
        {
          access: { relations = {}, states = {} },
        },
      ]) => [...Object.values(relations), ...Object.values(states)],
    )
    const codes = verdicts.filter((verdict) => verdict !== null && verdict !== 'always')
    expect(new Set(codes.map((code) => problems[code].status))).toEqual(new Set([403, 404, 409]))
  })
})
