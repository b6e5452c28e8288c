import type { Account } from '@plomada/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { ledgerBalances } from '../database/schema/ledger.ts'

/** Returns the balance of an account in centavos; 0 if it was never used. */
export async function readBalance(db: Db, account: Account): Promise<number> {
  const [found] = await db
    .select({ balance: ledgerBalances.balance })
    .from(ledgerBalances)
    .where(eq(ledgerBalances.account, account))
  return found?.balance ?? 0
}
