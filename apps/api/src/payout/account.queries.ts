import { maskTarget, type PayoutAccount } from '@plomada/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { payoutAccounts } from '../database/schema/payouts.ts'

export type AccountRow = typeof payoutAccounts.$inferSelect

/** Returns the account of a user, or null. */
export async function findAccount(db: Db, userId: number): Promise<AccountRow | null> {
  const [row] = await db.select().from(payoutAccounts).where(eq(payoutAccounts.userId, userId))
  return row ?? null
}

/** Returns what its owner may see of an account. */
export const toPayoutAccount = ({ cuit, target, holder, frozenUntil }: AccountRow): PayoutAccount => ({
  cuit,
  target: maskTarget(target),
  holder,
  frozenUntil,
})
