import { asc, eq, inArray } from 'drizzle-orm'
import type { Trade } from '@plomada/domain'
import { refuse } from '@plomada/domain/define'
import type { Db } from '../database/database.ts'
import { trades } from '../database/schema.ts'

/** Every trade, in the order of its creation. */
export const allTrades = (db: Db): Promise<Trade[]> => db.select().from(trades).orderBy(asc(trades.id))

/** One trade; null when there is none. */
export async function tradeById(db: Db, id: number): Promise<Trade | null> {
  const [trade] = await db.select().from(trades).where(eq(trades.id, id))
  return trade ?? null
}

/**
 * The ids without repetition; refuses, naming the field, when one of them is no trade. Until the transaction ends none
 * of them can be deleted.
 */
export async function knownTrades(db: Db, ids: readonly number[]): Promise<number[]> {
  const wanted = [...new Set(ids)]
  const known = await db
    .select({ id: trades.id })
    .from(trades)
    .where(inArray(trades.id, wanted))
    .for('key share')
  if (known.length < wanted.length) refuse('invalid', { fields: { jobs: 'Ese oficio no existe' } })
  return wanted
}
