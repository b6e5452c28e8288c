import { randomUUID } from 'node:crypto'
import { calls } from '@plomada/domain/calls'
import { fillPath, type Call } from '@plomada/domain/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { trades } from './database/schema/core.ts'
import { createActors, createConversationFor, createOfferFor, readProtectedState } from './testing/actors.ts'
import type { Actor, Extras, Situation } from './testing/actors.ts'
import { fakePayments } from './testing/fakePayments.ts'
import { openMarketplace, type Marketplace } from './testing/marketplace.ts'
import { uniqueTradeName, createUpload, createValidRequests } from './testing/validRequests.ts'
import type { RequestParts, CreateRequest } from './testing/validRequests.ts'

let market: Marketplace
let actors: Actor[]
let extras: Extras
beforeAll(async () => {
  market = await openMarketplace({ services: { payments: fakePayments() } })
  actors = await createActors(market)
  extras = { owner: market.rita, worker: market.carla, spare: market.bruno }
})
afterAll(() => market.close())

/** Fields that would grant privileges, by their names in code, on the wire and in the database. */
const protectedFields = () => {
  const all = (value: unknown, ...names: string[]) => names.map((name) => [name, value] as const)
  const { id } = market.ana
  return Object.fromEntries([
    ...all(id, 'id', 'userId', 'user_id', 'ownerId', 'owner_id', 'hiredId', 'hired_id', 'professionalId'),
    ...all({ id }, 'owner', 'contrat', 'viewer', 'me'),
    ...all('evil', 'issuer', 'subject', 'sub'),
    ...all('admin', 'role', 'rol', 'who'),
    ...all(['admin'], 'roles'),
    ...all(true, 'isAdmin', 'admin'),
    ...all(false, 'isActive', 'is_active', 'activo', 'isListed', 'is_listed'),
    ...all('terminado', 'state'),
    ...all(500, 'rating_promedio', 'ratingSum', 'rating_sum', 'ratingCount', 'rating_count', 'valoraciones'),
    ...all(1, 'agreedAmount', 'agreed_amount'),
    ...all('2020-01-01T00:00:00Z', 'acceptedAt', 'settledAt'),
  ])
}

type Change = Record<string, object | null>
/** How to make a call successfully, and its expected changes of users and offers. Other calls have `createCase`. */
interface Case {
  role: 'comun' | 'professional' | 'admin' | 'unregistered'
  situation?: Situation
  /** The status of the response. @default 200 */
  status?: number
  does?: (about: { offerId: number; newOffer: string; newPerson: string }) => Change
}
const at = (relation: Situation['relation'], state: Situation['state']): Situation => ({
  relation,
  state,
  isDeactivated: false,
})
const cases: Record<string, Case> = {
  'conversation.open': { role: 'comun', situation: at('owner', 'pendiente') },
  'conversation.send': { role: 'comun', situation: at('owner', 'pendiente') },
  'conversation.photo': { role: 'comun', situation: at('owner', 'pendiente') },
  'conversation.markRead': { role: 'comun', situation: at('owner', 'pendiente') },
  'conversation.typing': { role: 'comun', situation: at('owner', 'pendiente') },
  'application.photo': { role: 'professional', situation: at('applicant', 'pendiente') },
  'application.edit': { role: 'professional', situation: at('applicant', 'pendiente') },
  'application.withdraw': { role: 'professional', situation: at('applicant', 'pendiente') },
  'application.counter': { role: 'comun', situation: at('owner', 'pendiente') },
  'application.answerCounter': { role: 'professional', situation: at('applicant', 'pendiente') },
  'application.decline': { role: 'comun', situation: at('owner', 'pendiente') },
  'alert.update': { role: 'professional', status: 404 },
  'assignment.act': { role: 'professional', status: 404 },
  'assignment.photo': { role: 'professional', status: 404 },
  'application.confirm': { role: 'professional', situation: at('applicant', 'pendiente') },
  'offer.edit': { role: 'comun', situation: at('owner', 'pendiente') },
  'offer.close': { role: 'comun', situation: at('owner', 'pendiente') },
  'offer.reopen': { role: 'comun', situation: at('owner', 'pendiente') },
  'offer.renew': { role: 'comun', situation: at('owner', 'pendiente') },
  'invitation.send': { role: 'comun', situation: at('owner', 'pendiente') },
  'offer.create': {
    role: 'comun',
    does: ({ newOffer }) => ({
      [newOffer]: {
        state: 'pendiente',
        isActive: true,
        hiredId: null,
        agreedAmount: null,
        ownerId: getPerson('comun').id,
      },
    }),
  },
  'offer.photo': { role: 'comun', situation: at('owner', 'pendiente') },
  'offer.addPhoto': { role: 'comun', situation: at('owner', 'pendiente') },
  'offer.setPhotos': { role: 'comun', situation: at('owner', 'pendiente') },
  'offer.apply': { role: 'professional', situation: at('other', 'pendiente') },
  'offer.accept': {
    role: 'comun',
    situation: at('owner', 'pendiente'),
    does: ({ offerId }) => ({
      [`offer ${offerId}`]: { state: 'proceso', hiredId: extras.spare.id, agreedAmount: 900 },
    }),
  },
  'offer.deactivate': {
    role: 'admin',
    situation: at('other', 'pendiente'),
    does: ({ offerId }) => ({ [`offer ${offerId}`]: { isActive: false } }),
  },
  'offer.activate': { role: 'admin', situation: at('other', 'pendiente') },
  'offer.remove': {
    role: 'admin',
    situation: at('other', 'pendiente'),
    does: ({ offerId }) => ({ [`offer ${offerId}`]: null }),
  },
  'payment.checkout': { role: 'comun', situation: at('owner', 'proceso') },
  'question.ask': { role: 'professional', situation: at('other', 'pendiente') },
  'question.answer': { role: 'comun', situation: at('owner', 'pendiente') },
  'question.hide': { role: 'comun', situation: at('owner', 'pendiente') },
  'review.rate': {
    role: 'comun',
    situation: at('owner', 'terminado'),
    does: () => ({ [`person ${extras.worker.id}`]: { ratingSum: 5, ratingCount: 1 } }),
  },
  'session.register': {
    role: 'unregistered',
    does: ({ newPerson }) => ({
      [newPerson]: {
        issuer: market.identity.settings.issuer,
        subject: expect.stringContaining('unregistered|'),
        role: 'comun',
        isActive: true,
        ratingSum: 0,
        ratingCount: 0,
      },
    }),
  },
  // Only a mailed code is valid.
  'payout.saveAccount': { role: 'professional', status: 400 },
  // The provider has no accounts of professionals.
  'payout.startConnection': { role: 'professional', status: 404 },
  'payout.finishConnection': { role: 'professional', status: 404 },
  'payout.endConnection': { role: 'professional', status: 404 },
  // There is no balance and no run.
  'payout.createRun': { role: 'admin', status: 409 },
  'payout.exportRun': { role: 'admin', status: 404 },
  'payout.importRun': { role: 'admin', status: 404 },
  // There is no pending change.
  'user.sendEmailCode': { role: 'comun', status: 404 },
  'withdrawal.accept': { role: 'admin', status: 404 },
  'withdrawal.refuse': { role: 'admin', status: 404 },
  'user.confirmEmail': { role: 'comun', status: 400 },
}

/** The case of a call that needs no offer: a user who may make it succeeds, and no protected field changes. */
const createCase = ({ audience }: Call): Case => {
  const roles = ['comun', 'professional', 'admin'] as const
  return { role: roles.find((role) => typeof audience === 'string' || audience.includes(role)) ?? 'comun' }
}

const unknown = (name: string): never => {
  throw new Error(`There is no case for ${name}`)
}
const findActor = (role: Case['role']) => actors.find(({ name }) => name === role) ?? unknown(role)
const getPerson = (role: Case['role']) => findActor(role).person ?? unknown(role)
const { conversationRequests, offerRequests, userRequests, otherRequests } = createValidRequests(
  () => extras.spare,
)
const writers: Record<string, CreateRequest> = {
  ...conversationRequests,
  ...offerRequests,
  ...userRequests,
  ...otherRequests,
}
const writes = Object.entries(calls).flatMap(([noun, callsOfNoun]) =>
  Object.entries<Call>(callsOfNoun).flatMap(([name, call]) =>
    call.method === 'GET' ? [] : [[`${noun}.${name}`, call] as const],
  ),
)

const getFieldNames = (schema: z.core.$ZodType | undefined): string[] =>
  schema ? Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {}) : []
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !Buffer.isBuffer(value)

/** Adds all protected fields that the call does not declare to a body, including its nested objects. */
function addProtectedFields(body: unknown, listed: readonly string[]): Record<string, unknown> {
  const fields = isObject(body) ? body : {}
  const nested = Object.entries(fields).map(([key, value]) => [
    key,
    isObject(value) ? addProtectedFields(value, ['role', 'state']) : value,
  ])
  const unlisted = Object.entries(protectedFields()).filter(([key]) => !listed.includes(key))
  return { ...Object.fromEntries(unlisted), ...Object.fromEntries(nested) }
}

function addToRequest(call: Call, sent: RequestParts): RequestParts {
  const listed = getFieldNames(call.body)
  if (call.upload === undefined) return { ...sent, payload: addProtectedFields(sent.payload, listed) }
  const texts = Object.entries(addProtectedFields({}, [...listed, 'user'])).map(([key, value]) => [
    key,
    JSON.stringify(value),
  ])
  if (listed.includes('key')) texts.push(['key', randomUUID()])
  return { ...sent, ...createUpload(Object.fromEntries(texts)) }
}

test('every case is of a call that writes', () => {
  expect(writes.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(cases)))
})

test.each(writes)(
  '%s ignores undeclared fields such as role, ban, state, owner, rating and id',
  async (name, call) => {
    const { role, situation, status = 200, does = () => ({}) } = cases[name] ?? createCase(call)
    const actor = findActor(role)
    const offerId = situation ? await createOfferFor(market, actor.person, situation, extras) : 0
    const [trade] = await market.db
      .insert(trades)
      .values({ name: uniqueTradeName(), description: '' })
      .returning()
    const offerOrUser = offerId || (name in userRequests ? extras.worker.id : (trade?.id ?? 0))
    const about =
      situation && name in conversationRequests
        ? await createConversationFor(market, offerId, actor.person, situation, extras)
        : offerOrUser
    const request = writers[name]?.(about, situation?.relation) ?? unknown(name)
    const { params, search = '', ...sent } = addToRequest(call, request)
    const before = await readProtectedState(market)
    const url = `/api${fillPath(call.path, params)}${search}`
    const { statusCode, body } = await market.as(actor.as).inject({ method: call.method, url, ...sent })
    expect(statusCode, body).toBe(status)
    const after = await readProtectedState(market)
    const added = Object.keys(after).filter((key) => !(key in before))
    const [newOffer = 'offer', newPerson = 'person'] = ['offer', 'person'].map((kind) =>
      added.find((key) => key.startsWith(kind)),
    )
    const expected: Record<string, unknown> = { ...before }
    for (const [key, change] of Object.entries(does({ offerId, newOffer, newPerson }))) {
      if (change === null) delete expected[key]
      else expected[key] = { ...(isObject(before[key]) ? before[key] : {}), ...change }
    }
    expect(after).toEqual(expected)
  },
)
