import { count, eq } from 'drizzle-orm'
import { tradeUse } from '@plomada/domain'
import type { Trade } from '@plomada/domain'
import { refuse } from '@plomada/domain/define'
import { sqlRefusal, transact } from '../database/database.ts'
import type { Db } from '../database/database.ts'
import { changedFields, recordAuditEvent } from '../database/auditLog.ts'
import type { AuditOrigin } from '../database/auditLog.ts'
import { offerTrades, trades, userTrades } from '../database/schema.ts'

/** What an admin says of a trade; what is left out stays. */
export interface TradeFacts {
  name?: string | undefined
  description?: string | undefined
}

/** Adds a trade. */
export const createTrade = (
  db: Db,
  { name, description = '' }: TradeFacts & { name: string },
  origin: AuditOrigin,
): Promise<Trade> =>
  transactNamed(db, async (tx) => {
    const [created = refuse('conflict')] = await tx.insert(trades).values({ name, description }).returning()
    await recordAuditEvent(tx, {
      ...origin,
      action: 'tradeCreated',
      subject: subjectOf(created),
      after: factsOf(created),
    })
    return created
  })

/** Changes a trade. */
export const updateTrade = (
  db: Db,
  id: number,
  { name, description }: TradeFacts,
  origin: AuditOrigin,
): Promise<Trade> =>
  transactNamed(db, async (tx) => {
    const trade = await lockTrade(tx, id)
    const facts = { name: name ?? trade.name, description: description ?? trade.description }
    await tx.update(trades).set(facts).where(eq(trades.id, id))
    await recordAuditEvent(tx, {
      ...origin,
      action: 'tradeEdited',
      subject: subjectOf(trade),
      ...changedFields(factsOf(trade), facts),
    })
    return { id, ...facts }
  })

async function transactNamed(db: Db, work: (tx: Db) => Promise<Trade>): Promise<Trade> {
  try {
    return await transact(db, work)
  } catch (error) {
    if (sqlRefusal(error)?.constraint !== 'trades_name') throw error
    return refuse('nameTaken', { fields: { name: 'Ya existe un oficio con ese nombre' } })
  }
}

/** Deletes a trade that nothing uses. Whoever is about to use it is waited for. */
export async function removeTrade(db: Db, id: number, origin: AuditOrigin): Promise<void> {
  await transact(db, async (tx) => {
    const trade = await lockTrade(tx, id)
    const [inOffers] = await tx.select({ uses: count() }).from(offerTrades).where(eq(offerTrades.tradeId, id))
    const [byPeople] = await tx.select({ uses: count() }).from(userTrades).where(eq(userTrades.tradeId, id))
    const use = { offers: inOffers?.uses ?? 0, people: byPeople?.uses ?? 0 }
    if (use.offers + use.people > 0) refuse('tradeInUse', { sentence: tradeUse(use) })
    await tx.delete(trades).where(eq(trades.id, id))
    await recordAuditEvent(tx, {
      ...origin,
      action: 'tradeDeleted',
      subject: subjectOf(trade),
      before: factsOf(trade),
    })
  })
}

async function lockTrade(tx: Db, id: number): Promise<Trade> {
  const [trade] = await tx.select().from(trades).where(eq(trades.id, id)).for('update')
  return trade ?? refuse('notFound')
}

const subjectOf = ({ id, name }: Trade) => ({ kind: 'trade', id, label: name }) as const
const factsOf = ({ name, description }: Trade) => ({ name, description })
