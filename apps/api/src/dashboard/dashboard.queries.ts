import { and, desc, eq, gte, lt, max, sql, sum, type SQL } from 'drizzle-orm'
import {
  LATEST_SHOWN,
  paymentFilters,
  QUOTA_REFUSALS_DAYS,
  QUOTA_REFUSALS_SHOWN,
  TIME_ZONE,
} from '@plomada/domain'
import type { Dashboard, QuotaRefusal } from '@plomada/domain'
import { quotas } from '@plomada/domain/calls'
import { readAlarms } from './alarms.queries.ts'
import { countNeeds } from '../assignment/list.queries.ts'
import type { Db } from '../database/database.ts'
import { offers, users } from '../database/schema/core.ts'
import { payments } from '../database/schema/payments.ts'
import { quotaRefusals } from '../database/schema/quotas.ts'
import { findOffers, type ViewContext } from '../offer/offer.queries.ts'
import { listPayments } from '../payment/list.queries.ts'
import { findUsersForAdmin } from '../user/user.queries.ts'
import { countWaitingWithdrawals } from '../withdrawal/withdrawal.queries.ts'

/** Returns the figures of the admin dashboard. `now` selects the month of the monthly figures. */
export async function readDashboard(db: Db, now: Date, admin: ViewContext): Promise<Dashboard> {
  const { start, end } = getMonthBounds(now)
  const isPaidInMonth = and(gte(payments.paidAt, start), lt(payments.paidAt, end))
  const [earned] = await db
    .select({
      total: sql<string>`coalesce(sum(${payments.amount}), 0)`,
      month: sql<string>`coalesce(sum(${payments.amount}) filter (where ${isPaidInMonth}), 0)`,
    })
    .from(payments)
    .where(eq(payments.state, 'paid'))
  const isPublishedInMonth = and(gte(offers.publishedAt, start), lt(offers.publishedAt, end))
  const [latestOffer] = await findOffers(db, admin, toIds(await selectNewestOffer(db)))
  return {
    // PostgreSQL returns sums as text.
    totalEarnings: Number(earned?.total ?? 0),
    monthEarnings: Number(earned?.month ?? 0),
    userCount: await db.$count(users),
    monthOfferCount: await db.$count(offers, isPublishedInMonth),
    needs: await countNeeds(db, now),
    alarms: await readAlarms(db, now),
    withdrawalCount: await countWaitingWithdrawals(db),
    latestUsers: await findUsersForAdmin(db, admin.photoUrl, toIds(await selectNewestUsers(db))),
    latestPayments: await findOffers(db, admin, toIds(await selectLatestPaidOffers(db))),
    payments: (await listPayments(db, { ...paymentFilters.initial, state: 'paid', pageSize: LATEST_SHOWN }))
      .result,
    latestOffer: latestOffer ?? null,
  }
}

/** Returns the start and end of the calendar month in Buenos Aires, independent of the server's time zone. */
function getMonthBounds(now: Date): { start: SQL; end: SQL } {
  const local = sql`date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${TIME_ZONE})`
  return {
    start: sql`(${local} at time zone ${TIME_ZONE})`,
    end: sql`((${local} + interval '1 month') at time zone ${TIME_ZONE})`,
  }
}

const toIds = (rows: { id: number }[]) => rows.map(({ id }) => id)

const selectNewestUsers = (db: Db) =>
  db.select({ id: users.id }).from(users).orderBy(desc(users.createdAt), desc(users.id)).limit(LATEST_SHOWN)

const selectLatestPaidOffers = (db: Db) =>
  db
    .select({ id: payments.offerId })
    .from(payments)
    .where(eq(payments.state, 'paid'))
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(LATEST_SHOWN)

const selectNewestOffer = (db: Db) =>
  db.select({ id: offers.id }).from(offers).orderBy(desc(offers.publishedAt), desc(offers.id)).limit(1)

/** Returns the users who exceeded a quota in the last 30 days, newest first. */
export async function listQuotaRefusals(db: Db, now: Date): Promise<QuotaRefusal[]> {
  const lastAt = max(quotaRefusals.lastAt)
  const oldest = new Date(now.getTime() - QUOTA_REFUSALS_DAYS * 86_400_000)
  const rows = await db
    .select({
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      act: quotaRefusals.act,
      count: sum(quotaRefusals.count).mapWith(Number),
      lastAt,
    })
    .from(quotaRefusals)
    .innerJoin(users, eq(users.id, quotaRefusals.userId))
    .where(gte(quotaRefusals.lastAt, oldest))
    .groupBy(users.id, quotaRefusals.act)
    .orderBy(desc(lastAt), users.id, quotaRefusals.act)
    .limit(QUOTA_REFUSALS_SHOWN)
  return rows.map((row) => ({ ...row, act: quotas[row.act].label, lastAt: row.lastAt ?? now }))
}
