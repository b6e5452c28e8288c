import { and, count, desc, eq, gte, lt, max, sql, sum } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { LATEST_SHOWN, QUOTA_REFUSALS_DAYS, QUOTA_REFUSALS_SHOWN, TIME_ZONE } from '@plomada/domain'
import type { Dashboard, QuotaRefusal } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { offers, payments, quotaRefusals, users } from '../database/schema.ts'
import { offersByIds } from '../offer/offer.queries.ts'
import type { Onlooker } from '../offer/offer.queries.ts'
import { usersByIds } from '../user/user.queries.ts'

/** How the marketplace is doing at that moment, as an admin sees it. */
export async function dashboardAt(db: Db, now: Date, admin: Onlooker): Promise<Dashboard> {
  const { start, end } = monthOf(now)
  const isOfMonth = and(gte(payments.paidAt, start), lt(payments.paidAt, end))
  const [earned] = await db
    .select({
      total: sql<string>`coalesce(sum(${payments.amount}), 0)`,
      month: sql<string>`coalesce(sum(${payments.amount}) filter (where ${isOfMonth}), 0)`,
    })
    .from(payments)
    .where(eq(payments.state, 'paid'))
  const [people] = await db.select({ total: count() }).from(users)
  const [published] = await db
    .select({ total: count() })
    .from(offers)
    .where(and(gte(offers.publishedAt, start), lt(offers.publishedAt, end)))
  const paid = await latestPaid(db)
  const [newest] = await newestOffer(db)
  const [latestOffer] = await offersByIds(db, admin, newest ? [newest.id] : [])
  return {
    // Sums of whole pesos: PostgreSQL gives them as text, because they may outgrow a column.
    totalEarnings: Number(earned?.total ?? 0),
    monthEarnings: Number(earned?.month ?? 0),
    userCount: people?.total ?? 0,
    monthOfferCount: published?.total ?? 0,
    latestUsers: await usersByIds(db, admin.photoUrl, await newestPeople(db)),
    latestPayments: await offersByIds(db, admin, paid),
    latestOffer: latestOffer ?? null,
  }
}

/** Where the calendar month of that moment begins and ends in Buenos Aires, wherever the server stands. */
function monthOf(now: Date): { start: SQL; end: SQL } {
  const local = sql`date_trunc('month', ${now.toISOString()}::timestamptz at time zone ${TIME_ZONE})`
  return {
    start: sql`(${local} at time zone ${TIME_ZONE})`,
    end: sql`((${local} + interval '1 month') at time zone ${TIME_ZONE})`,
  }
}

async function newestPeople(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(LATEST_SHOWN)
  return rows.map(({ id }) => id)
}

async function latestPaid(db: Db): Promise<number[]> {
  const rows = await db
    .select({ id: payments.offerId })
    .from(payments)
    .where(eq(payments.state, 'paid'))
    .orderBy(desc(payments.paidAt), desc(payments.id))
    .limit(LATEST_SHOWN)
  return rows.map(({ id }) => id)
}

const newestOffer = (db: Db) =>
  db.select({ id: offers.id }).from(offers).orderBy(desc(offers.publishedAt), desc(offers.id)).limit(1)

/** Who met a quota in the last 30 days, newest first. */
export async function usersWhoMetQuotas(db: Db, now: Date): Promise<QuotaRefusal[]> {
  const lastAt = max(quotaRefusals.lastAt)
  const oldest = new Date(now.getTime() - QUOTA_REFUSALS_DAYS * 86_400_000)
  const rows = await db
    .select({
      user: { id: users.id, firstName: users.firstName, lastName: users.lastName },
      act: quotaRefusals.act,
      times: sum(quotaRefusals.times).mapWith(Number),
      lastAt,
    })
    .from(quotaRefusals)
    .innerJoin(users, eq(users.id, quotaRefusals.userId))
    .where(gte(quotaRefusals.lastAt, oldest))
    .groupBy(users.id, quotaRefusals.act)
    .orderBy(desc(lastAt), users.id, quotaRefusals.act)
    .limit(QUOTA_REFUSALS_SHOWN)
  return rows.map((row) => ({ ...row, lastAt: row.lastAt ?? now }))
}
