import { applicationCalls, offerCalls } from '@plomada/domain/calls'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { findBrokenInvariants } from '../testing/invariants.ts'
import { openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'

// The order is random, so each race runs several times and starts with either request.
const rounds = [0, 1, 2, 3, 4, 5]
let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())
afterEach(expectInvariants)

async function expectInvariants() {
  expect(await findBrokenInvariants(market.db)).toEqual([])
}

const inService = (offer: { id: number }) => ({ params: { serviceId: offer.id } })
const withdraw = (offer: { id: number }) =>
  market.as(market.bruno).send(applicationCalls.withdraw, inService(offer))
const edit = (offer: { id: number }, quote: number) =>
  market.as(market.bruno).send(applicationCalls.edit, { ...inService(offer), body: { quote } })
const accept = ({ id }: { id: number }, amount?: number) =>
  market.as(market.ana).send(offerCalls.accept, {
    body: { offerId: id, workerId: market.bruno.id, ...(amount !== undefined && { amount }) },
  })
const decline = ({ id }: { id: number }) =>
  market.as(market.ana).send(applicationCalls.decline, { body: { offerId: id, workerId: market.bruno.id } })
const readState = async (offer: { id: number }) =>
  (await market.as(market.bruno).send(applicationCalls.own, inService(offer))).result

async function publishWithApplicant() {
  const offer = await market.publish(market.ana)
  await market.apply(market.bruno, offer, { quote: 45_000 })
  return offer
}

/** Runs two requests concurrently, started in either order, and returns their outcomes. */
async function race(round: number, one: () => Promise<unknown>, other: () => Promise<unknown>) {
  if (round % 2 === 0) return Promise.all([outcome(one()), outcome(other())])
  const [second, first] = await Promise.all([outcome(other()), outcome(one())])
  return [first, second] as const
}

test.each(rounds)(
  'of an acceptance and a withdrawal at once one wins, and the other is refused with its reason (P-011) (%i)',
  async (round) => {
    const offer = await publishWithApplicant()
    const results = await race(
      round,
      () => accept(offer, 45_000),
      () => withdraw(offer),
    )
    expect([
      ['done', 'applicationClosed'],
      ['applicationWithdrawn', 'done'],
    ]).toContainEqual(results)
    const isHired = results[0] === 'done'
    expect((await market.readOffer(offer)).hiredId).toBe(isHired ? market.bruno.id : null)
    expect((await readState(offer))?.state).toBe(isHired ? 'accepted' : 'withdrawn')
  },
)

test.each(rounds)(
  'an edit during the acceptance is refused, or refuses the acceptance of the earlier amount (P-011) (%i)',
  async (round) => {
    const offer = await publishWithApplicant()
    const results = await race(
      round,
      () => accept(offer, 45_000),
      () => edit(offer, 60_000),
    )
    expect([
      ['done', 'applicationClosed'],
      ['amountChanged', 'done'],
    ]).toContainEqual(results)
    const { agreedAmount } = await market.readOffer(offer)
    expect(agreedAmount).toBe(results[0] === 'done' ? 45_000 : null)
  },
)

test('an acceptance without an amount is refused within a minute after the price was raised (P-174)', async () => {
  const now = new Date()
  const raise = async (offer: { id: number }) => edit(offer, 60_000)
  const sendAgain = async (offer: { id: number }) => {
    await withdraw(offer)
    await market.apply(market.bruno, offer, { quote: 60_000 })
  }
  const lower = async (offer: { id: number }) => edit(offer, 30_000)
  for (const [change, outcomes] of [
    [raise, ['amountChanged', 'done']],
    [sendAgain, ['amountChanged', 'done']],
    [lower, ['done', 'done']],
  ] as const) {
    const offer = await publishWithApplicant()
    market.setClock(now)
    await change(offer)
    const first = await outcome(accept(offer))
    market.setClock(new Date(Date.now() + 61_000))
    expect([first, await outcome(accept(offer))]).toEqual(outcomes)
    market.setClock(null)
  }
  const seen = await publishWithApplicant()
  await raise(seen)
  expect(await outcome(accept(seen, 60_000))).toBe('done')
})

test.each(rounds)('of an acceptance and a rejection in two tabs one wins (P-011) (%i)', async (round) => {
  const offer = await publishWithApplicant()
  const results = await race(
    round,
    () => accept(offer),
    () => decline(offer),
  )
  expect([
    ['done', 'alreadyAccepted'],
    ['applicationClosed', 'done'],
  ]).toContainEqual(results)
})

test.each(rounds)(
  'of two withdrawals and an edit in three tabs at most one withdrawal wins (P-011) (%i)',
  async () => {
    const offer = await publishWithApplicant()
    const results = await outcomes([withdraw(offer), edit(offer, 50_000), withdraw(offer)])
    expect([
      { done: 2, applicationClosed: 1 },
      { done: 1, applicationClosed: 2 },
    ]).toContainEqual(results)
    expect((await readState(offer))?.state).toBe('withdrawn')
  },
)

test('of ten concurrent applications with terms one is sent and nine are told that it is (P-005)', async () => {
  const offer = await market.publish(market.ana)
  const results = await outcomes(
    Array.from({ length: 10 }, (_, index) => market.apply(market.carla, offer, { quote: 100 + index })),
  )
  expect(results).toEqual({ done: 1, alreadyApplied: 9 })
})
