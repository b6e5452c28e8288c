import type { Dashboard } from '@plomada/domain'
import { desc, eq, gt, max, sql } from 'drizzle-orm'
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

/** Returns what the last check found broken, and the moment of the first one that failed since one passed; null if it passed. */
export async function readLedgerAlarm(db: Db): Promise<Dashboard['alarms']['ledger']> {
  const last = await readLastCheck(db)
  if (last?.passed !== false) return null
  const passed = db
    .select({ id: max(ledgerChecks.id) })
    .from(ledgerChecks)
    .where(eq(ledgerChecks.passed, true))
  const [first] = await db
    .select({ createdAt: ledgerChecks.createdAt })
    .from(ledgerChecks)
    .where(gt(ledgerChecks.id, sql`coalesce((${passed}), 0)`))
    .orderBy(ledgerChecks.id)
    .limit(1)
  // Older checks have one example.
  const findings = last.findings.map(({ rule, count, example, examples = [example] }) => ({
    rule,
    count,
    examples,
  }))
  return { since: first?.createdAt ?? last.createdAt, findings }
}

/** Checks the ledger if a check is due. Throws if something does not hold. */
export async function refuseLedgerFaults(db: Db, now: Date): Promise<void> {
  const findings = await checkLedger(db, now)
  if (findings && findings.length > 0)
    throw new Error(`The ledger is wrong: ${findings.map(({ rule }) => rule).join('; ')}`)
}
