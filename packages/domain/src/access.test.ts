import { describe, expect, it } from 'vitest'
import { access } from './access.ts'
import { calls } from './calls.ts'
import { type Access, type Requester, callRefusal, accessRefusal } from './contract/access.ts'
import type { Call } from './contract/call.ts'
import { problems } from './contract/problem.ts'
import { offerStates } from './offer/offer.state.ts'

const rules = Object.entries(access).flatMap(([noun, rulesOfNoun]) =>
  Object.entries<Access>(rulesOfNoun).map(([name, rule]) => [`${noun}.${name}`, rule] as const),
)
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
  it('have one entry per call, and every call takes its audience from it (S-393)', () => {
    const audiences = (entries: readonly (readonly [string, { audience: unknown }])[]) =>
      Object.fromEntries(entries.map(([name, { audience }]) => [name, audience]))
    expect(audiences(rules)).toEqual(audiences(contract))
  })

  it('allow each call exactly for these requesters (S-380, S-384, S-387, S-389, S-393)', () => {
    const allowed = contract.map(([name, call]) => [
      name,
      requesters
        .flatMap(([label, requester]) => (callRefusal(call, requester) === null ? [label] : []))
        .join(', '),
    ])
    expect(Object.fromEntries(allowed)).toMatchInlineSnapshot(`
      {
        "alert.create": "professional",
        "alert.list": "professional",
        "alert.remove": "professional",
        "alert.update": "professional",
        "application.answerCounter": "comun, professional, admin",
        "application.counter": "comun, professional",
        "application.decline": "comun, professional",
        "application.edit": "comun, professional, admin",
        "application.list": "comun, banned comun, professional, banned professional, admin, banned admin",
        "application.own": "comun, banned comun, professional, banned professional, admin, banned admin",
        "application.photo": "comun, professional, admin",
        "application.withdraw": "comun, professional, admin",
        "audit.list": "admin",
        "conversation.get": "comun, banned comun, professional, banned professional, admin, banned admin",
        "conversation.list": "comun, banned comun, professional, banned professional, admin, banned admin",
        "conversation.markRead": "comun, professional, admin",
        "conversation.messages": "comun, banned comun, professional, banned professional, admin, banned admin",
        "conversation.open": "comun, professional",
        "conversation.photo": "comun, professional",
        "conversation.send": "comun, professional",
        "conversation.stream": "comun, professional",
        "conversation.typing": "comun, professional",
        "conversation.unread": "comun, banned comun, professional, banned professional, admin, banned admin",
        "dashboard.get": "admin",
        "dashboard.quotas": "admin",
        "favorite.get": "comun, professional",
        "favorite.list": "comun, professional",
        "favorite.remove": "comun, professional",
        "favorite.save": "comun, professional",
        "invitation.options": "comun, professional",
        "invitation.send": "comun, professional",
        "notification.addDevice": "comun, professional, admin",
        "notification.list": "comun, banned comun, professional, banned professional, admin, banned admin",
        "notification.markRead": "comun, professional, admin",
        "notification.preferences": "comun, banned comun, professional, banned professional, admin, banned admin",
        "notification.removeDevice": "comun, professional, admin",
        "notification.renewDevice": "visitor, unregistered, comun, professional, admin",
        "notification.savePreference": "comun, professional, admin",
        "notification.unread": "comun, banned comun, professional, banned professional, admin, banned admin",
        "offer.accept": "comun, professional",
        "offer.activate": "admin",
        "offer.applications": "comun, banned comun, professional, banned professional, admin, banned admin",
        "offer.apply": "comun, professional, admin",
        "offer.assignments": "comun, banned comun, professional, banned professional, admin, banned admin",
        "offer.create": "comun, professional",
        "offer.deactivate": "admin",
        "offer.get": "comun, banned comun, professional, banned professional, admin, banned admin",
        "offer.list": "visitor, unregistered, comun, banned comun, professional, banned professional, admin, banned admin",
        "offer.listAll": "admin",
        "offer.own": "comun, banned comun, professional, banned professional, admin, banned admin",
        "offer.photo": "comun, professional",
        "offer.preview": "visitor, unregistered, comun, banned comun, professional, banned professional, admin, banned admin",
        "offer.remove": "admin",
        "payment.checkout": "comun, professional",
        "payment.export": "admin",
        "payment.list": "admin",
        "professional.contact": "comun, professional, admin",
        "professional.get": "visitor, unregistered, comun, banned comun, professional, banned professional, admin, banned admin",
        "professional.list": "visitor, unregistered, comun, banned comun, professional, banned professional, admin, banned admin",
        "professional.preview": "visitor, unregistered, comun, banned comun, professional, banned professional, admin, banned admin",
        "question.answer": "comun, professional",
        "question.ask": "professional",
        "question.hide": "comun, professional",
        "question.list": "visitor, unregistered, comun, banned comun, professional, banned professional, admin, banned admin",
        "review.rate": "comun, professional",
        "review.recent": "visitor, unregistered, comun, banned comun, professional, banned professional, admin, banned admin",
        "session.register": "unregistered, comun, banned comun, professional, banned professional, admin, banned admin",
        "trade.create": "admin",
        "trade.get": "visitor, unregistered, comun, banned comun, professional, banned professional, admin, banned admin",
        "trade.list": "visitor, unregistered, comun, banned comun, professional, banned professional, admin, banned admin",
        "trade.popularPrices": "visitor, unregistered, comun, banned comun, professional, banned professional, admin, banned admin",
        "trade.prices": "visitor, unregistered, comun, banned comun, professional, banned professional, admin, banned admin",
        "trade.remove": "admin",
        "trade.update": "admin",
        "user.amend": "admin",
        "user.confirmEmail": "comun, professional, admin",
        "user.list": "admin",
        "user.photo": "comun, professional, admin",
        "user.sendEmailCode": "comun, professional, admin",
        "user.update": "comun, professional, admin",
      }
    `)
  })

  it('use only problem codes that the contract documents', () => {
    for (const [name, call] of contract) {
      const rule: Partial<Access> = rules.find(([candidate]) => candidate === name)?.[1] ?? {}
      const { relations = {}, hidden, states = {}, roles = {} } = rule
      const used = [...Object.values(relations), hidden, ...Object.values(states), ...Object.values(roles)]
      const documented = new Set<unknown>(['always', 'forbidden', null, undefined, ...(call.refusals ?? [])])
      for (const code of used) expect(documented, `${name}: ${code}`).toContain(code)
    }
  })

  it('refuse what the state machine of an offer does not allow', () => {
    const refusalFor = (rule: Access, state: (typeof offerStates.names)[number], role = 'professional') =>
      accessRefusal(rule, {
        relation: rule === access.offer.apply ? 'other' : 'owner',
        role,
        state,
        isHidden: false,
      })
    for (const state of offerStates.names) {
      const [accept, settle] = (['accept', 'settle'] as const).map((event) => offerStates.next(state, event))
      expect(refusalFor(access.offer.apply, state) === null).toBe(accept !== undefined)
      expect(refusalFor(access.offer.accept, state) === null).toBe(accept !== undefined)
      expect(refusalFor(access.payment.checkout, state) === null).toBe(settle !== undefined)
      expect(refusalFor(access.review.rate, state) === null).toBe(state === 'terminado')
    }
  })

  it('refuse with status 403, 404 or 409', () => {
    const verdicts = rules.flatMap(([, { relations = {}, states = {} }]) => [
      ...Object.values(relations),
      ...Object.values(states),
    ])
    const codes = verdicts.filter((verdict) => verdict !== null && verdict !== 'always')
    expect(new Set(codes.map((code) => problems[code].status))).toEqual(new Set([403, 404, 409]))
  })
})
