import { and, asc, count, desc, eq, exists, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AdminOfferFilters, Offer } from '@plomada/domain'
import { toPage } from '@plomada/domain/define'
import type { PageOf } from '@plomada/domain/define'
import type { Db } from '../database/database.ts'
import { offerCounts, offers, offerTrades } from '../database/schema.ts'
import { holds, isSearchable, plainTitle } from '../database/search.ts'
import type { Reader } from '../user/user.queries.ts'
import { offersByIds } from './offer.queries.ts'
import type { Onlooker } from './offer.queries.ts'

type Admin = Onlooker & { viewer: Reader }

/** Every offer, those off the lists too, for whoever runs the marketplace. */
export async function pageOfEveryOffer(
  db: Db,
  admin: Admin,
  filters: AdminOfferFilters,
): Promise<PageOf<Offer>> {
  const { page, pageSize, order } = filters
  const matches = conditions(db, admin, filters)
  const total = await totalOf(db, filters, matches)
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
  return toPage(await offersByIds(db, admin, ids), total, filters)
}

/** The counters know the offers that everybody sees; those off the lists are few, and counted, as a search is. */
async function totalOf(db: Db, filters: AdminOfferFilters, matches: SQL | undefined): Promise<number> {
  const { title, except, isActive, trade, state, province, city } = filters
  const isCounted = title === undefined && except === undefined
  if (isCounted && isActive === 'true') return listed()
  const [found] = await db
    .select({ total: count() })
    .from(offers)
    .where(and(matches, isCounted ? sql`not ${offers.isListed}` : undefined))
  return (found?.total ?? 0) + (isCounted && isActive === undefined ? await listed() : 0)

  async function listed(): Promise<number> {
    const [kept] = await db
      .select({ total: sql<number>`coalesce(sum(${offerCounts.total}), 0)::integer` })
      .from(offerCounts)
      .where(
        and(
          eq(offerCounts.tradeId, trade ?? 0),
          state === undefined ? undefined : eq(offerCounts.state, state),
          province === undefined ? undefined : eq(offerCounts.province, province),
          city === undefined ? undefined : eq(offerCounts.city, city),
        ),
      )
    return kept?.total ?? 0
  }
}

function conditions(db: Db, { viewer }: Admin, filters: AdminOfferFilters): SQL | undefined {
  const { title, state, isActive, trade, province, city, except } = filters
  return and(
    state === undefined ? undefined : eq(offers.state, state),
    // What everybody sees: neither deactivated nor of somebody banned.
    isActive === undefined ? undefined : eq(offers.isListed, isActive === 'true'),
    province === undefined ? undefined : eq(offers.province, province),
    city === undefined ? undefined : eq(offers.city, city),
    except === undefined ? undefined : and(ne(offers.id, except), ne(offers.ownerId, viewer.id)),
    title === undefined ? undefined : isSearchable(title) ? holds(plainTitle, title) : sql`false`,
    trade === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(offerTrades)
            .where(and(eq(offerTrades.offerId, offers.id), eq(offerTrades.tradeId, trade))),
        ),
  )
}
