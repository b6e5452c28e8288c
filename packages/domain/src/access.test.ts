import { describe, expect, it } from 'vitest'
import { access } from './access.ts'
import { calls } from './calls.ts'
import { type Access, type Asker, whyNotAsk, whyNotOn } from './define/access.ts'
import type { Call } from './define/call.ts'
import { problems } from './define/problem.ts'
import { offerStates } from './offer/offer.state.ts'

const rows = Object.entries(access).flatMap(([noun, of]) =>
  Object.entries<Access>(of).map(([name, row]) => [`${noun}.${name}`, row] as const),
)
const contract = Object.entries(calls).flatMap(([noun, of]) =>
  Object.entries<Call>(of).map(([name, call]) => [`${noun}.${name}`, call] as const),
)

const askers: readonly (readonly [string, Asker])[] = [
  ['visitor', null],
  ['stranger', { kind: 'stranger' }],
  ...['comun', 'professional', 'admin'].flatMap((role) => [
    [role, { kind: 'user', role, isActive: true }] as const,
    [`banned ${role}`, { kind: 'user', role, isActive: false }] as const,
  ]),
]

describe('the table of who may do what', () => {
  it('has one row for every call, and every call takes its audience from there (S-393)', () => {
    const audiences = (of: readonly (readonly [string, { who: unknown }])[]) =>
      Object.fromEntries(of.map(([name, { who }]) => [name, who]))
    expect(audiences(rows)).toEqual(audiences(contract))
  })

  it('lets those make a call who are named here, and nobody else (S-380, S-384, S-387, S-389, S-393)', () => {
    const doors = contract.map(([name, call]) => [
      name,
      askers.flatMap(([who, asker]) => (whyNotAsk(call, asker) === null ? [who] : [])).join(', '),
    ])
    expect(Object.fromEntries(doors)).toMatchInlineSnapshot(`
      {
        "audit.list": "admin",
        "dashboard.get": "admin",
        "dashboard.quotas": "admin",
        "notification.list": "comun, banned comun, professional, banned professional, admin, banned admin",
        "notification.markRead": "comun, professional, admin",
        "offer.accept": "comun, professional",
        "offer.activate": "admin",
        "offer.applications": "comun, banned comun, professional, banned professional, admin, banned admin",
        "offer.apply": "comun, professional, admin",
        "offer.assignments": "comun, banned comun, professional, banned professional, admin, banned admin",
        "offer.create": "comun, professional",
        "offer.deactivate": "admin",
        "offer.get": "comun, banned comun, professional, banned professional, admin, banned admin",
        "offer.list": "visitor, stranger, comun, banned comun, professional, banned professional, admin, banned admin",
        "offer.listAll": "admin",
        "offer.own": "comun, banned comun, professional, banned professional, admin, banned admin",
        "offer.photo": "comun, professional",
        "offer.remove": "admin",
        "payment.checkout": "comun, professional",
        "professional.contact": "comun, professional, admin",
        "professional.get": "visitor, stranger, comun, banned comun, professional, banned professional, admin, banned admin",
        "professional.list": "visitor, stranger, comun, banned comun, professional, banned professional, admin, banned admin",
        "review.rate": "comun, professional",
        "session.register": "stranger, comun, banned comun, professional, banned professional, admin, banned admin",
        "trade.create": "admin",
        "trade.get": "visitor, stranger, comun, banned comun, professional, banned professional, admin, banned admin",
        "trade.list": "visitor, stranger, comun, banned comun, professional, banned professional, admin, banned admin",
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

  it('refuses for reasons that the contract tells of', () => {
    for (const [name, call] of contract) {
      const row: Partial<Access> = rows.find(([one]) => one === name)?.[1] ?? {}
      const { ties = {}, hidden, states = {}, roles = {} } = row
      const named = [...Object.values(ties), hidden, ...Object.values(states), ...Object.values(roles)]
      const told = new Set<unknown>(['always', 'forbidden', null, undefined, ...(call.refuses ?? [])])
      for (const code of named) expect(told, `${name}: ${code}`).toContain(code)
    }
  })

  it('follows the life of an offer: what the machine does not allow is refused', () => {
    const whyNot = (row: Access, state: (typeof offerStates.names)[number], role = 'professional') =>
      whyNotOn(row, { tie: row === access.offer.apply ? 'other' : 'owner', role, state, isHidden: false })
    for (const state of offerStates.names) {
      const [accept, settle] = (['accept', 'settle'] as const).map((event) => offerStates.next(state, event))
      expect(whyNot(access.offer.apply, state) === null).toBe(accept !== undefined)
      expect(whyNot(access.offer.accept, state) === null).toBe(accept !== undefined)
      expect(whyNot(access.payment.checkout, state) === null).toBe(settle !== undefined)
      expect(whyNot(access.review.rate, state) === null).toBe(state === 'terminado')
    }
  })

  it('refuses with a status that says so', () => {
    const verdicts = rows.flatMap(([, { ties = {}, states = {} }]) => [
      ...Object.values(ties),
      ...Object.values(states),
    ])
    const codes = verdicts.filter((verdict) => verdict !== null && verdict !== 'always')
    expect(new Set(codes.map((code) => problems[code].status))).toEqual(new Set([403, 404, 409]))
  })
})
