import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../database/database.ts'
import { assignments } from '../database/schema/assignments.ts'
import { applications, users } from '../database/schema/core.ts'
import { payments } from '../database/schema/payments.ts'
import { offerTrades } from '../database/schema/lists.ts'
import { findBrokenInvariants } from '../testing/invariants.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'
import { activeColumns } from '../user/suspension.actions.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

test('findBrokenInvariants reports broken invariants', async () => {
  const { db, ana, bruno } = market
  await db.update(users).set(activeColumns)
  const hired = await market.publishAndHire(ana, bruno)
  const findBrokenBy = async (work: (tx: Db) => Promise<unknown>) => {
    let found: string[] = []
    const transaction = db.transaction(async (tx) => {
      await work(tx)
      found = await findBrokenInvariants(tx)
      tx.rollback()
    })
    await expect(transaction).rejects.toThrow('Rollback')
    return found
  }
  const [job] = await db.select().from(assignments).where(eq(assignments.offerId, hired.id))
  const paid = {
    offerId: hired.id,
    assignmentId: job?.id ?? null,
    amount: 1,
    state: 'paid',
    paidAt: new Date(),
  } as const
  expect(await findBrokenBy((tx) => tx.insert(payments).values(paid))).toEqual([
    'an offer is finished if and only if its job is paid',
    'every payment that arrived is in the ledger once, with its amount, and no other is',
    'a job holds what arrived for it until it ends',
  ])
  const ratings = { ratingSum: 5, ratingCount: 1 }
  expect(await findBrokenBy((tx) => tx.update(users).set(ratings).where(eq(users.id, bruno.id)))).toContain(
    'the ratings of a user are the sum of their reviews',
  )
  expect(await findBrokenBy((tx) => tx.delete(offerTrades))).toEqual(['an offer has one to five trades'])
  expect(
    await findBrokenBy((tx) =>
      tx.insert(applications).values({ offerId: hired.id, workerId: ana.id, state: 'expired' }),
    ),
  ).toEqual(['owners do not apply to their offers'])
})
