import type { Db } from '../../database/database.ts'
import { ledgerBalances } from '../../database/schema/ledger.ts'

async function readBalances(db: Db): Promise<Record<string, number>> {
  const rows = await db.select().from(ledgerBalances)
  return Object.fromEntries(rows.map(({ account, balance }) => [account, balance]))
}

/** Returns by how many centavos work changed each account, without those that it left as they were. */
export async function readChanges(db: Db, work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await readBalances(db)
  await work()
  const changes = Object.entries(await readBalances(db)).map(
    ([account, sum]) => [account, sum - (before[account] ?? 0)] as const,
  )
  return Object.fromEntries(changes.filter(([, change]) => change !== 0))
}
