import { asc, eq, inArray } from 'drizzle-orm'
import type { Trade } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import { trades } from '../database/schema/core.ts'

/** Returns all trades in order of creation. */
export const listTrades = (db: Db): Promise<Trade[]> => db.select().from(trades).orderBy(asc(trades.id))

/** Returns a trade, or null. */
export async function findTrade(db: Db, id: number): Promise<Trade | null> {
  const [trade] = await db.select().from(trades).where(eq(trades.id, id))
  return trade ?? null
}

/** Locks trades against deletion and returns their ids without duplicates. Refuses ids that do not exist. */
export async function lockTrades(db: Db, ids: readonly number[]): Promise<number[]> {
  const unique = [...new Set(ids)]
  const locked = await db
    .select({ id: trades.id })
    .from(trades)
    .where(inArray(trades.id, unique))
    .for('key share')
  if (locked.length < unique.length) refuse('invalid', { fields: { jobs: 'Ese oficio no existe' } })
  return unique
}
