import { dashboardCalls, offerCalls, paymentCalls, reviewCalls, userCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../database/database.ts'
import { applications, offers, offerTrades, payments, reviews, users } from '../database/schema.ts'
import { always, patience } from '../testing/chance.ts'
import { fakePayments, signature } from '../testing/fakePayments.ts'
import type { FakePayments } from '../testing/fakePayments.ts'
import { brokenInvariants } from '../testing/invariants.ts'
import { openMarket, outcome } from '../testing/market.ts'
import type { Market } from '../testing/market.ts'

const runs = 10
let market: Market
let provider: FakePayments
beforeAll(async () => {
  provider = fakePayments()
  market = await openMarket({ services: { payments: provider } })
})
afterAll(() => market.close())

const names = ['ana', 'rita', 'bruno', 'carla', 'elena'] as const
type Name = (typeof names)[number]

/** What may happen to Ana's offer. Some of it nobody may do; some happens at the provider or to the admin's mind. */
type Happening =
  | { what: 'apply' | 'pay' | 'ban' | 'unban'; who: Name }
  | { what: 'accept'; who: Name; whom: Name }
  | { what: 'rate'; who: Name; score: number }
  | { what: 'card' | 'lapse' | 'tell' | 'lie'; page: number }
  | { what: 'deactivate' | 'activate' | 'raise' }

const anybody = fc.constantFrom(...names)
const owner = fc.oneof({ weight: 5, arbitrary: fc.constant<Name>('ana') }, anybody)
const worker = fc.oneof({ weight: 5, arbitrary: fc.constantFrom<Name>('bruno', 'carla') }, anybody)
const page = fc.nat(2)
const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant('apply' as const), who: worker }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('accept' as const), who: owner, whom: worker }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('pay' as const), who: owner }) },
  {
    weight: 3,
    arbitrary: fc.record({
      what: fc.constant('rate' as const),
      who: owner,
      score: fc.integer({ min: 1, max: 5 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('card' as const), page }) },
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constantFrom('lapse' as const, 'tell', 'tell', 'lie'), page }),
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
    arbitrary: fc.record({ what: fc.constantFrom('deactivate' as const, 'activate', 'activate', 'raise') }),
  },
)

const deliver = async (page: number, kind: 'paid' | 'failed' | 'expired', change?: object) => {
  const session = provider.sessions[page]
  if (!session) return
  const { statusCode } = await market.app.inject({
    method: 'POST',
    url: '/api/payments/webhook',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload: JSON.stringify(provider.eventOf(session, kind, change)),
  })
  expect(statusCode).toBe(200)
}
const endPage = (page: number, state: 'paid' | 'expired') => {
  const session = provider.sessions[page]
  if (session?.state === 'open') session.state = state
}
const kindOf = { open: 'failed', paid: 'paid', expired: 'expired' } as const

/** Lets it happen, and tells how it ended. */
async function happen(it: Happening, { id }: { id: number }): Promise<string> {
  const admin = market.as(market.elena)
  switch (it.what) {
    case 'apply':
      return outcome(market.apply(market[it.who], { id }))
    case 'accept':
      return outcome(market.accept(market[it.who], { id }, market[it.whom]))
    case 'pay':
      return outcome(market.as(market[it.who]).send(paymentCalls.checkout, { body: { offerId: id } }))
    case 'rate': {
      const rating = { params: { idProduct: id }, body: { score: it.score, text: '' } }
      return outcome(market.as(market[it.who]).send(reviewCalls.rate, rating))
    }
    case 'card':
      endPage(it.page, 'paid')
      break
    case 'lapse':
      endPage(it.page, 'expired')
      break
    case 'tell':
      await deliver(it.page, kindOf[provider.sessions[it.page]?.state ?? 'open'])
      break
    case 'lie':
      await deliver(it.page, 'paid', { amount: 1 })
      break
    case 'ban':
    case 'unban': {
      const body = { id: market[it.who].id, isActive: it.what === 'unban' }
      return outcome(admin.send(userCalls.amend, { body }))
    }
    case 'deactivate':
      return outcome(admin.send(offerCalls.deactivate, { query: { id }, body: {} }))
    case 'activate':
      return outcome(admin.send(offerCalls.activate, { body: { id } }))
    default:
      // No call changes a budget; should there be one some day, the price that was agreed stays.
      await market.db.update(offers).set({ budget: 99_999 }).where(eq(offers.id, id))
  }
  return 'done'
}

/** All that is kept of an offer. */
async function books({ id }: { id: number }) {
  const { db } = market
  return {
    offer: await market.row({ id }),
    applied: await db.select().from(applications).where(eq(applications.offerId, id)),
    paid: (await db.select().from(payments).where(eq(payments.offerId, id))).filter(
      ({ state }) => state === 'paid',
    ),
    reviewed: await db.select().from(reviews).where(eq(reviews.offerId, id)),
  }
}
type Books = Awaited<ReturnType<typeof books>>

const order = ['pendiente', 'proceso', 'terminado']
/** What was settled stays settled. */
function expectForward(before: Books, after: Books) {
  expect(order.indexOf(after.offer.state)).toBeGreaterThanOrEqual(order.indexOf(before.offer.state))
  const { hiredId, agreedAmount } = before.offer
  expect(after.offer).toMatchObject(hiredId === null ? {} : { hiredId, agreedAmount })
  expect(after.applied).toEqual(expect.arrayContaining(before.applied))
  expect(after.paid).toEqual(expect.arrayContaining(before.paid))
  expect(after.reviewed).toEqual(expect.arrayContaining(before.reviewed))
}

/** What an answer depends on, before it is given. */
interface Scene extends Books {
  active: ReadonlySet<number>
  /** Whether the provider took the money of the open page, told or not. */
  isPagePaid: boolean
}

/** How it has to end by the specification, told once more and not by the product's own rules. */
function expected(it: Happening, scene: Scene): string {
  if (!('who' in it) || it.what === 'ban' || it.what === 'unban') return 'done'
  const { offer, active } = scene
  const { id } = market[it.who]
  if (!active.has(id)) return 'banned'
  if (it.what === 'apply') return expectedOfApplying(market[it.who], scene)
  if (id !== offer.ownerId) return 'forbidden'
  if (it.what === 'accept') {
    const whom = market[it.whom].id
    if (offer.hiredId !== null) return offer.hiredId === whom ? 'done' : 'alreadyAccepted'
    return active.has(whom) && hasApplied(whom, scene) ? 'done' : 'notApplicant'
  }
  // A page that was paid and not yet told of is asked about before anybody is refused.
  const isPaid = offer.state === 'terminado' || (offer.state === 'proceso' && scene.isPagePaid)
  if (it.what === 'rate' && isPaid) return scene.reviewed.length > 0 ? 'alreadyRated' : 'done'
  if (it.what === 'rate') return 'notPaid'
  if (isPaid) return 'alreadyPaid'
  return offer.state === 'proceso' ? 'done' : 'nothingToPay'
}

const hasApplied = (id: number, { applied }: Books) => applied.some(({ workerId }) => workerId === id)

function expectedOfApplying({ id, role }: Market['ana'], scene: Scene): string {
  const { offer, active } = scene
  if (role === 'admin') return 'forbidden'
  if (id === offer.ownerId) return 'ownOffer'
  if (hasApplied(id, scene)) return 'done'
  if (!offer.isActive || !active.has(offer.ownerId)) return 'notFound'
  if (offer.state !== 'pendiente') return 'offerNotOpen'
  return role === 'professional' ? 'done' : 'notProfessional'
}

async function begin() {
  provider.sessions.length = 0
  await market.db.update(users).set({ isActive: true })
  return market.publish(market.ana, { budget: 48_000 })
}
async function look(offer: { id: number }): Promise<Scene> {
  const active = await market.db.select({ id: users.id }).from(users).where(eq(users.isActive, true))
  const attempts = await market.db.select().from(payments).where(eq(payments.offerId, offer.id))
  const open = attempts.find(({ state }) => state === 'pending')?.sessionId
  return {
    ...(await books(offer)),
    active: new Set(active.map(({ id }) => id)),
    isPagePaid: provider.sessions.some(({ sessionId, state }) => sessionId === open && state === 'paid'),
  }
}

/** The figures of whoever runs the marketplace add up to what was paid. */
async function expectTotals() {
  const { totalEarnings } = await market.as(market.elena).send(dashboardCalls.get, {})
  const paid = await market.db.select().from(payments).where(eq(payments.state, 'paid'))
  expect(totalEarnings).toBe(paid.reduce((sum, { amount }) => sum + amount, 0))
}

test(
  'whatever five people do one after the other, everybody is answered by the rules, and an offer only goes forward',
  () =>
    always(runs, fc.array(happening, { minLength: 6, maxLength: 24 }), async (story) => {
      const offer = await begin()
      let before = await look(offer)
      for (const it of story) {
        expect(await happen(it, offer), JSON.stringify(it)).toBe(expected(it, before))
        const after = await look(offer)
        expectForward(before, after)
        const isAccepted = before.offer.hiredId === null && after.offer.hiredId !== null
        expect(after.offer.agreedAmount).toBe(before.offer[isAccepted ? 'budget' : 'agreedAmount'])
        before = after
      }
      await expectTotals()
      expect(await brokenInvariants(market.db)).toEqual([])
    }),
  patience(2 * runs),
)

test(
  'whatever they do at the same moment, no rule is broken and an offer only goes forward',
  () =>
    always(
      runs,
      fc.array(fc.array(happening, { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 5 }),
      async (moments) => {
        const offer = await begin()
        let before = await books(offer)
        for (const moment of moments) {
          await Promise.all(moment.map((it) => happen(it, offer)))
          const after = await books(offer)
          expectForward(before, after)
          before = after
        }
        expect(await brokenInvariants(market.db)).toEqual([])
      },
    ),
  patience(2 * runs),
)

test('the rules that these stories are held against notice what breaks them', async () => {
  const { db, ana, bruno } = market
  await db.update(users).set({ isActive: true })
  const hired = await market.hired(ana, bruno)
  const brokenBy = async (work: (tx: Db) => Promise<unknown>) => {
    let found: string[] = []
    const undone = db.transaction(async (tx) => {
      await work(tx)
      found = await brokenInvariants(tx)
      tx.rollback()
    })
    await expect(undone).rejects.toThrow('Rollback')
    return found
  }
  const paid = { offerId: hired.id, amount: 1, commission: 0, state: 'paid', paidAt: new Date() } as const
  expect(await brokenBy((tx) => tx.insert(payments).values(paid))).toEqual([
    'an offer is finished once it is paid, and only then',
    'a payment is of the price that was agreed',
  ])
  const praised = { ratingSum: 5, ratingCount: 1 }
  expect(await brokenBy((tx) => tx.update(users).set(praised).where(eq(users.id, bruno.id)))).toContain(
    'ratings add up',
  )
  expect(await brokenBy((tx) => tx.delete(offerTrades))).toEqual(['an offer asks for one to five trades'])
  expect(
    await brokenBy((tx) => tx.insert(applications).values({ offerId: hired.id, workerId: ana.id })),
  ).toEqual(['nobody applies to an own offer'])
})
