import { alertName, type City, offerKeys } from '@plomada/domain'
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import * as z from 'zod'
import { transact, type Db } from '../database/database.ts'
import { alertMatches, alerts, alertTasks } from '../database/schema/alerts.ts'
import { offers, trades, users } from '../database/schema/core.ts'
import { offerTrades } from '../database/schema/lists.ts'
import { notify } from '../notification/notification.actions.ts'
import { createQueueWorker, type QueueWorker } from '../services/queue.ts'

/** Requests that the professionals whose alerts match an offer are notified. Pass the transaction that lists the offer. */
export async function enqueueAlertTask(tx: Db, offerId: number): Promise<void> {
  await tx.insert(alertTasks).values({ payload: { offerId } })
}

/** Finds the professionals with an alert for an offer and notifies those who were not. Can be repeated at any point. */
export async function notifyAlertsOf(db: Db, offerId: number): Promise<void> {
  const offer = await findListedOffer(db, offerId)
  if (!offer) return
  await db.execute(matchStatement(offer))
  while ((await notifyBatch(db, offer)) === BATCH);
}

const BATCH = 50

interface ListedOffer {
  id: number
  ownerId: number
  title: string
  budget: number
  city: string
  tradeIds: number[]
}

const isOpen = and(eq(offers.state, 'pendiente'), offers.isListed)

async function findListedOffer(db: Db, id: number): Promise<ListedOffer | undefined> {
  const { ownerId, title, budget, city } = offers
  const tradeIds = sql<number[]>`array(select trade_id from ${offerTrades} where offer_id = ${offers.id})`
  const [offer] = await db
    .select({ id: offers.id, ownerId, title, budget, city, tradeIds })
    .from(offers)
    .where(and(eq(offers.id, id), isOpen))
  return offer
}

/** Inserts the professionals who have an alert for an offer, each with one alert: an immediate one if there is one. */
export const matchStatement = ({ id, ownerId, budget, city, tradeIds }: Omit<ListedOffer, 'title'>): SQL => {
  const keys = sql.param(offerKeys({ tradeIds, city: city as City }), alerts.keys)
  return sql`
    insert into ${alertMatches} (offer_id, user_id, alert_id)
    select distinct on (user_id) ${id}::integer, user_id, id from ${alerts}
    where not is_paused and keys && ${keys}
      and (minimum_budget is null or minimum_budget <= ${budget}) and user_id <> ${ownerId}
    order by user_id, frequency desc, id
    on conflict do nothing`
}

/** Notifies the next professionals of an offer in one transaction, and returns how many were considered. */
const notifyBatch = (db: Db, { id: offerId, ownerId, title, budget, city }: ListedOffer): Promise<number> =>
  transact(db, async (tx) => {
    // Another worker that holds the same rows notifies them: this one waits and then skips them.
    const waiting = await tx
      .select({ userId: alertMatches.userId })
      .from(alertMatches)
      .where(and(eq(alertMatches.offerId, offerId), isNull(alertMatches.doneAt)))
      .orderBy(asc(alertMatches.userId))
      .limit(BATCH)
      .for('update')
    if (waiting.length === 0) return 0
    const isInBatch = and(
      eq(alertMatches.offerId, offerId),
      inArray(
        alertMatches.userId,
        waiting.map(({ userId }) => userId),
      ),
    )
    for (const { userId, isDaily, ...alert } of await findRecipients(tx, isInBatch))
      await notify(tx, {
        kind: 'alert',
        userId,
        fromId: ownerId,
        offerId,
        isDaily,
        details: { offerId, title, budget, city, alert: alertName(alert) },
      })
    await tx
      .update(alertMatches)
      .set({ doneAt: sql`now()` })
      .where(isInBatch)
    return waiting.length
  })

/** Returns the matched professionals who may still be notified, with their alert. */
async function findRecipients(tx: Db, isInBatch: SQL | undefined) {
  const hasApplied = sql`exists (select 1 from applications where offer_id = ${alertMatches.offerId} and worker_id = ${users.id})`
  const rows = await tx
    .select({ userId: users.id, alert: alerts, trade: { id: trades.id, name: trades.name } })
    .from(alertMatches)
    .innerJoin(users, eq(users.id, alertMatches.userId))
    .innerJoin(alerts, eq(alerts.id, alertMatches.alertId))
    .innerJoin(offers, and(eq(offers.id, alertMatches.offerId), isOpen))
    .leftJoin(trades, eq(trades.id, alerts.tradeId))
    .where(
      and(
        isInBatch,
        users.isActive,
        eq(users.role, 'professional'),
        sql`not ${alerts.isPaused}`,
        sql`not ${hasApplied}`,
      ),
    )
    .orderBy(asc(users.id))
  return rows.map(({ userId, alert: { cities, minimumBudget, frequency }, trade }) => ({
    userId,
    trade,
    cities: cities as City[],
    minimumBudget,
    isDaily: frequency === 'daily',
  }))
}

interface AlertWorkerOptions {
  db: Db
  /** Interval between checks, in milliseconds. @default 1000 */
  pollMs?: number
  onError?: (error: unknown) => void
}

const payloadSchema = z.object({ offerId: z.int() })

/** Creates a worker that notifies professionals of new offers that match their alerts. */
export const createAlertWorker = ({ db, ...options }: AlertWorkerOptions): QueueWorker =>
  createQueueWorker({
    db,
    table: alertTasks,
    // Longer than notifying the professionals of one offer takes.
    leaseSeconds: 120,
    keepDays: 7,
    ...options,
    handle: ({ payload }) => notifyAlertsOf(db, payloadSchema.parse(payload).offerId),
  })
