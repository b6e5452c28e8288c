import { offerCalls, paymentCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { users } from '../database/schema/core.ts'
import { fakePayments } from '../testing/fakePayments.ts'
import { openMarketplace, outcome, type Marketplace } from '../testing/marketplace.ts'

const provider = fakePayments()
let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace({ services: { payments: provider } })
})
afterAll(() => market.close())

test('refuses to pay a professional who was suspended after the acceptance, and shows it on the offer (P-158)', async () => {
  const { ana, bruno } = market
  const offer = await market.publishAndHire(ana, bruno)
  const checkout = () => market.as(ana).send(paymentCalls.checkout, { body: { offerId: offer.id } })
  const setActive = (isActive: boolean) =>
    market.db.update(users).set({ isActive }).where(eq(users.id, bruno.id))
  await setActive(false)
  expect(await outcome(checkout())).toBe('workerSuspended')
  const own = await market.as(ana).send(offerCalls.get, { params: { id: offer.id } })
  expect(own.result.hired).toMatchObject({ isActive: false })
  expect(provider.sessions).toEqual([])
  await setActive(true)
  expect(await outcome(checkout())).toBe('done')
})
