import { paymentCalls } from '@plomada/domain/calls'
import { problems } from '@plomada/domain/define'
import type { Call, ProblemAnswer, ProblemCode } from '@plomada/domain/define'
import { contactMessage } from '@plomada/domain/fixtures'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { embeddedEmail } from './contact/contact.routes.ts'
import { offers, users } from './database/schema.ts'
import { contract, requests } from './testing/asking.ts'
import { always, patience } from './testing/chance.ts'
import { fakePayments, signature } from './testing/fakePayments.ts'
import { brokenInvariants } from './testing/invariants.ts'
import { openMarket } from './testing/market.ts'
import type { Market } from './testing/market.ts'
import {
  contentType,
  likelyId,
  nastyNumber,
  nastyText,
  oddHeaders,
  rawBody,
  spoilt,
} from './testing/nasty.ts'
import type { Sent } from './testing/nasty.multipart.ts'

const runs = 20
const provider = fakePayments()
let market: Market
beforeAll(async () => {
  market = await openMarket({
    services: { payments: provider },
    config: { logLevel: 'error', rate: { perAddress: 1e9, perPerson: 1e9 } },
  })
  const { ana, rita, bruno, carla } = market
  await market.publish(bruno)
  await market.apply(carla, await market.publish(ana))
  await market.hired(ana, bruno)
  const { id } = await market.hired(rita, carla)
  await market.as(rita).send(paymentCalls.checkout, { body: { offerId: id } })
})
afterAll(() => market.close())
beforeEach(() => market.db.update(users).set({ isActive: true }))

const members = ['ana', 'rita', 'bruno', 'carla', 'elena'] as const
type Name = (typeof members)[number] | 'nobody' | 'stranger'
const personOf = (name: Name) => {
  if (name === 'nobody') return null
  return name === 'stranger' ? { subject: 'a stranger' } : market[name]
}
/** Mostly people who may make the call, so that it is the call that is tried and not its door. */
const actors = ({ who }: Call): fc.Arbitrary<Name> => {
  const everybody = fc.constantFrom<Name>(...members, 'nobody', 'stranger')
  const allowed = members.filter(
    (name) => !Array.isArray(who) || who.includes(name === 'elena' ? 'admin' : 'comun'),
  )
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom<Name>(...allowed) }, everybody)
}

const ask = (
  method: Call['method'],
  url: string,
  sent: Sent | null,
  headers: Record<string, string>,
  who: Name,
) =>
  market.as(personOf(who)).inject({
    method,
    url,
    headers: { ...headers, ...(sent?.type && { 'content-type': sent.type }) },
    ...(sent && { payload: sent.payload }),
  })

/** What a refusal may say: names from the contract, words of the call or of whoever called. */
interface Terms {
  words: readonly string[]
  codes?: ReadonlySet<ProblemCode>
  said: string
}

/** Whatever is asked, the answer is what was asked for or a refusal with a name, its status and the caller's own words. */
function expectGoodManners(response: LightMyRequestResponse, { words, codes, said }: Terms) {
  const { statusCode, headers, body } = response
  expect(statusCode, body.slice(0, 500)).toBeLessThan(500)
  if (statusCode === 304) return
  expect(headers['content-type']).toBe('application/json; charset=utf-8')
  const { code, message, fields = {} } = response.json<ProblemAnswer>()
  if (statusCode < 300) return
  expect(statusCode, code).toBe(problems[code].status)
  expect(message).not.toBe('')
  expect([...(codes ?? [code])]).toContain(code)
  const isTheirs = (part: string) =>
    /^\d+$/.test(part) ||
    words.includes(part) ||
    said.includes(part) ||
    said.includes(JSON.stringify(part).slice(1, -1))
  const ours = Object.keys(fields).filter(
    (name) => name !== 'body' && name !== 'query' && !name.split('.').every(isTheirs),
  )
  expect(ours, 'fields that the caller never heard of').toEqual([])
}

/** What nobody changes but whoever runs the marketplace: who that is, and whose an offer is. */
const ownership = async () => ({
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

/** All that a caller wrote, as a reader of the request understands it. */
const written = (url: string, sent: Sent | null) =>
  [url, ...[...new URLSearchParams(url.split('?')[1])].flat(), String(sent?.payload ?? '')].join(' ')

// In the order of the contract: an admin's calls delete what the requests of the others refer to.
describe('every call of the contract', { shuffle: false }, () => {
  test.each(contract.map((asking) => [asking.title, asking] as const))(
    '%s takes what is right and refuses the rest by name, whatever comes, and no rule is broken',
    async (_title, asking) => {
      const { call, words, codes } = asking
      const before = await ownership()
      await always(runs, fc.tuple(requests(asking), actors(call)), async ([{ url, sent, headers }, who]) => {
        const response = await ask(call.method, url, sent, headers, who)
        expectGoodManners(response, { words, codes, said: written(url, sent) })
      })
      expect(await brokenInvariants(market.db)).toEqual([])
      expect(call.who[0] === 'admin' ? before : await ownership()).toEqual(before)
    },
    patience(runs),
  )
})

test(
  'the door of the payment provider takes any signed event, and only those',
  async () => {
    const url = '/api/payments/webhook'
    const change = fc.record(
      {
        id: nastyText.map((text) => text.toWellFormed().replaceAll('\0', '')),
        kind: fc.constant('other'),
        sessionId: nastyText,
        amount: nastyNumber,
        reference: fc.oneof(likelyId.map(String), nastyText),
        currency: nastyText,
      },
      { requiredKeys: [] },
    )
    const [session] = provider.sessions
    const event = fc
      .tuple(fc.constantFrom('paid' as const, 'failed', 'expired'), change)
      .map(([kind, facts]) => session && provider.eventOf(session, kind, facts))
    await always(runs, event, async (told) => {
      const sent = { type: 'application/json', payload: JSON.stringify(told) }
      const response = await ask('POST', url, sent, { 'stripe-signature': signature }, 'nobody')
      expect(response.statusCode, response.body).toBe(200)
      expect(await brokenInvariants(market.db)).toEqual([])
    })
    const unsigned = fc.tuple(fc.record({ type: contentType, payload: rawBody }), oddHeaders)
    await always(runs, unsigned, async ([sent, headers]) => {
      const response = await ask('POST', url, sent, headers, 'nobody')
      expectGoodManners(response, { words: [], said: '' })
      expect(response.statusCode).toBeGreaterThanOrEqual(400)
    })
  },
  patience(2 * runs),
)

test(
  'the door of the contact page refuses by name what its client library would not send',
  async () => {
    const { publicKey, serviceId, templateId } = embeddedEmail
    const good = {
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params: contactMessage,
    }
    const words = [...Object.keys(good), ...Object.keys(contactMessage)]
    const json = spoilt(good).map((body) => ({ type: 'application/json', payload: JSON.stringify(body) }))
    const sent = fc.oneof(json, fc.record({ type: contentType, payload: rawBody }))
    await always(runs, sent, async (given) => {
      const response = await ask('POST', `${embeddedEmail.origin}/api/v1.0/email/send`, given, {}, 'nobody')
      const isSent = response.statusCode === 200
      expect(isSent ? response.body : 'OK').toBe('OK')
      if (!isSent) expectGoodManners(response, { words, said: String(given.payload) })
    })
  },
  patience(runs),
)
