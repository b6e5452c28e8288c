import type { OfferState, Role } from '@plomada/domain'
import { calls } from '@plomada/domain/calls'
import { fillPath, problems, callRefusal, accessRefusal } from '@plomada/domain/contract'
import type { Call, ProblemCode, Relation } from '@plomada/domain/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { trades } from './database/schema/core.ts'
import {
  createActors,
  situations,
  createConversationFor,
  createOfferFor,
  type Actor,
  type Extras,
} from './testing/actors.ts'
import { fakePayments } from './testing/fakePayments.ts'
import { openMarketplace, type Marketplace } from './testing/marketplace.ts'
import { uniqueTradeName, createValidRequests } from './testing/validRequests.ts'
import type { RequestParts, CreateRequest } from './testing/validRequests.ts'

// Hundreds of requests per test.
const TEST_TIMEOUT = 180_000

let market: Marketplace
let actors: Actor[]
let extras: Extras
/** The users that calls are about: each role, active and banned. */
let targets: { id: number; role: Role; isActive: boolean }[]
beforeAll(async () => {
  market = await openMarketplace({ services: { payments: fakePayments() } })
  actors = await createActors(market)
  extras = { owner: market.rita, worker: market.carla, spare: market.bruno }
  targets = await Promise.all(
    (['comun', 'professional', 'admin'] as const).flatMap((role) =>
      [true, false].map((isActive) => market.addPerson({ role, isActive })),
    ),
  )
})
afterAll(() => market.close())

const { conversationRequests, offerRequests, userRequests, otherRequests } = createValidRequests(
  () => extras.spare,
)

const contract = Object.entries(calls).flatMap(([noun, callsOfNoun]) =>
  Object.entries<Call>(callsOfNoun).map(([name, call]) => ({ title: `${noun}.${name}`, call })),
)
const findCall = (title: string): Call =>
  contract.find((one) => one.title === title)?.call ?? expect.fail(`${title} is not a call`)
/** The expected refusal before the handler: null if the actor may make any call with the same method and path. */
const expectedCallRefusal = (call: Call, { requester }: Actor): ProblemCode | null =>
  contract.some(
    ({ call: { method, path, audience } }) =>
      method === call.method && path === call.path && callRefusal({ method, audience }, requester) === null,
  )
    ? null
    : callRefusal(call, requester)

let requests = 0

async function sendRequest(
  call: Call,
  actor: Actor,
  { params, search = '', ...sent }: RequestParts,
): Promise<string> {
  const url = `/api${fillPath(call.path, params)}${search}`
  // A new address of this machine each time, because some calls are limited by address.
  requests += 1
  const remoteAddress = `127.1.${requests >> 8}.${requests & 255}`
  const request = { method: call.method, url, remoteAddress, ...sent }
  const { statusCode, body } = await market.as(actor.as).inject(request)
  return statusCode < 300 ? 'done' : `${statusCode} ${String(JSON.parse(body).code)}`
}

/** An offer or conversation for each kind, actor and situation that no call has changed since it was created. */
const unchanged = new Map<string, number>()

/** Sends a call about an offer or conversation, which later calls reuse if it was refused or only reads. */
async function sendRequestAbout(
  call: Call,
  actor: Actor,
  subject: { key: string; create: () => Promise<number> },
  write: (id: number) => RequestParts,
): Promise<string> {
  const id = unchanged.get(subject.key) ?? (await subject.create())
  unchanged.delete(subject.key)
  const outcome = await sendRequest(call, actor, write(id))
  if (call.method === 'GET' || outcome !== 'done') unchanged.set(subject.key, id)
  return outcome
}
const toOutcome = (refusal: ProblemCode | null): string =>
  refusal === null ? 'done' : `${problems[refusal].status} ${refusal}`

/** A banned admin has the role of a client. */
const getRole = ({ requester }: Actor): string =>
  requester?.kind !== 'user'
    ? ''
    : requester.role === 'admin' && !requester.isActive
      ? 'comun'
      : requester.role

const isOutside = (relation: Relation) => relation === 'other' || relation === 'applicant'

/** All users that an actor makes calls about. */
const getTargets = ({ person }: Actor) => [...targets, ...(person ? [person] : [])]
/** All situations of an actor. Visitors and unregistered users have no relation to an offer. */
const getSituations = ({ person }: Actor) =>
  situations.filter(({ relation }) => person || relation === 'other')

test('every call of the contract is mounted once and has a valid request here (S-393)', () => {
  const name = ({ method, path }: Call) => `${method} ${path}`
  expect(market.app.calls.map(name).toSorted()).toEqual(contract.map(({ call }) => name(call)).toSorted())
  const written = Object.keys({
    ...conversationRequests,
    ...offerRequests,
    ...userRequests,
    ...otherRequests,
  })
  expect(written.toSorted()).toEqual(contract.map(({ title }) => title).toSorted())
})

/** Refusals of calls whose subject does not exist. */
const missingSubject: Readonly<Record<string, ProblemCode>> = {
  'alert.update': 'notFound',
  'assignment.act': 'notFound',
  'assignment.calendar': 'notFound',
  'assignment.get': 'notFound',
  'assignment.photo': 'notFound',
  'user.sendEmailCode': 'notFound',
  'withdrawal.accept': 'notFound',
  'withdrawal.refuse': 'notFound',
  'user.confirmEmail': 'invalid',
  'payout.saveAccount': 'invalid',
  'payout.startConnection': 'notFound',
  'payout.finishConnection': 'notFound',
  'payout.endConnection': 'notFound',
  'payout.createRun': 'nothingToPayOut',
  'receipt.get': 'notFound',
  'receipt.invoice': 'notFound',
  'payout.run': 'notFound',
  'payout.exportRun': 'notFound',
  'payout.importRun': 'notFound',
}

describe('every call is authorized for every actor according to the access table', () => {
  test.each(Object.entries<CreateRequest>(otherRequests))(
    '%s (S-393, S-394)',
    async (name, write) => {
      const call = findCall(name)
      for (const actor of actors) {
        const [trade] = await market.db
          .insert(trades)
          .values({ name: uniqueTradeName(), description: '' })
          .returning({ id: trades.id })
        const outcome = await sendRequest(call, actor, write(trade?.id ?? 0))
        const expected = expectedCallRefusal(call, actor) ?? missingSubject[name] ?? null
        expect(`${actor.name}: ${outcome}`).toBe(`${actor.name}: ${toOutcome(expected)}`)
      }
    },
    TEST_TIMEOUT,
  )

  test.each(Object.entries<CreateRequest>(userRequests))(
    '%s, about every user (S-392, S-393)',
    async (name, write) => {
      const call = findCall(name)
      for (const actor of actors) {
        const { person } = actor
        for (const target of getTargets(actor)) {
          const office = getRole(actor) === 'admin' ? 'admin' : 'other'
          const standing = {
            relation: target === person ? 'owner' : (office satisfies Relation),
            role: getRole(actor),
            state: target.role,
            isHidden: !target.isActive,
          } as const
          const expected = expectedCallRefusal(call, actor) ?? accessRefusal(call.access, standing)
          const cell = `${actor.name} to ${target.isActive ? '' : 'banned '}${target.role} as ${standing.relation}`
          expect(`${cell}: ${await sendRequest(call, actor, write(target.id))}`).toBe(
            `${cell}: ${toOutcome(expected)}`,
          )
        }
      }
    },
    TEST_TIMEOUT,
  )

  test.each(Object.entries<CreateRequest>(offerRequests))(
    '%s, in every state of the offer and every relation to it (S-384, S-387, S-393)',
    async (name, write) => {
      const call = findCall(name)
      for (const actor of actors) {
        for (const situation of getSituations(actor)) {
          const { state, isDeactivated, relation } = situation
          const isOfBanned =
            relation === 'owner' && actor.requester?.kind === 'user' && !actor.requester.isActive
          const standing = {
            relation: getRole(actor) === 'admin' && isOutside(relation) ? ('admin' as const) : relation,
            role: getRole(actor),
            state: state satisfies OfferState,
            isHidden: isDeactivated || isOfBanned,
            isSuspended: actor.requester?.kind === 'user' && !actor.requester.isActive,
          }
          const expected = expectedCallRefusal(call, actor) ?? accessRefusal(call.access, standing)
          const cell = `${actor.name}, ${relation}, ${state}${isDeactivated ? ', deactivated' : ''}`
          const offer = {
            key: `offer: ${cell}`,
            create: () => createOfferFor(market, actor.person, situation, extras),
          }
          const outcome = await sendRequestAbout(call, actor, offer, (id) => write(id, relation))
          expect(`${cell}: ${outcome}`).toBe(`${cell}: ${toOutcome(expected)}`)
        }
      }
    },
    TEST_TIMEOUT,
  )

  test.each(Object.entries<CreateRequest>(conversationRequests))(
    '%s, in every state of the offer and every relation to it (S-393, P-031)',
    async (name, write) => {
      const call = findCall(name)
      for (const actor of actors) {
        for (const situation of getSituations(actor)) {
          const { state, isDeactivated, relation } = situation
          const isDeclined = relation === 'applicant' && state !== 'pendiente'
          const standing = {
            relation: getRole(actor) === 'admin' && relation === 'other' ? ('admin' as const) : relation,
            role: getRole(actor),
            state: isDeclined || (isDeactivated && state === 'pendiente') ? 'closed' : 'open',
            isHidden: false,
          }
          const expected = expectedCallRefusal(call, actor) ?? accessRefusal(call.access, standing)
          const cell = `${actor.name}, ${relation}, ${state}${isDeactivated ? ', deactivated' : ''}`
          const conversation = {
            key: `conversation: ${cell}`,
            create: async () => {
              const offerId = await createOfferFor(market, actor.person, situation, extras)
              return createConversationFor(market, offerId, actor.person, situation, extras)
            },
          }
          const outcome = await sendRequestAbout(call, actor, conversation, write)
          expect(`${cell}: ${outcome}`).toBe(`${cell}: ${toOutcome(expected)}`)
        }
      }
    },
    TEST_TIMEOUT,
  )

  test('covers all calls, actors, users and situations', () => {
    const requests = [conversationRequests, offerRequests, userRequests, otherRequests]
    expect(requests.flatMap(Object.keys)).toHaveLength(contract.length)
    expect([actors.length, targets.length, situations.length]).toMatchInlineSnapshot(`
      [
        8,
        6,
        22,
      ]
    `)
  })
})

test('a banned user gets the specified message', async () => {
  const url = '/api/user/service/postular/1'
  const response = await market.as(market.dario).inject({ method: 'POST', url })
  expect(response.json().message).toBe('Usuario Baneado')
})

test('a route shared by two calls responds with the one for the viewer (S-404, S-405, S-466)', async () => {
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
