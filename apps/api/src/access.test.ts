import { access } from '@plomada/domain'
import type { OfferState, Role } from '@plomada/domain'
import { calls } from '@plomada/domain/calls'
import { fillPath, problems, whyNotAsk, whyNotOn } from '@plomada/domain/define'
import type { Access, Call, ProblemCode, Tie } from '@plomada/domain/define'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { trades } from './database/schema.ts'
import { castActors, situations, stage } from './testing/actors.ts'
import type { Actor, Extras } from './testing/actors.ts'
import { fakePayments } from './testing/fakePayments.ts'
import { openMarket } from './testing/market.ts'
import type { Market } from './testing/market.ts'
import { fresh, requestsOf } from './testing/requests.ts'
import type { Sent, Writer } from './testing/requests.ts'

// Whole matrices of requests: long on a busy machine.
const patience = 180_000

let market: Market
let actors: Actor[]
let extras: Extras
/** Whom a call about a person asks for: every role, let in and banned. */
let targets: { id: number; role: Role; isActive: boolean }[]
beforeAll(async () => {
  market = await openMarket({ services: { payments: fakePayments() } })
  actors = await castActors(market)
  extras = { owner: market.rita, worker: market.carla, spare: market.bruno }
  targets = await Promise.all(
    (['comun', 'professional', 'admin'] as const).flatMap((role) =>
      [true, false].map((isActive) => market.addPerson({ role, isActive })),
    ),
  )
})
afterAll(() => market.close())

const { aboutOffers, aboutPeople, aboutNothing } = requestsOf(() => extras.spare)

const contract = Object.entries(calls).flatMap(([noun, of]) =>
  Object.entries<Call>(of).map(([name, call]) => ({ title: `${noun}.${name}`, call })),
)
const callOf = (wanted: string): Call =>
  contract.find(({ title: one }) => one === wanted)?.call ?? expect.fail(`${wanted} is no call`)
const rowOf = (wanted: string): Access => {
  const [noun = '', name = ''] = wanted.split('.')
  return (access as Record<string, Record<string, Access>>)[noun]?.[name] ?? expect.fail(wanted)
}

/** What the door says: to a call that shares its address, what it says to the one of those that somebody may make. */
const atTheDoor = (call: Call, { asker }: Actor): ProblemCode | null =>
  contract.some(
    ({ call: { method, path, who } }) =>
      method === call.method && path === call.path && whyNotAsk({ method, who }, asker) === null,
  )
    ? null
    : whyNotAsk(call, asker)

async function ask(call: Call, actor: Actor, { params, search = '', ...sent }: Sent): Promise<string> {
  const url = `/api${fillPath(call.path, params)}${search}`
  const { statusCode, body } = await market.as(actor.as).inject({ method: call.method, url, ...sent })
  return statusCode < 300 ? 'done' : `${statusCode} ${String(JSON.parse(body).code)}`
}
const told = (refusal: ProblemCode | null): string =>
  refusal === null ? 'done' : `${problems[refusal].status} ${refusal}`

/** Banned, a person reads as somebody without an office. */
const roleOf = ({ asker }: Actor): string =>
  asker?.kind !== 'user' ? '' : asker.role === 'admin' && !asker.isActive ? 'comun' : asker.role

const isOutside = (tie: Tie) => tie === 'other' || tie === 'applicant'

/** Whom an actor asks for. */
const targetsOf = ({ person }: Actor) => [...targets, ...(person ? [person] : [])]
/** How an actor can stand to an offer: visitors and strangers stand to none. */
const situationsOf = ({ person }: Actor) => situations.filter(({ tie }) => person || tie === 'other')

test('every call of the contract is mounted once and is part of the walk (S-393)', () => {
  const name = ({ method, path }: Call) => `${method} ${path}`
  expect(market.app.calls.map(name).toSorted()).toEqual(contract.map(({ call }) => name(call)).toSorted())
  const written = Object.keys({ ...aboutOffers, ...aboutPeople, ...aboutNothing })
  expect(written.toSorted()).toEqual(contract.map(({ title: one }) => one).toSorted())
})

/** What a call answers to a user who may make it and has nothing that it is about. */
const withoutItsThing: Readonly<Record<string, ProblemCode>> = {
  'user.sendEmailCode': 'notFound',
  'user.confirmEmail': 'invalid',
}

describe('everybody, before every call, gets what the table says', () => {
  test.each(Object.entries<Writer>(aboutNothing))(
    '%s (S-393, S-394)',
    async (name, write) => {
      const call = callOf(name)
      for (const actor of actors) {
        const [trade] = await market.db
          .insert(trades)
          .values({ name: fresh(), description: '' })
          .returning({ id: trades.id })
        const outcome = await ask(call, actor, write(trade?.id ?? 0))
        const expected = atTheDoor(call, actor) ?? withoutItsThing[name] ?? null
        expect(`${actor.name}: ${outcome}`).toBe(`${actor.name}: ${told(expected)}`)
      }
    },
    patience,
  )

  test.each(Object.entries<Writer>(aboutPeople))(
    '%s, whoever is asked for (S-392, S-393)',
    async (name, write) => {
      const call = callOf(name)
      for (const actor of actors) {
        const { person } = actor
        for (const target of targetsOf(actor)) {
          const office = roleOf(actor) === 'admin' ? 'admin' : 'other'
          const standing = {
            tie: target === person ? 'owner' : (office satisfies Tie),
            role: roleOf(actor),
            state: target.role,
            isHidden: !target.isActive,
          } as const
          const expected = atTheDoor(call, actor) ?? whyNotOn(rowOf(name), standing)
          const cell = `${actor.name} to ${target.isActive ? '' : 'banned '}${target.role} as ${standing.tie}`
          expect(`${cell}: ${await ask(call, actor, write(target.id))}`).toBe(`${cell}: ${told(expected)}`)
        }
      }
    },
    patience,
  )

  test.each(Object.entries<Writer>(aboutOffers))(
    '%s, in every state of the offer and however they stand to it (S-384, S-387, S-393)',
    async (name, write) => {
      const call = callOf(name)
      for (const actor of actors) {
        for (const situation of situationsOf(actor)) {
          const offerId = await stage(market, actor.person, situation, extras)
          const { state, isDeactivated, tie } = situation
          const isOfBanned = tie === 'owner' && actor.asker?.kind === 'user' && !actor.asker.isActive
          const standing = {
            tie: roleOf(actor) === 'admin' && isOutside(tie) ? ('admin' as const) : tie,
            role: roleOf(actor),
            state: state satisfies OfferState,
            isHidden: isDeactivated || isOfBanned,
            isSuspended: actor.asker?.kind === 'user' && !actor.asker.isActive,
          }
          const expected = atTheDoor(call, actor) ?? whyNotOn(rowOf(name), standing)
          const cell = `${actor.name}, ${tie}, ${state}${isDeactivated ? ', deactivated' : ''}`
          expect(`${cell}: ${await ask(call, actor, write(offerId))}`).toBe(`${cell}: ${told(expected)}`)
        }
      }
    },
    patience,
  )

  test('the matrix leaves out no call, actor, person or situation', () => {
    const total = (count: (actor: Actor) => number) => actors.reduce((sum, actor) => sum + count(actor), 0)
    const cells =
      Object.keys(aboutNothing).length * actors.length +
      Object.keys(aboutPeople).length * total((actor) => targetsOf(actor).length) +
      Object.keys(aboutOffers).length * total((actor) => situationsOf(actor).length)
    expect(cells).toMatchInlineSnapshot(`1596`)
  })
})

test('a banned person is told so in these words', async () => {
  const url = '/api/user/service/postular/1'
  const response = await market.as(market.dario).inject({ method: 'POST', url })
  expect(response.json().message).toBe('Usuario Baneado')
})

test('an address that two calls share answers each person with theirs (S-404, S-405, S-466)', async () => {
  const seen = async (who: { subject: string } | null, url: string) =>
    (await market.as(who).inject({ method: 'GET', url })).json().result as { state: unknown }[]
  const banned = '/api/user?state=false&role=comun&page_size=100'
  expect((await seen(market.elena, banned)).length).toBeGreaterThan(0)
  expect((await seen(market.elena, banned)).every(({ state }) => state === false)).toBe(true)
  for (const who of [null, market.ana, market.dario]) {
    const list = await seen(who, banned)
    expect(list.length).toBeGreaterThan(0)
    expect(list.every(({ state }) => state === true)).toBe(true)
  }
})
