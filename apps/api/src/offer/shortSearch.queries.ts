import { sql } from 'drizzle-orm'
import type { OfferFilters } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { getPreparedStatement } from '../database/preparedStatements.ts'
import { buildShortSearch, SHORT_LIST } from './offer.lists.ts'

/**
 * Searches the list of a trade in a city with one statement. Null if the list is too long or has other filters.
 */
export async function searchShortList(
  db: Db,
  filters: OfferFilters,
): Promise<{ ids: number[]; total: number } | null> {
  const search = buildShortSearch(filters)
  if (!search) return null
  const { key, buildTables, values } = search
  const [found] = await getPreparedStatement(db, { key, isPlanCached: true }, () =>
    db
      .select({
        listed: sql<number>`list.listed`,
        total: sql<number>`found.total`,
        ids: sql<number[] | null>`found.ids`,
      })
      .from(buildTables()),
  ).execute(values)
  if (!found || found.listed > SHORT_LIST) return null
  return { ids: found.ids ?? [], total: found.total }
}
