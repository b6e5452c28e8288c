import { sql } from 'drizzle-orm'
import { transact } from '../database/database.ts'
import type { Database, Db } from '../database/database.ts'
import type { Photos } from '../services/photos/photos.ts'
import { openDemoAccounts } from './accounts.ts'
import { keepPictures } from './pictures.ts'
import { demoPlan } from './plan.ts'
import { insertPlan } from './rows.ts'

/** What the demo is sown with. */
export interface SeedOptions {
  database: Pick<Database, 'db' | 'pool'>
  photos: Pick<Photos, 'keep'>
  /** The issuer of the identity provider: whoever signs in there as Ana is Ana here. */
  issuer: string
  clock: () => Date
  /** Told a sentence when the work begins and when it is done. */
  onProgress?: (sentence: string) => void
}

// Any number will do, as long as no other program locks the same one in this database.
const seedLock = 7_150_412

async function isEmpty(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ used: boolean }>(
    sql`select exists (select from users) or exists (select from trades) or exists (select from offers) as used`,
  )
  return rows[0]?.used === false
}

/**
 * Fills an empty marketplace with the demo and leaves any other one alone; true when it did. Photos and accounts come
 * first and may be repeated, the rows are one transaction: whoever interrupts it starts again from the beginning.
 */
export async function seedDemo({
  database,
  photos,
  issuer,
  clock,
  onProgress,
}: SeedOptions): Promise<boolean> {
  const { db, pool } = database
  if (!(await isEmpty(db))) return false
  onProgress?.('Filling the demo marketplace: trades, people, offers and photos…')
  const now = clock()
  const plan = demoPlan(now)
  await openDemoAccounts(pool)
  const pictures = [...plan.people, ...plan.offers].flatMap(({ picture }) => (picture ? [picture] : []))
  const photoKeys = await keepPictures(pictures, photos)
  const isSown = await transact(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    if (!(await isEmpty(tx))) return false
    await insertPlan(tx, plan, { issuer, now, photoKeys })
    return true
  })
  onProgress?.(`The demo is ready: ${plan.offers.length} offers and ${plan.people.length} people.`)
  return isSown
}
