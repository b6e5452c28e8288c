import { count, eq } from 'drizzle-orm'
import { tradeUse } from '@plomada/domain'
import type { Trade } from '@plomada/domain'
import { refuse } from '@plomada/domain/define'
import { sqlRefusal, transact } from '../database/database.ts'
import type { Db } from '../database/database.ts'
import { offerTrades, trades, userTrades } from '../database/schema.ts'
import { tradeById } from './trade.queries.ts'

/** What an admin says of a trade; what is left out stays. */
export interface TradeFacts {
  name?: string | undefined
  description?: string | undefined
}

/** Adds a trade. */
export const createTrade = (
  db: Db,
  { name, description = '' }: TradeFacts & { name: string },
): Promise<Trade> =>
  named(async () => {
    const [created] = await db.insert(trades).values({ name, description }).returning()
    return created ?? refuse('conflict')
  })

/** Changes a trade. */
export const updateTrade = (db: Db, id: number, facts: TradeFacts): Promise<Trade> =>
  named(async () => {
    const isEmpty = Object.values(facts).every((fact) => fact === undefined)
    if (isEmpty) return (await tradeById(db, id)) ?? refuse('notFound')
    const [changed] = await db.update(trades).set(facts).where(eq(trades.id, id)).returning()
    return changed ?? refuse('notFound')
  })

async function named(work: () => Promise<Trade>): Promise<Trade> {
  try {
    return await work()
  } catch (error) {
    if (sqlRefusal(error)?.constraint !== 'trades_name') throw error
    return refuse('nameTaken', { fields: { name: 'Ya existe un oficio con ese nombre' } })
  }
}

/** Deletes a trade that nothing uses. Whoever is about to use it is waited for. */
export async function removeTrade(db: Db, id: number): Promise<void> {
  await transact(db, async (tx) => {
    const [trade] = await tx.select({ id: trades.id }).from(trades).where(eq(trades.id, id)).for('update')
    if (!trade) refuse('notFound')
    const [inOffers] = await tx.select({ uses: count() }).from(offerTrades).where(eq(offerTrades.tradeId, id))
    const [byPeople] = await tx.select({ uses: count() }).from(userTrades).where(eq(userTrades.tradeId, id))
    const use = { offers: inOffers?.uses ?? 0, people: byPeople?.uses ?? 0 }
    if (use.offers + use.people > 0) refuse('tradeInUse', { sentence: tradeUse(use) })
    await tx.delete(trades).where(eq(trades.id, id))
  })
}
