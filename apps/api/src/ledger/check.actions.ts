import { desc, sql } from 'drizzle-orm'
import { transact, type Db } from '../database/database.ts'
import { ledgerChecks } from '../database/schema/ledger.ts'
import { findLedgerFaults, type Finding } from './check.queries.ts'

const DAY_MS = 86_400_000

// An arbitrary key for the advisory lock of the check: several processes may start one.
const LOCK = 7_150_414

/**
 * Checks the ledger if the last check is a day old, and returns what does not hold; null if it was not due or another process
 * checks it.
 */
export const checkLedger = (db: Db, now: Date): Promise<Finding[] | null> =>
  transact(db, async (tx) => {
    // Movements during the check would look like faults.
    await tx.execute(sql`set transaction isolation level repeatable read`)
    // It reads the whole ledger, and no person waits for it.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`set local work_mem = '64MB'`)
    const { rows } = await tx.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(${LOCK}) as locked`,
    )
    // Not a lock that waits: the snapshot would be older than the check of the other process.
    if (rows[0]?.locked !== true) return null
    const last = await readLastCheck(tx)
    if (last && now.getTime() - last.createdAt.getTime() < DAY_MS) return null
    const findings = await findLedgerFaults(tx)
    await tx.insert(ledgerChecks).values({ passed: findings.length === 0, findings, createdAt: now })
    return findings
  })

/** Returns the last check, or undefined. */
export async function readLastCheck(db: Db) {
  const [last] = await db.select().from(ledgerChecks).orderBy(desc(ledgerChecks.id)).limit(1)
  return last
}

/** Checks the ledger if a check is due. Throws if something does not hold. */
export async function refuseLedgerFaults(db: Db, now: Date): Promise<void> {
  const findings = await checkLedger(db, now)
  if (findings && findings.length > 0)
    throw new Error(`The ledger is wrong: ${findings.map(({ rule }) => rule).join('; ')}`)
}
