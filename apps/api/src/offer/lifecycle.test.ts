import { dashboardCalls, offerCalls, paymentCalls, reviewCalls, userCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applications, offers, users } from '../database/schema/core.ts'
import { payments } from '../database/schema/payments.ts'
import { reviews } from '../database/schema/reviews.ts'
import { checkProperty, propertyTimeout } from '../testing/checkProperty.ts'
import { fakePayments, signature, type FakePayments } from '../testing/fakePayments.ts'
import { findBrokenInvariants } from '../testing/invariants.ts'
import { openMarketplace, outcome, type Marketplace } from '../testing/marketplace.ts'
import { activeColumns } from '../user/suspension.actions.ts'

const runs = 10
let market: Marketplace
let provider: FakePayments
beforeAll(async () => {
  provider = fakePayments()
  market = await openMarketplace({ services: { payments: provider } })
})
afterAll(() => market.close())

const names = ['ana', 'rita', 'bruno', 'carla', 'elena'] as const
type Name = (typeof names)[number]

/** An action on Ana's offer: of a user, of the payment provider or of an admin. Some are not allowed. */
type Action =
  | { what: 'apply' | 'pay' | 'ban' | 'unban'; who: Name }
  | { what: 'accept'; who: Name; applicant: Name }
  | { what: 'rate'; who: Name; score: number }
  | { what: 'payByCard' | 'expire' | 'deliver' | 'deliverWrong'; index: number }
  | { what: 'deactivate' | 'activate' | 'raiseBudget' }

const anyUser = fc.constantFrom(...names)
const owner = fc.oneof({ weight: 5, arbitrary: fc.constant<Name>('ana') }, anyUser)
const worker = fc.oneof({ weight: 5, arbitrary: fc.constantFrom<Name>('bruno', 'carla') }, anyUser)
const index = fc.nat(2)
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('apply' as const), who: worker }) },
  {
    weight: 3,
    arbitrary: fc.record({ what: fc.constant('accept' as const), who: owner, applicant: worker }),
  },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('pay' as const), who: owner }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('rate' as const),
      who: owner,
      score: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('payByCard' as const), index }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom('expire' as const, 'deliver', 'deliver', 'deliverWrong'),
      index,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constantFrom('ban' as const, 'unban', 'unban'),
      who: fc.constantFrom(...names.slice(0, 4)),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constantFrom('deactivate' as const, 'activate', 'activate', 'raiseBudget'),
    }),
  },
)

const deliver = async (index: number, kind: 'paid' | 'failed' | 'expired', change?: object) => {
  const session = provider.sessions[index]
  if (!session) return
  const { statusCode } = await market.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: JSON.stringify(provider.createEvent(session, kind, change)),
  })
  expect(statusCode).toBe(200)
}
const closeSession = (index: number, state: 'paid' | 'expired') => {
  const session = provider.sessions[index]
  if (session?.state === 'open') session.state = state
}
const eventKinds = { open: 'failed', paid: 'paid', expired: 'expired' } as const

/** Performs an action and returns the outcome. */
async function perform(action: Action, { id }: { id: number }): Promise<string> {
  const admin = market.as(market.elena)
  switch (action.what) {
    case 'apply':
      return outcome(market.apply(market[action.who], { id }))
    case 'accept':
      return outcome(market.accept(market[action.who], { id }, market[action.applicant]))
    case 'pay':
      return outcome(market.as(market[action.who]).send(paymentCalls.checkout, { body: { offerId: id } }))
    case 'rate': {
      const rating = { params: { idProduct: id }, body: { score: action.score, text: '' } }
      return outcome(market.as(market[action.who]).send(reviewCalls.rate, rating))
    }
    case 'payByCard':
      closeSession(action.index, 'paid')
      break
    case 'expire':
      closeSession(action.index, 'expired')
      break
    case 'deliver':
      await deliver(action.index, eventKinds[provider.sessions[action.index]?.state ?? 'open'])
      break
    case 'deliverWrong':
      await deliver(action.index, 'paid', { amount: 1 })
      break
    case 'ban':
    case 'unban': {
      const body = { id: market[action.who].id, isActive: action.what === 'unban' }
      return outcome(admin.send(userCalls.amend, { body }))
    }
    case 'deactivate':
      return outcome(admin.send(offerCalls.deactivate, { query: { id }, body: {} }))
    case 'activate':
      return outcome(admin.send(offerCalls.activate, { body: { id } }))
    default:
      // No call changes a budget, so the test changes the row. The agreed price must not change.
      await market.db.update(offers).set({ budget: 99_999 }).where(eq(offers.id, id))
  }
  return 'done'
}

/** Reads an offer with its applications, payments and reviews. */
async function readRecords({ id }: { id: number }) {
  const { db } = market
  return {
    offer: await market.readOffer({ id }),
    applied: await db.select().from(applications).where(eq(applications.offerId, id)),
    paid: (await db.select().from(payments).where(eq(payments.offerId, id))).filter(
      ({ state }) => state === 'paid',
    ),
    reviewed: await db.select().from(reviews).where(eq(reviews.offerId, id)),
  }
}
type Records = Awaited<ReturnType<typeof readRecords>>

const order = ['pendiente', 'proceso', 'terminado']
/** Checks that the state of an offer does not go back, and that its records remain. */
function expectForward(before: Records, after: Records) {
  expect(order.indexOf(after.offer.state)).toBeGreaterThanOrEqual(order.indexOf(before.offer.state))
  const { hiredId, agreedAmount } = before.offer
  expect(after.offer).toMatchObject(hiredId === null ? {} : { hiredId, agreedAmount })
  const toIds = ({ applied }: Records) => applied.map(({ id }) => id)
  expect(toIds(after)).toEqual(expect.arrayContaining(toIds(before)))
  expect(after.paid).toEqual(expect.arrayContaining(before.paid))
  expect(after.reviewed).toEqual(expect.arrayContaining(before.reviewed))
}

/** The state that determines the outcome of an action. */
interface Situation extends Records {
  active: ReadonlySet<number>
  /** Whether the open session is paid at the provider, even if no event was delivered. */
  isSessionPaid: boolean
}

/** Returns the outcome that the specification requires, independent of the rules in domain. */
function getExpected(action: Action, situation: Situation): string {
  if (!('who' in action) || action.what === 'ban' || action.what === 'unban') return 'done'
  const { offer, active } = situation
  const { id } = market[action.who]
  if (!active.has(id)) return 'banned'
  if (action.what === 'apply') return getExpectedOfApplying(market[action.who], situation)
  if (id !== offer.ownerId) return 'forbidden'
  if (action.what === 'accept') {
    const applicantId = market[action.applicant].id
    if (offer.hiredId !== null) return offer.hiredId === applicantId ? 'done' : 'alreadyAccepted'
    return active.has(applicantId) && hasApplied(applicantId, situation) ? 'done' : 'notApplicant'
  }
  // A paid session counts even if no event was delivered.
  const isPaid = offer.state === 'terminado' || (offer.state === 'proceso' && situation.isSessionPaid)
  if (action.what === 'rate' && isPaid) return situation.reviewed.length > 0 ? 'alreadyRated' : 'done'
  if (action.what === 'rate') return 'notPaid'
  if (isPaid) return 'alreadyPaid'
  return offer.state === 'proceso' ? 'done' : 'nothingToPay'
}

const hasApplied = (id: number, { applied }: Records) => applied.some(({ workerId }) => workerId === id)

function getExpectedOfApplying({ id, role }: Marketplace['ana'], situation: Situation): string {
  const { offer, active } = situation
  if (role === 'admin') return 'forbidden'
  if (id === offer.ownerId) return 'ownOffer'
  if (hasApplied(id, situation)) return 'done'
  if (!offer.isActive || !active.has(offer.ownerId)) return 'notFound'
  if (offer.state !== 'pendiente') return 'offerNotOpen'
  return role === 'professional' ? 'done' : 'notProfessional'
}

async function startOffer() {
  provider.sessions.length = 0
  await market.db.update(users).set(activeColumns)
  return market.publish(market.ana, { budget: 48_000 })
}
async function readSituation(offer: { id: number }): Promise<Situation> {
  const active = await market.db.select({ id: users.id }).from(users).where(eq(users.isActive, true))
  const attempts = await market.db.select().from(payments).where(eq(payments.offerId, offer.id))
  const open = attempts.find(({ state }) => state === 'pending')?.sessionId
  return {
    ...(await readRecords(offer)),
    active: new Set(active.map(({ id }) => id)),
    isSessionPaid: provider.sessions.some(({ sessionId, state }) => sessionId === open && state === 'paid'),
  }
}

/** Checks that the total of the dashboard equals the sum of the payments. */
async function expectTotals() {
  const { totalEarnings } = await market.as(market.elena).send(dashboardCalls.get, {})
  const paid = await market.db.select().from(payments).where(eq(payments.state, 'paid'))
  expect(totalEarnings).toBe(paid.reduce((sum, { amount }) => sum + amount, 0))
}

test(
  'sequential actions of five users end as the rules require, and an offer never returns to an earlier state',
  () =>
    checkProperty(runs, fc.array(anyAction, { minLength: 6, maxLength: 24 }), async (actions) => {
      const offer = await startOffer()
      let before = await readSituation(offer)
      for (const action of actions) {
        expect(await perform(action, offer), JSON.stringify(action)).toBe(getExpected(action, before))
        const after = await readSituation(offer)
        expectForward(before, after)
        const isAccepted = before.offer.hiredId === null && after.offer.hiredId !== null
        expect(after.offer.agreedAmount).toBe(before.offer[isAccepted ? 'budget' : 'agreedAmount'])
        before = after
      }
      await expectTotals()
      expect(await findBrokenInvariants(market.db)).toEqual([])
    }),
  propertyTimeout(2 * runs),
)

test(
  'concurrent actions break no invariant, and an offer never returns to an earlier state',
  () =>
    checkProperty(
      runs,
      fc.array(fc.array(anyAction, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 5 }),
      async (rounds) => {
        const offer = await startOffer()
        let before = await readRecords(offer)
        for (const round of rounds) {
          await Promise.all(round.map((action) => perform(action, offer)))
          const after = await readRecords(offer)
          expectForward(before, after)
          before = after
        }
        expect(await findBrokenInvariants(market.db)).toEqual([])
      },
    ),
  propertyTimeout(2 * runs),
)
