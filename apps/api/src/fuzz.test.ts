import type { Role } from '@plomada/domain'
import { paymentCalls } from '@plomada/domain/calls'
import { problems, type Call, type ProblemBody, type ProblemCode } from '@plomada/domain/contract'
import { contactMessage } from '@plomada/domain/fixtures'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { embeddedEmail } from './contact/contact.routes.ts'
import { offers, users } from './database/schema/core.ts'
import { fuzzedCalls, hostileRequests } from './testing/fuzzedCalls.ts'
import { checkProperty, propertyTimeout } from './testing/checkProperty.ts'
import { fakePayments, signature } from './testing/fakePayments.ts'
import { findBrokenInvariants } from './testing/invariants.ts'
import { openMarketplace, type Marketplace } from './testing/marketplace.ts'
import {
  contentType,
  likelyId,
  hostileNumber,
  hostileText,
  oddHeaders,
  rawBody,
  mutate,
} from './testing/hostileInputs.ts'
import type { RawBody } from './testing/hostileInputs.multipart.ts'

const runs = 20
const provider = fakePayments()
let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace({
    services: { payments: provider },
    config: { logLevel: 'error', rate: { perAddress: 1e9, perPerson: 1e9 } },
  })
  const { ana, rita, bruno, carla } = market
  await market.publish(bruno)
  await market.apply(carla, await market.publish(ana))
  await market.publishAndHire(ana, bruno)
  const { id } = await market.publishAndHire(rita, carla)
  await market.as(rita).send(paymentCalls.checkout, { body: { offerId: id } })
})
afterAll(() => market.close())
beforeEach(() => market.db.update(users).set({ isActive: true }))

const roles = {
  ana: 'comun',
  rita: 'comun',
  bruno: 'professional',
  carla: 'professional',
  elena: 'admin',
} as const satisfies Record<string, Role>
type Member = keyof typeof roles
const members = Object.keys(roles) as Member[]
type Name = Member | 'visitor' | 'unregistered'
const getPerson = (name: Name) => {
  if (name === 'visitor') return null
  return name === 'unregistered' ? { subject: 'unregistered' } : market[name]
}
/** Mostly users who may make the call, to test the call and not only its authorization. */
const actors = ({ audience }: Call): fc.Arbitrary<Name> => {
  const anyone = fc.constantFrom<Name>(...members, 'visitor', 'unregistered')
  const allowed = members.filter((name) => typeof audience === 'string' || audience.includes(roles[name]))
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom<Name>(...allowed) }, anyone)
}

const request = (
  method: Call['method'],
  url: string,
  sent: RawBody | null,
  headers: Record<string, string>,
  name: Name,
) =>
  market.as(getPerson(name)).inject({
    method,
    url,
    headers: { ...headers, ...(sent?.type && { 'content-type': sent.type }) },
    ...(sent && { payload: sent.payload }),
  })

/** What a problem may contain. */
interface Allowed {
  /** Field names of the call. */
  names: readonly string[]
  /** @default any */
  codes?: ReadonlySet<ProblemCode>
  /** The text of the request. */
  sent: string
}

/** Expects a success or a documented problem with its status, which names only fields of the call or of the request. */
function expectValidResponse(response: LightMyRequestResponse, { names, codes, sent }: Allowed) {
  const { statusCode, headers, body } = response
  expect(statusCode, body.slice(0, 500)).toBeLessThan(500)
  if (statusCode === 304) return
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const { code, message, fields = {} } = response.json<ProblemBody>()
  if (statusCode < 300) return
  expect(statusCode, code).toBe(problems[code].status)
  expect(message).not.toBe('')
  expect([...(codes ?? [code])]).toContain(code)
  const isKnown = (part: string) =>
    /^\d+$/.test(part) ||
    names.includes(part) ||
    sent.includes(part) ||
    sent.includes(JSON.stringify(part).slice(1, -1))
  const internal = Object.keys(fields).filter(
    (name) => name !== 'body' && name !== 'query' && !name.split('.').every(isKnown),
  )
  expect(internal, 'names of internal fields').toEqual([])
}

/** Reads the admins and the owners of the first offers, which only admins may change. */
const readOwnership = async () => ({
  admins: await market.db
    .select({ id: users.id, subject: users.subject })
    .from(users)
    .where(eq(users.role, 'admin')),
  first: await market.db
    .select({ id: offers.id, owner: offers.ownerId })
    .from(offers)
    .orderBy(offers.id)
    .limit(4),
})

/** Returns the text of a request, also decoded. */
const toText = (url: string, sent: RawBody | null) =>
  [url, ...[...new URLSearchParams(url.split('?')[1])].flat(), String(sent?.payload ?? '')].join(' ')

// In order: the calls of admins delete data that the others need.
describe('every call of the contract', { shuffle: false }, () => {
  test.each(fuzzedCalls.map((fuzzed) => [fuzzed.title, fuzzed] as const))(
    '%s accepts valid input, refuses the rest with a documented problem, and violates no invariant',
    async (_title, fuzzed) => {
      const { call, names, codes } = fuzzed
      const before = await readOwnership()
      await checkProperty(
        runs,
        fc.tuple(hostileRequests(fuzzed), actors(call)),
        async ([{ url, sent, headers }, name]) => {
          const response = await request(call.method, url, sent, headers, name)
          expectValidResponse(response, { names, codes, sent: toText(url, sent) })
        },
      )
      expect(await findBrokenInvariants(market.db)).toEqual([])
      expect(call.audience[0] === 'admin' ? before : await readOwnership()).toEqual(before)
    },
    propertyTimeout(runs),
  )
})

test(
  'the payment webhook accepts any signed event and refuses all others',
  async () => {
    const url = '/api/payments/webhook'
    const change = fc.record(
      {
        id: hostileText.map((text) => text.toWellFormed().replaceAll('\0', '')),
        kind: fc.constant('other'),
        sessionId: hostileText,
        amount: hostileNumber,
        reference: fc.oneof(likelyId.map(String), hostileText),
        currency: hostileText,
      },
      { requiredKeys: [] },
    )
    const [session] = provider.sessions
    const event = fc
      .tuple(fc.constantFrom('paid' as const, 'failed', 'expired'), change)
      .map(([kind, changes]) => session && provider.createEvent(session, kind, changes))
    await checkProperty(runs, event, async (content) => {
      const sent = { type: 'application/json', payload: JSON.stringify(content) }
      const response = await request('POST', url, sent, { 'stripe-signature': signature }, 'visitor')
      expect(response.statusCode, response.body).toBe(200)
      expect(await findBrokenInvariants(market.db)).toEqual([])
    })
    const unsigned = fc.tuple(fc.record({ type: contentType, payload: rawBody }), oddHeaders)
    await checkProperty(runs, unsigned, async ([sent, headers]) => {
      const response = await request('POST', url, sent, headers, 'visitor')
      expectValidResponse(response, { names: [], sent: '' })
      expect(response.statusCode).toBeGreaterThanOrEqual(400)
    })
  },
  propertyTimeout(2 * runs),
)

test(
  'the endpoint of the contact page refuses invalid input with a documented problem',
  async () => {
    const { publicKey, serviceId, templateId } = embeddedEmail
    const good = {
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: contactMessage,
    }
    const names = [...Object.keys(good), ...Object.keys(contactMessage)]
    const json = mutate(good).map((body) => ({ type: 'application/json', payload: JSON.stringify(body) }))
    const sent = fc.oneof(json, fc.record({ type: contentType, payload: rawBody }))
    await checkProperty(runs, sent, async (content) => {
      const url = `${embeddedEmail.origin}/api/v1.0/email/send`
      const response = await request('POST', url, content, {}, 'visitor')
      const isSent = response.statusCode === 200
      expect(isSent ? response.body : 'OK').toBe('OK')
      if (!isSent) expectValidResponse(response, { names, sent: String(content.payload) })
    })
  },
  propertyTimeout(runs),
)
