import { eq } from 'drizzle-orm'
import { tradeInUseMessage, type Trade } from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { getSqlError, transact, type Db } from '../database/database.ts'
import { getChangedFields, recordAuditEvent, type AuditOrigin } from '../database/auditLog.ts'
import { offerTrades, userTrades } from '../database/schema/lists.ts'
import { trades } from '../database/schema/core.ts'

/** Values of a trade. In an update, missing ones stay unchanged. */
interface TradeInput {
  name?: string | undefined
  description?: string | undefined
}

/** Creates a trade. */
export const createTrade = (
  db: Db,
  { name, description = '' }: TradeInput & { name: string },
  origin: AuditOrigin,
): Promise<Trade> =>
  transactUniqueName(db, async (tx) => {
    const [created = refuse('conflict')] = await tx.insert(trades).values({ name, description }).returning()
    await recordAuditEvent(tx, {
      ...origin,
      action: 'tradeCreated',
      subject: toSubject(created),
      after: pickValues(created),
    })
    return created
  })

/** Changes a trade. */
export const updateTrade = (
  db: Db,
  id: number,
  { name, description }: TradeInput,
  origin: AuditOrigin,
): Promise<Trade> =>
  transactUniqueName(db, async (tx) => {
    const trade = await lockTrade(tx, id)
    const values = { name: name ?? trade.name, description: description ?? trade.description }
    await tx.update(trades).set(values).where(eq(trades.id, id))
    await recordAuditEvent(tx, {
      ...origin,
      action: 'tradeEdited',
      subject: toSubject(trade),
      ...getChangedFields(pickValues(trade), values),
    })
    return { id, ...values }
  })

async function transactUniqueName(db: Db, work: (tx: Db) => Promise<Trade>): Promise<Trade> {
  try {
    return await transact(db, work)
  } catch (error) {
    if (getSqlError(error)?.constraint !== 'trades_name') throw error
    return refuse('nameTaken', { fields: { name: 'Ya existe un oficio con ese nombre' } })
  }
}

/** Deletes a trade that nothing uses. Waits for open transactions that are about to use it. */
export async function removeTrade(db: Db, id: number, origin: AuditOrigin): Promise<void> {
  await transact(db, async (tx) => {
    const trade = await lockTrade(tx, id)
    const offers = await tx.$count(offerTrades, eq(offerTrades.tradeId, id))
    const people = await tx.$count(userTrades, eq(userTrades.tradeId, id))
    const use = { offers, people }
    if (use.offers + use.people > 0) refuse('tradeInUse', { sentence: tradeInUseMessage(use) })
    await tx.delete(trades).where(eq(trades.id, id))
    await recordAuditEvent(tx, {
      ...origin,
      action: 'tradeDeleted',
      subject: toSubject(trade),
      before: pickValues(trade),
    })
  })
}

async function lockTrade(tx: Db, id: number): Promise<Trade> {
  const [trade] = await tx.select().from(trades).where(eq(trades.id, id)).for('update')
  return trade ?? refuse('notFound')
}

const toSubject = ({ id, name }: Trade) => ({ kind: 'trade', id, label: name }) as const
const pickValues = ({ name, description }: Trade) => ({ name, description })
