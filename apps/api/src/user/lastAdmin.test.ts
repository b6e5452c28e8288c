import { userCalls } from '@plomada/domain/calls'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../database/schema/core.ts'
import { openMarketplace, outcomes, type Marketplace } from '../testing/marketplace.ts'
import { activeColumns } from './suspension.actions.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

describe('two admins who ban each other concurrently', () => {
  test('leave one admin', async () => {
    for (let round = 0; round < 6; round++) {
      const [one, other] = [
        await market.addPerson({ role: 'admin' }),
        await market.addPerson({ role: 'admin' }),
      ]
      await market.db.update(users).set({ isActive: false }).where(eq(users.id, market.elena.id))
      const change = round % 2 === 0 ? { isActive: false } : ({ role: 'comun' } as const)
      const ends = await outcomes([
        market.as(one).send(userCalls.amend, { body: { id: other.id, ...change } }),
        market.as(other).send(userCalls.amend, { body: { id: one.id, ...change } }),
      ])
      expect(ends['done']).toBe(1)
      // The slower one is no longer an admin, as found by the handler or the rule.
      expect((ends['forbidden'] ?? 0) + (ends['banned'] ?? 0)).toBe(1)
      const left = (await market.db.select().from(users).where(eq(users.role, 'admin'))).filter(
        (admin) => admin.isActive,
      )
      expect(left).toHaveLength(1)
      await market.db.update(users).set(activeColumns).where(eq(users.id, market.elena.id))
      await market.db
        .update(users)
        .set({ role: 'comun' })
        .where(eq(users.id, left[0]?.id ?? 0))
    }
  })

  test('the database protects the last admin', async () => {
    const { db, elena } = market
    const others = await db.select().from(users).where(eq(users.role, 'admin'))
    for (const { id } of others.filter((one) => one.id !== elena.id))
      await db.update(users).set({ role: 'comun' }).where(eq(users.id, id))
    const last = eq(users.id, elena.id)
    const refusal = expect.objectContaining({
      cause: expect.objectContaining({ constraint: 'users_last_admin' }),
    })
    await expect(db.update(users).set({ isActive: false }).where(last)).rejects.toEqual(refusal)
    await expect(db.update(users).set({ role: 'comun' }).where(last)).rejects.toEqual(refusal)
    await expect(db.delete(users).where(last)).rejects.toEqual(refusal)
  })
})
