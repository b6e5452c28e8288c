import { notificationFilters } from '@plomada/domain'
import { applicationCalls, notificationCalls, offerCalls } from '@plomada/domain/calls'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findBrokenInvariants } from '../testing/invariants.ts'
import { openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'

let market: Marketplace
let offer: { id: number }
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())
beforeEach(async () => {
  offer = await market.publish(market.ana)
  await market.apply(market.bruno, offer, { quote: 52_000 })
})

const params = () => ({ params: { serviceId: offer.id } })
const counter = (amount: number, who = market.ana) =>
  market
    .as(who)
    .send(applicationCalls.counter, { body: { offerId: offer.id, workerId: market.bruno.id, amount } })
const answer = (isAccepted: boolean) =>
  market.as(market.bruno).send(applicationCalls.answerCounter, { ...params(), body: { isAccepted } })
const edit = (quote: number) =>
  market.as(market.bruno).send(applicationCalls.edit, { ...params(), body: { quote } })
const accept = async (amount?: number) =>
  (
    await market.as(market.ana).send(offerCalls.accept, {
      body: {
        offerId: offer.id,
        workerId: market.bruno.id,
        ...(amount !== undefined && { amount }),
      },
    })
  ).result.agreedAmount
const read = async () =>
  (await market.as(market.bruno).send(applicationCalls.own, params())).result ?? expect.fail('No application')
const readNotices = async (who: Marketplace['ana']) =>
  (await market.as(who).send(notificationCalls.list, { query: notificationFilters.initial })).result
    .filter((one) => one.offer?.id === offer.id)
    .map(({ kind, amount }) => ({ kind, amount }))

test('the client answers a quote with another amount, which becomes the quote when the professional accepts it (P-012, P-155)', async () => {
  await counter(46_000)
  expect(await read()).toMatchObject({ quote: 52_000, counterOffer: { amount: 46_000, state: 'open' } })
  expect(await readNotices(market.bruno)).toEqual([{ kind: 'counterOffer', amount: 46_000 }])
  await answer(true)
  expect(await read()).toMatchObject({
    quote: 46_000,
    previousAmount: 52_000,
    state: 'edited',
    counterOffer: { amount: 46_000, state: 'accepted' },
  })
  expect((await readNotices(market.ana))[0]).toEqual({ kind: 'counterAnswer', amount: 46_000 })
  const mails = [
    ...(await market.readMails('counterOffer', market.bruno)),
    ...(await market.readMails('counterAnswer', market.ana)),
  ]
    .map(({ payload }) => JSON.stringify(payload))
    .filter((mail) => /(detail|comparar)\/(\d+)/.exec(mail)?.[2] === String(offer.id))
  expect(mails).toHaveLength(2)
  expect(mails.every((mail) => mail.includes('46.000'))).toBe(true)
  expect(await accept(46_000)).toBe(46_000)
})

test('a refused amount leaves the quote, and accepting freezes the last agreed amount (P-012, P-013)', async () => {
  await counter(46_000)
  await answer(false)
  expect(await read()).toMatchObject({ quote: 52_000, counterOffer: { state: 'refused' } })
  expect(await outcome(counter(47_000))).toBe('counterOffered')
  expect(await accept()).toBe(52_000)
})

test('each quote has one counter-offer, and a new quote starts the next turn (P-012)', async () => {
  await counter(46_000)
  expect(await outcome(counter(45_000))).toBe('counterOffered')
  await edit(50_000)
  expect(await read()).toMatchObject({ counterOffer: null })
  expect(await outcome(answer(true))).toBe('noCounterOffer')
  await counter(48_500)
  await answer(true)
  expect(await accept()).toBe(48_500)
})

test('accepting while a counter-offer waits freezes the quote of the professional (P-013)', async () => {
  await counter(46_000)
  expect(await accept(52_000)).toBe(52_000)
  expect(await outcome(answer(true))).toBe('applicationClosed')
})

test('refuses the same amount, a bad one, other users and an answer without a counter-offer (P-012)', async () => {
  const send = (monto: unknown) =>
    market.as(market.ana).inject({
      method: 'POST',
      url: '/api/user/service/contraoferta/trabajador',
      payload: { service: offer.id, trabajador: market.bruno.id, monto },
    })
  for (const amount of [52_000, 0, 1.5, 100_000, '5'])
    expect(Object.keys((await send(amount)).json().fields)).toEqual(['monto'])
  expect(await outcome(counter(46_000, market.rita))).toBe('forbidden')
  expect(await outcome(answer(true))).toBe('noCounterOffer')
})

test.each([0, 1, 2, 3])(
  'of an answer and an acceptance at once, the price is the quote that the client has seen, or the acceptance is refused (P-011, P-013) (%i)',
  async (round) => {
    await counter(46_000)
    const acts = [() => accept(52_000), () => answer(true)]
    const ordered = round % 2 === 0 ? acts : acts.toReversed()
    const results = await Promise.all(ordered.map((act) => outcome(act())))
    const [accepted, answered] = round % 2 === 0 ? results : results.toReversed()
    expect([
      ['done', 'applicationClosed'],
      ['amountChanged', 'done'],
    ]).toContainEqual([accepted, answered])
    expect((await market.readOffer(offer)).agreedAmount).toBe(accepted === 'done' ? 52_000 : null)
    expect(await findBrokenInvariants(market.db)).toEqual([])
  },
)

test('of five counter-offers at once one is made (P-011, P-012)', async () => {
  const results = await outcomes([1, 2, 3, 4, 5].map((one) => counter(40_000 + one)))
  expect(results).toEqual({ done: 1, counterOffered: 4 })
})
