import { and, asc, desc, eq, ne, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { offerFilters, type OfferFilters, type OfferState } from '@plomada/domain'
import type { PageQuery } from '../database/preparedStatements.ts'
import { offerCounts, offerTotals, offerTrades } from '../database/schema/lists.ts'
import { offers } from '../database/schema/core.ts'
import { buildBoundedSearch, titles, toLikePattern } from '../database/search.ts'
import type { Person } from '../user/user.queries.ts'

/** The most offers of a trade in a city whose titles a search reads with one statement, each in 0.15 µs. */
export const SHORT_LIST = 2000
/** Pages of the whole list with a statement of their own; each keeps a plan in every connection. */
const FIRST_PAGES = 5
/** From this offset, a page is read from the start of its month instead of the start of the list. */
const DEEP_OFFSET = 1000

/** Builds the query for a page of the public list. The total comes from counters or, for a search, from counting. */
export function buildOfferPage(filters: OfferFilters, viewer: Person | null): PageQuery {
  const offset = (filters.page - 1) * filters.pageSize
  const isFirst = isFirstPage(filters, offset)
  const isDeep = offset >= DEEP_OFFSET && filters.except === undefined && filters.title === undefined
  const filterNames = (['trade', 'province', 'city', 'except', 'title'] as const).filter(
    (name) => filters[name] !== undefined,
  )
  const kind = isDeep ? 'deep' : isFirst ? 'first' : 'page'
  return {
    buildPage: () =>
      filters.title === undefined
        ? buildOrderedQuery(filters, viewer, kind)
        : buildSearchQuery(filters, viewer),
    key: `${kind} ${kind === 'first' ? `${offset} ` : ''}${getState(filters)} ${viewer && filters.except !== undefined ? 'viewer ' : ''}${filterNames.join(' ')} ${filters.order ?? 'DESC'}`,
    isPlanCached: kind === 'first' && filters.title === undefined && filters.except === undefined,
    values: {
      ...filters,
      viewer: viewer?.id,
      state: getState(filters),
      pattern: filters.title === undefined ? undefined : toLikePattern(filters.title),
      limit: filters.pageSize,
      offset,
    },
  }
}

const getState = ({ state }: OfferFilters): OfferState => state ?? 'pendiente'

/** Checks whether a page has a statement of its own: the first of each list, and the first five of the whole list. */
const isFirstPage = ({ pageSize, trade, city }: OfferFilters, offset: number): boolean =>
  pageSize === offerFilters.initial.pageSize &&
  (offset === 0 || (offset < FIRST_PAGES * pageSize && trade === undefined && city === undefined))

type PageKind = 'deep' | 'first' | 'page'
const placeholder = (name: string) => sql`${sql.placeholder(name)}`

/** Builds a query that reads in the order of an index until the page is complete. */
function buildOrderedQuery(filters: OfferFilters, viewer: Person | null, kind: PageKind): SQL {
  const { table, id, matches } = getSource(filters, viewer)
  const direction = filters.order === 'ASC' ? asc : desc
  const month = kind === 'deep' ? buildMonth(filters) : null
  const total = month?.total ?? sql`(${buildTotal(filters, viewer)})`
  // First pages have literal limits: the planner of a cached plan does not know the value of a parameter.
  const limits =
    kind === 'first'
      ? sql.raw(`limit ${filters.pageSize} offset ${(filters.page - 1) * filters.pageSize}`)
      : sql`limit ${placeholder('limit')} offset ${placeholder('offset')}${month ? sql` - ${month.skipped}` : sql``}`
  const order = sql`order by ${direction(table.publishedAt)}, ${direction(id)}`
  return sql`${month?.tables ?? sql``} select ${id} as id, ${total} as total
    from ${table} where ${and(matches, month?.isReached)} ${order} ${limits}`
}

/** Builds a query for a search, whose cost does not depend on the estimates of the planner. */
function buildSearchQuery(filters: OfferFilters, viewer: Person | null): SQL {
  const { except } = filters
  const { table, id, text, matches } = getSource({ ...filters, except: undefined }, null)
  const direction = sql.raw(filters.order === 'ASC' ? 'asc' : 'desc')
  const { trade } = filters
  const found = trade === undefined ? sql`found as ${offers}` : sql`${offerTrades}`
  const isFound = trade === undefined ? undefined : sql`${id} in (select found.id from found)`
  return buildBoundedSearch({
    inOrder: sql`select ${id} as id, ${table.publishedAt} as place, ${text} as text from ${table} where ${matches}
      order by ${table.publishedAt} ${direction}, ${id} ${direction}`,
    ofFound: sql`select ${id} as id, ${table.publishedAt} as place from ${found} where ${and(matches, isFound)}`,
    listed: buildTotal({ ...filters, except: undefined }, null),
    condition:
      except === undefined
        ? undefined
        : sql`id <> ${placeholder('except')}${viewer === null ? sql`` : sql` and not ${isOwn(sql`listed.id`)}`}`,
    find: titles.find,
    order: sql`place ${direction}, id ${direction}`,
  })
}

/**
 * Builds the query for a search in the list of a trade in a city, whose titles are in an index. Null for other lists.
 * Its plan is cached: it reads all titles, or none if the list has more than `SHORT_LIST` offers.
 */
export function buildShortSearch(filters: OfferFilters): ShortSearch | null {
  const { trade, city, title, except, order } = filters
  if (trade === undefined || city === undefined || title === undefined || except !== undefined) return null
  const { matches } = getSource(filters, null)
  const direction = order === 'ASC' ? asc : desc
  return {
    key: `short search ${getState(filters)} ${filters.province === undefined ? '' : 'province '}${order ?? 'DESC'}`,
    buildTables: () => sql`(${buildTotal(filters, null)}) as list (listed)
      cross join lateral (
        select count(*)::integer as total,
          (array_agg(id))[${placeholder('offset')}::integer + 1 : ${placeholder('offset')}::integer + ${placeholder('limit')}::integer] as ids
        from (
          select ${offerTrades.offerId} as id from ${offerTrades}
          where ${matches} and list.listed <= ${sql.raw(String(SHORT_LIST))}
            and ${offerTrades.plainTitle} like (select public.plain(${placeholder('pattern')}))
          order by ${direction(offerTrades.publishedAt)}, ${direction(offerTrades.offerId)}
        ) as matching
      ) as found`,
    values: buildOfferPage(filters, null).values,
  }
}

/** The query for a search in a short list: the number of `listed` offers, and the `total` and `ids` of the found ones. */
interface ShortSearch {
  key: string
  buildTables: () => SQL
  values: Record<string, unknown>
}

/**
 * Returns the table to read and its conditions, except the search. With a trade: `offer_trades`, which repeats columns of the
 * offers.
 */
function getSource(filters: OfferFilters, viewer: Person | null) {
  const { trade, province, city, except } = filters
  const table = trade === undefined ? offers : offerTrades
  const id = trade === undefined ? offers.id : offerTrades.offerId
  const matches = and(
    // Without parameters, so that the planner can use the partial indexes.
    sql`${table.isListed}`,
    sql`${table.state} = ${sql.raw(`'${getState(filters)}'`)}`,
    trade === undefined ? undefined : eq(offerTrades.tradeId, placeholder('trade')),
    // A city is in one province, and comparing both for each offer of a long list costs a tenth of a search.
    province === undefined || city !== undefined ? undefined : eq(table.province, placeholder('province')),
    city === undefined ? undefined : eq(table.city, placeholder('city')),
    except === undefined ? undefined : ne(id, placeholder('except')),
    except === undefined || viewer === null ? undefined : sql`not ${isOwn(id)}`,
  )
  return { table, id, text: table.plainTitle, matches }
}

const isOwn = (id: SQLWrapper) =>
  sql`exists (select 1 from offers as own where own.id = ${id} and own.owner_id = ${placeholder('viewer')})`

/** Selects the counters of a list. Trade 0 counts all trades. */
const matchesCounter = (
  table: typeof offerCounts | typeof offerTotals,
  { trade, province, city }: OfferFilters,
) =>
  and(
    eq(table.tradeId, trade === undefined ? sql`0` : placeholder('trade')),
    eq(table.state, placeholder('state')),
    province === undefined ? undefined : eq(table.province, placeholder('province')),
    city === undefined ? undefined : eq(table.city, placeholder('city')),
  )

/** Builds the exact total of a list without a search: the counters, minus the offers that suggestions exclude. */
function buildTotal(filters: OfferFilters, viewer: Person | null): SQL {
  const total = sql`select coalesce(sum(total), 0)::integer from ${offerTotals} where ${matchesCounter(offerTotals, filters)}`
  const { except, ...others } = filters
  if (except === undefined) return total
  const { table, id, matches } = getSource(others, null)
  const isExcept = sql`${id} = ${placeholder('except')}`
  const isExcluded = viewer === null ? isExcept : sql`(${isExcept} or ${isOwn(id)})`
  return sql`(${total}) - (select count(*)::integer from ${table} where ${matches} and ${isExcluded})`
}

/** Builds the condition for the month in which the page starts, the number of offers in the months before it, and the total. */
function buildMonth(filters: OfferFilters) {
  const isAscending = filters.order === 'ASC'
  const { table } = getSource(filters, null)
  return {
    // Materialized, so that the counters are added up only once.
    tables: sql`with months as materialized (
        select month, sum(total) as here, sum(sum(total)) over (order by month ${sql.raw(isAscending ? 'asc' : 'desc')}) as reached
        from ${offerCounts} where ${matchesCounter(offerCounts, filters)} group by month),
      start as materialized (
        select month, reached - here as skipped from months
        where reached > ${placeholder('offset')}::integer order by reached limit 1)`,
    isReached: isAscending
      ? sql`${table.publishedAt} >= (select month::timestamp at time zone 'UTC' from start)`
      : sql`${table.publishedAt} < (select (month + interval '1 month') at time zone 'UTC' from start)`,
    skipped: sql`(select skipped from start)`,
    total: sql`(select sum(here)::integer from months)`,
  }
}
