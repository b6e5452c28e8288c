import {
  offerCalls,
  paymentCalls,
  reviewCalls,
  sessionCalls,
  tradeCalls,
  userCalls,
} from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { applications, offers, trades, users } from '../database/schema/core.ts'
import { payments } from '../database/schema/payments.ts'
import { reviews } from '../database/schema/reviews.ts'
import { fakePayments, signature, type FakePayments } from '../testing/fakePayments.ts'
import { findBrokenInvariants } from '../testing/invariants.ts'
import { anOffer, openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'
import { activeColumns } from '../user/suspension.actions.ts'

type Person = Marketplace['ana']

// The order is random, so each race runs several times and starts with either request.
const rounds = [0, 1, 2, 3]
let market: Marketplace
let provider: FakePayments
beforeAll(async () => {
  provider = fakePayments()
  market = await openMarketplace({ services: { payments: provider } })
})
afterAll(() => market.close())
beforeEach(() => market.db.update(users).set(activeColumns))
afterEach(expectInvariants)

async function expectInvariants() {
  expect(await findBrokenInvariants(market.db)).toEqual([])
}

/** Runs two requests concurrently, started in either order, and returns the outcomes. */
async function race(round: number, one: () => Promise<unknown>, other: () => Promise<unknown>) {
  if (round % 2 === 0) return Promise.all([outcome(one()), outcome(other())])
  const [second, first] = await Promise.all([outcome(other()), outcome(one())])
  return [first, second] as const
}
const asAdmin = () => market.as(market.elena)
const ban = ({ id }: Person) => asAdmin().send(userCalls.amend, { body: { id, isActive: false } })
const publishWithApplicants = async (...people: Person[]) => {
  const offer = await market.publish(market.ana)
  for (const person of people) await market.apply(person, offer)
  return offer
}
const readWorkerIds = async ({ id }: { id: number }) => {
  const rows = await market.db.select().from(applications).where(eq(applications.offerId, id))
  return rows.map(({ workerId }) => workerId)
}
const getLastSession = () => provider.sessions.at(-1) ?? expect.fail('No session was opened')
const isActive = async ({ id }: Person) => {
  const [row] = await market.db.select().from(users).where(eq(users.id, id))
  return row?.isActive
}

test.each(rounds)(
  'applying during the acceptance of another applicant is done or refused as late (%i)',
  async (round) => {
    const { ana, bruno, carla } = market
    const offer = await publishWithApplicants(bruno)
    const [accepted, late] = await race(
      round,
      () => market.accept(ana, offer, bruno),
      () => market.apply(carla, offer),
    )
    expect(accepted).toBe('done')
    expect(['done', 'offerNotOpen']).toContain(late)
    expect((await readWorkerIds(offer)).includes(carla.id)).toBe(late === 'done')
    expect(await market.readOffer(offer)).toMatchObject({ state: 'proceso', hiredId: bruno.id })
  },
)

test.each(rounds)(
  'accepting during the application hires the applicant only if the application was first (%i)',
  async (round) => {
    const { ana, carla } = market
    const offer = await publishWithApplicants()
    const [accepted, applied] = await race(
      round,
      () => market.accept(ana, offer, carla),
      () => market.apply(carla, offer),
    )
    expect(applied).toBe('done')
    expect(['done', 'notApplicant']).toContain(accepted)
    expect((await market.readOffer(offer)).hiredId).toBe(accepted === 'done' ? carla.id : null)
  },
)

test.each(rounds)(
  'of five applicants accepted concurrently, one is hired and one mail is sent (%i)',
  async () => {
    const five = await Promise.all(
      Array.from({ length: 5 }, () => market.addPerson({ role: 'professional' })),
    )
    const offer = await publishWithApplicants(...five)
    const results = await outcomes(five.map((person) => market.accept(market.ana, offer, person)))
    expect(results).toEqual({ done: 1, alreadyAccepted: 4 })
    const mails = await Promise.all(five.map((person) => market.readMails('acceptance', person)))
    expect(mails.flat()).toHaveLength(1)
  },
)

test.each(rounds)(
  'accepting a worker during their ban hires them before it or not at all (%i)',
  async (round) => {
    const worker = await market.addPerson({ role: 'professional' })
    const offer = await publishWithApplicants(worker)
    const [accepted, banned] = await race(
      round,
      () => market.accept(market.ana, offer, worker),
      () => ban(worker),
    )
    expect(banned).toBe('done')
    expect(['done', 'notApplicant']).toContain(accepted)
    expect((await market.readOffer(offer)).hiredId).toBe(accepted === 'done' ? worker.id : null)
    expect(await isActive(worker)).toBe(false)
  },
)

test.each(rounds)('an owner banned while accepting has either accepted or is refused (%i)', async (round) => {
  const owner = await market.addPerson()
  const offer = await market.publish(owner)
  await market.apply(market.bruno, offer)
  const [accepted, banned] = await race(
    round,
    () => market.accept(owner, offer, market.bruno),
    () => ban(owner),
  )
  expect(banned).toBe('done')
  expect(['done', 'banned']).toContain(accepted)
})

test.each(rounds)(
  'an offer deleted during an application or acceptance is deleted or kept completely (%i)',
  async (round) => {
    const { ana, bruno, carla } = market
    const offer = await publishWithApplicants(bruno)
    const results = await Promise.all([
      ...(round % 2 ? [outcome(market.apply(carla, offer))] : []),
      outcome(asAdmin().send(offerCalls.remove, { params: { id: offer.id } })),
      outcome(market.accept(ana, offer, bruno)),
      outcome(market.apply(carla, offer)),
    ])
    const rows = await market.db.select().from(offers).where(eq(offers.id, offer.id))
    const isGone = rows.length === 0
    expect(isGone ? await readWorkerIds(offer) : []).toEqual([])
    expect(results.includes('offerHasHistory')).toBe(!isGone)
    expect(['done', 'notFound', 'offerHasHistory', 'offerNotOpen']).toEqual(expect.arrayContaining(results))
  },
)

test.each(rounds)(
  'deleting a trade concurrent with an offer for it refuses one of the two (%i)',
  async (round) => {
    const [trade] = await market.db
      .insert(trades)
      .values({ name: `Pasajero ${round}`, description: '' })
      .returning()
    const id = trade?.id ?? 0
    const [removed, published] = await race(
      round,
      () => asAdmin().send(tradeCalls.remove, { params: { id } }),
      () => market.publish(market.ana, { tradeIds: [1, id] }),
    )
    expect([
      ['done', 'invalid'],
      ['tradeInUse', 'done'],
    ]).toContainEqual([removed, published])
  },
)

test.each(rounds)(
  'deleting a trade concurrent with professionals adding it refuses them or the admin (%i)',
  async (round) => {
    const [trade] = await market.db
      .insert(trades)
      .values({ name: `Aprendido ${round}`, description: '' })
      .returning()
    const id = trade?.id ?? 0
    const professionals = await Promise.all([1, 2, 3].map(() => market.addPerson({ role: 'professional' })))
    const [removed, ...updated] = await Promise.all([
      outcome(asAdmin().send(tradeCalls.remove, { params: { id } })),
      ...professionals.map((person) =>
        outcome(market.as(person).send(userCalls.update, { body: { tradeIds: [id] } })),
      ),
    ])
    expect(removed).toBe(updated.includes('done') ? 'tradeInUse' : 'done')
    expect(['done', 'invalid']).toEqual(expect.arrayContaining(updated))
  },
)

test('the same key sent concurrently by two users publishes one offer for each', async () => {
  const creationKey = '7b0f0b1e-5a94-4b53-8a8b-0d2d1c9e6f10'
  const { ana, rita } = market
  const send = (person: Person) =>
    market.as(person).send(offerCalls.create, { body: { ...anOffer, creationKey } })
  const sent = await Promise.all([ana, rita, ana, rita, ana, rita].map(send))
  expect(new Set(sent.map(({ service }) => `${service.owner.id} ${service.id}`)).size).toBe(2)
})

test('twelve concurrent registrations of a professional create one user with each trade once', async () => {
  const identity = { subject: 'twelve professionals' }
  const person = {
    email: 'doce@plomada.test',
    role: 'professional' as const,
    days: ['lunes' as const],
    shift: null,
    province: 'Buenos Aires' as const,
    city: 'Moron' as const,
  }
  const body = { person, tradeIds: [1, 2] }
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => market.as(identity).send(sessionCalls.register, { body })),
  )
  expect(new Set(responses.map(({ result }) => result.id)).size).toBe(1)
  expect(responses[0]?.result.trades.map(({ id }) => id)).toEqual([1, 2])
  expect(await market.db.select().from(users).where(eq(users.subject, identity.subject))).toHaveLength(1)
})

test.each(rounds)(
  'concurrent payment, provider events and reviews end in one payment and one review (%i)',
  async () => {
    const { ana, bruno } = market
    const offer = await market.publishAndHire(ana, bruno)
    const pay = () => market.as(ana).send(paymentCalls.checkout, { body: { offerId: offer.id } })
    const rate = () =>
      market.as(ana).send(reviewCalls.rate, { params: { idProduct: offer.id }, body: { score: 4, text: '' } })
    await pay()
    const session = getLastSession()
    session.state = 'paid'
    const deliver = async () => {
      const { statusCode } = await market.app.inject({
        method: 'POST',
        url: '/api/payments/webhook',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload: JSON.stringify(provider.createEvent(session, 'paid')),
      })
      expect(statusCode).toBe(200)
    }
    const results = await outcomes([deliver(), rate(), pay(), rate(), deliver(), pay(), rate()])
    expect(results).toEqual({ done: 3, alreadyRated: 2, alreadyPaid: 2 })
    const paid = await market.db.select().from(payments).where(eq(payments.offerId, offer.id))
    expect(paid.map(({ state }) => state)).toEqual(['paid'])
    expect(await market.db.select().from(reviews).where(eq(reviews.offerId, offer.id))).toHaveLength(1)
  },
)
