import { randomUUID } from 'node:crypto'
import { calls, examples } from '@plomada/domain/calls'
import { buildCallUrl, type Access, type Call, type Relation } from '@plomada/domain/contract'
import type { InjectOptions } from 'fastify'
import * as z from 'zod'
import { anOffer } from './marketplace.ts'
import { pngImage } from './hostileInputs.multipart.ts'

/** The parts of a request besides method and path. */
export type RequestParts = Pick<InjectOptions, 'payload' | 'headers'> & {
  params?: Record<string, number>
  search?: string
}
/** Creates a valid request. The id is that of the offer, user or trade that the call is about. */
export type CreateRequest = (id: number, relation?: Relation) => RequestParts

/** Creates a multipart request with a photo and text fields. */
export const createUpload = (texts: Readonly<Record<string, string>> = {}): RequestParts => {
  const boundary = 'plomada-test-boundary'
  const fields = Object.entries(texts)
    .map(
      ([name, text]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    )
    .join('')
  const head = `${fields}--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n`
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), pngImage, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
/** Returns a new name for a trade. */
export const uniqueTradeName = () => `Oficio ${Math.random().toString(36).slice(2)}`

type Spare = () => { id: number }
interface Input {
  params?: Record<string, number>
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/** Bodies that replace those of the examples, which need other data than tests have or a new key each time. */
const createBodies = (spare: Spare): Record<string, (id: number, relation?: Relation) => object> => {
  const newAlert = { tradeId: null, cities: ['Lanus'], minimumBudget: 900, frequency: 'daily' }
  const aMessage = () => ({ key: randomUUID(), text: 'Buenas' })
  return {
    'alert.create': () => newAlert,
    'alert.update': () => ({ ...newAlert, isPaused: true }),
    'application.counter': (id) => ({ workerId: spare().id, offerId: id, amount: 700 }),
    'application.edit': () => ({ quote: 800, message: 'Con materiales' }),
    'application.photo': () => ({ key: randomUUID() }),
    'assignment.photo': () => ({ key: randomUUID() }),
    'conversation.markRead': () => ({ upTo: 1 }),
    'conversation.open': (id, relation) => ({
      offerId: id,
      ...(relation === 'owner' && { workerId: spare().id }),
    }),
    'conversation.photo': aMessage,
    'conversation.send': aMessage,
    'offer.addPhoto': () => ({ key: randomUUID() }),
    'offer.setPhotos': () => ({ photos: [] }),
    'offer.accept': (id) => ({ workerId: spare().id, offerId: id }),
    'offer.apply': () => ({}),
    'offer.create': () => anOffer,
    'offer.edit': () => {
      const { tradeIds, province, city } = anOffer
      const seen = { title: 'Pintar', description: 'Un cuarto', tradeIds, budget: 900, city }
      const kept = { address: 'Mitre 1', addressVisibility: 'everyone' }
      return { ...seen, ...kept, province, budget: 950, seen: { ...seen, ...kept } }
    },
    'session.register': () => ({ person: { email: 'alguien@plomada.test' }, tradeIds: [] }),
    'trade.create': () => ({ name: uniqueTradeName(), description: '' }),
    'trade.update': () => ({ name: uniqueTradeName() }),
    'user.amend': () => ({ id: spare().id, firstName: 'Bruno' }),
    'user.photo': () => ({}),
    'user.update': () => ({ firstName: 'Alguien' }),
  }
}

const isUser = (name: string) => name === 'workerId' || name === 'professionalId'
const isResource = (name: string) => name === 'id' || name === 'offerId'

/** Replaces the ids of an example: those of other users by `spare`, others by the one that the call is about. */
const replaceIds = (part: Record<string, unknown>, id: number, spare: Spare) =>
  Object.fromEntries(
    Object.entries(part).map(([name, value]) => [
      name,
      isUser(name) ? spare().id : isResource(name) ? id : value,
    ]),
  )
/** The first parameter of a path is the id that the call is about; the number of a question is the second. */
const replaceParams = (params: Record<string, number>, id: number) =>
  Object.fromEntries(Object.keys(params).map((name, index) => [name, index === 0 ? id : 1]))

function toParts(call: Call, { params, query, body }: Input): RequestParts {
  const { search } = new URL(buildCallUrl(call, { ...(params && { params }), query }), 'http://api')
  const encoded = call.body && (z.encode(call.body, body) as Record<string, string>)
  const content = call.upload === undefined ? encoded && { payload: encoded } : createUpload(encoded)
  return { ...(params && { params }), search, ...content }
}

/**
 * Returns functions that create a valid request for every call from its example, grouped by what the calls are about.
 * `spare` has applied to every offer and is never hired.
 */
export function createValidRequests(spare: Spare) {
  const bodies = createBodies(spare)
  const requests = Object.entries(calls).flatMap(([noun, callsOfNoun]) =>
    Object.entries<Call>(callsOfNoun).map(([verb, call]) => {
      const name = `${noun}.${verb}`
      const { params, query, body } =
        (examples as unknown as Record<string, Record<string, Input>>)[noun]?.[verb] ?? {}
      const create: CreateRequest = (id, relation) =>
        toParts(call, {
          ...(params && { params: replaceParams(params, id) }),
          ...(query && { query: replaceIds(query, id, spare) }),
          ...(body && { body: { ...(bodies[name]?.(id, relation) ?? replaceIds(body, id, spare)) } }),
        })
      return { name, about: call.access.about, create }
    }),
  )
  const select = (about: Access['about']): Record<string, CreateRequest> =>
    Object.fromEntries(
      requests.filter((request) => request.about === about).map(({ name, create }) => [name, create]),
    )
  return {
    offerRequests: select('offer'),
    conversationRequests: select('conversation'),
    userRequests: select('user'),
    otherRequests: select(undefined),
  }
}
