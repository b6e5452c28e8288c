import { and, asc, count, desc, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { AdminOfferFilters, Offer } from '@plomada/domain'
import { toPage, type PageOf } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import { offerCounts } from '../database/schema/lists.ts'
import { offers } from '../database/schema/core.ts'
import { isFound, titles } from '../database/search.ts'
import type { Reader } from '../user/user.queries.ts'
import { findOffers, type ViewContext } from './offer.queries.ts'

type Admin = ViewContext & { viewer: Reader }

/** Returns a page of the admin list of offers, which includes unlisted ones. */
export async function listAllOffers(
  db: Db,
  admin: Admin,
  filters: AdminOfferFilters,
): Promise<PageOf<Offer>> {
  const { page, pageSize, order } = filters
  const matches = buildConditions(admin, filters)
  const total = await countOffers(db, filters, matches)
  const offset = (page - 1) * pageSize
  if (offset >= total) return toPage<Offer>([], total, filters)
  const direction = order === 'ASC' ? asc : desc
  const rows = await db
    .select({ id: offers.id })
    .from(offers)
    .where(matches)
    .orderBy(direction(offers.publishedAt), direction(offers.id))
    .limit(pageSize)
    .offset(offset)
  const ids = rows.map(({ id }) => id)
  return toPage(await findOffers(db, admin, ids), total, filters)
}

/** Returns the number of matches: for listed offers from counters, for searches and unlisted offers by counting rows. */
async function countOffers(db: Db, filters: AdminOfferFilters, matches: SQL | undefined): Promise<number> {
  const { title, except, isActive, trade, state, province, city } = filters
  const hasCounters = title === undefined && except === undefined
  if (hasCounters && isActive === 'true') return sumCounters()
  const [found] = await db
    .select({ total: count() })
    .from(offers)
    .where(and(matches, hasCounters ? sql`not ${offers.isListed}` : undefined))
  return (found?.total ?? 0) + (hasCounters && isActive === undefined ? await sumCounters() : 0)

  async function sumCounters(): Promise<number> {
    const [counted] = await db
      .select({ total: sql<number>`coalesce(sum(${offerCounts.total}), 0)::integer` })
      .from(offerCounts)
      .where(
        and(
          // Trade 0 has the counts of all trades.
          eq(offerCounts.tradeId, trade ?? 0),
          state === undefined ? undefined : eq(offerCounts.state, state),
          province === undefined ? undefined : eq(offerCounts.province, province),
          city === undefined ? undefined : eq(offerCounts.city, city),
        ),
      )
    return counted?.total ?? 0
  }
}

function buildConditions({ viewer }: Admin, filters: AdminOfferFilters): SQL | undefined {
  const { title, state, isActive, trade, province, city, except } = filters
  return and(
    state === undefined ? undefined : eq(offers.state, state),
    // `isListed` is true if the offer and its owner are active.
    isActive === undefined ? undefined : eq(offers.isListed, isActive === 'true'),
    province === undefined ? undefined : eq(offers.province, province),
    city === undefined ? undefined : eq(offers.city, city),
    except === undefined ? undefined : and(ne(offers.id, except), ne(offers.ownerId, viewer.id)),
    title === undefined ? undefined : isFound(titles, offers.id, title),
    trade === undefined
      ? undefined
      : sql`exists (select 1 from offer_trades where offer_id = ${offers.id} and trade_id = ${trade})`,
  )
}
