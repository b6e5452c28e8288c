import { sql } from 'drizzle-orm'
import { transact, type Database, type Db } from '../database/database.ts'
import type { Photos } from '../services/photos/photos.ts'
import { createDemoAccounts } from './accounts.ts'
import { savePictures } from './pictures.ts'
import { createDemoPlan } from './plan.ts'
import { insertPlan } from './insertPlan.ts'

/** The dependencies of the seed. */
export interface SeedOptions {
  database: Pick<Database, 'db' | 'pool'>
  photos: Pick<Photos, 'save'>
  /** The issuer of the identity provider that has the demo accounts. */
  issuer: string
  clock: () => Date
  /** Receives a message when the seed starts and ends. */
  onProgress?: (message: string) => void
}

// The key of an advisory lock. No other program may use it in this database.
const SEED_LOCK = 7_150_412

async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select exists (select from users) or exists (select from trades) or exists (select from offers) as used`,
  )
  return rows[0]?.used === false
}

/**
 * Fills an empty marketplace with the demo. Returns false if it is not empty. Photos and accounts are created first and
 * can be repeated; the rows are one transaction, so that an interrupted seed can run again.
 */
export async function seedDemo({ database, photos, issuer, clock, onProgress }: SeedOptions) {
  const { db, pool } = database
  if (!(await isEmpty(db))) return false
  onProgress?.('Filling the demo marketplace: trades, people, offers and photos…')
  const now = clock()
  const plan = createDemoPlan(now)
  await createDemoAccounts(pool)
  const pictures = [
    ...[...plan.people, ...plan.offers].flatMap(({ picture }) => (picture ? [picture] : [])),
    ...plan.offers.flatMap(({ applications }) => applications.flatMap(({ terms }) => terms?.photos ?? [])),
  ]
  const photoKeys = await savePictures(pictures, photos)
  const isSeeded = await transact(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (!(await isEmpty(tx))) return false
    await insertPlan(tx, plan, { issuer, now, photoKeys })
    return true
  })
  onProgress?.(`The demo is ready: ${plan.offers.length} offers and ${plan.people.length} people.`)
  return isSeeded
}
