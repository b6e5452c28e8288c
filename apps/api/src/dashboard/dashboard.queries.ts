import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { LATEST_SHOWN, TIME_ZONE } from '@plomada/domain'
import type { Dashboard } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { offers, payments, users } from '../database/schema.ts'
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
