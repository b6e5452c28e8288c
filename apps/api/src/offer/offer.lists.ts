import { and, asc, desc, eq, getTableName, ne, sql, type SQL } from 'drizzle-orm'
import { offerFilters, type OfferFilters, type OfferState } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import type { PageQuery } from '../database/preparedStatements.ts'
import { offerCounts, offers, offerTotals, offerTrades } from '../database/schema.ts'
import { estimateRows, toLikePattern, plainTitle } from '../database/search.ts'
import type { Person } from '../user/user.queries.ts'

/** The largest estimate of matches with which a search is counted. */
const EXACT_COUNT_MAXIMUM = 2000
/**
 * A frequent search reads at most this multiple of the rows that should contain the page. The planner knows a sample
 * of 100 titles: it expects a rare word that is in the sample in 1 % of all titles.
 */
const SCAN_FACTOR = 3
/** The reported total of a search that is not counted. */
export const SEARCH_CAP = 1000
/** The most offers of a trade in a city whose titles a search reads without an estimate, each in 0.15 µs. */
export const SHORT_LIST = 2000
/** Pages of the whole list with a statement of their own; each keeps a plan in every connection. */
const FIRST_PAGES = 5
/** From this offset, a page is read from the start of its month instead of the start of the list. */
const DEEP_OFFSET = 1000

/**
 * Builds the query for a page of the public list. The total comes from counters or, for a search, from counting. With
 * an `estimate`, the search is frequent and its total is `SEARCH_CAP`.
 */
export function buildOfferPage(
  filters: OfferFilters,
  viewer: Person | null,
  estimate: number | null,
): PageQuery {
  const offset = (filters.page - 1) * filters.pageSize
  const isFirst = isFirstPage(filters, offset)
  const isDeep = offset >= DEEP_OFFSET && filters.except === undefined && filters.title === undefined
  const given = (['trade', 'province', 'city', 'except', 'title'] as const).filter(
    (name) => filters[name] !== undefined,
  )
  const kind = estimate !== null ? 'frequent' : isDeep ? 'deep' : isFirst ? 'first' : 'page'
  return {
    buildPage: () =>
      kind === 'frequent' || filters.title === undefined
        ? buildOrderedQuery(filters, viewer, kind)
        : buildSearchQuery(filters, viewer),
    key: `${kind} ${kind === 'first' ? `${offset} ` : ''}${getState(filters)} ${viewer && filters.except !== undefined ? 'viewer ' : ''}${given.join(' ')} ${filters.order ?? 'DESC'}`,
    isPlanCached: kind === 'first' && filters.title === undefined && filters.except === undefined,
    values: {
      ...filters,
      viewer: viewer?.id,
      state: getState(filters),
      pattern: filters.title === undefined ? undefined : toLikePattern(filters.title),
      limit: filters.pageSize,
      offset,
      estimate,
    },
  }
}

const getState = ({ state }: OfferFilters): OfferState => state ?? 'pendiente'

/** Checks whether a page has a statement of its own: the first of each list, and the first five of the whole list. */
const isFirstPage = ({ pageSize, trade, city }: OfferFilters, offset: number): boolean =>
  pageSize === offerFilters.initial.pageSize &&
  (offset === 0 || (offset < FIRST_PAGES * pageSize && trade === undefined && city === undefined))

type PageKind = 'frequent' | 'deep' | 'first' | 'page'
/** Returns the SQL of a value: a placeholder, or the value itself. */
type ToValue = (name: string) => SQL
const placeholder: ToValue = (name) => sql`${sql.placeholder(name)}`

/** Builds a query that reads in the order of an index until the page is complete. */
function buildOrderedQuery(filters: OfferFilters, viewer: Person | null, kind: PageKind): SQL {
  const { table, id, matches, hasTitle } = getSource(filters, viewer)
  const direction = filters.order === 'ASC' ? asc : desc
  const month = kind === 'deep' ? buildMonth(filters) : null
  const total =
    kind === 'frequent'
      ? sql`${sql.raw(String(SEARCH_CAP))}`
      : (month?.total ?? sql`(${buildTotal(filters, viewer)})`)
  // First pages have literal limits: the planner of a cached plan does not know the value of a parameter.
  const limits =
    kind === 'first'
      ? sql.raw(`limit ${filters.pageSize} offset ${(filters.page - 1) * filters.pageSize}`)
      : sql`limit ${placeholder('limit')} offset ${placeholder('offset')}${month ? sql` - ${month.skipped}` : sql``}`
  const order = sql`order by ${direction(table.publishedAt)}, ${direction(id)}`
  const rows =
    kind === 'frequent'
      ? sql`${buildScan(filters, viewer, order)} where ${hasTitle}`
      : sql`${table} where ${and(matches, month?.isReached)}`
  return sql`${month?.tables ?? sql``} select ${id} as id, ${total} as total from ${rows} ${order} ${limits}`
}

/** Builds the part of the list that a frequent search reads: at least as many rows as the estimate. */
function buildScan(filters: OfferFilters, viewer: Person | null, order: SQL): SQL {
  const { table, matches } = getSource({ ...filters, title: undefined }, viewer)
  const estimate = sql`${placeholder('estimate')}::float8`
  const rowsToPage = sql`(${placeholder('offset')}::integer + ${placeholder('limit')}::integer) * reltuples / ${estimate}`
  const limit = sql`select greatest(${sql.raw(String(SCAN_FACTOR))} * ${rowsToPage}, ${estimate})::bigint from pg_class where oid = ${getTableName(table)}::regclass`
  return sql`(select * from ${table} where ${matches} ${order} limit (${limit})) as ${table}`
}

/** Builds a query that sorts after finding all matches. Otherwise the planner may read the list for a rare word. */
function buildSearchQuery(filters: OfferFilters, viewer: Person | null): SQL {
  const { table, id, matches } = getSource(filters, viewer)
  const direction = sql.raw(filters.order === 'ASC' ? 'asc' : 'desc')
  return sql`with found as materialized (
      select ${id} as id, ${table.publishedAt} as published_at from ${table} where ${matches})
    select id, (select count(*)::integer from found) as total from found
    order by published_at ${direction}, id ${direction} limit ${placeholder('limit')} offset ${placeholder('offset')}`
}

/**
 * Builds the query for a search in the list of a trade in a city, whose titles are in an index. Null for other lists.
 * Its plan is cached: it reads all titles, or none if the list has more than `SHORT_LIST` offers.
 */
export function buildShortSearch(filters: OfferFilters): ShortSearch | null {
  const { trade, city, title, except, order } = filters
  if (trade === undefined || city === undefined || title === undefined || except !== undefined) return null
  const { matches } = getSource({ ...filters, title: undefined }, null)
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
    values: buildOfferPage(filters, null, null).values,
  }
}

/** The query for a search in a short list: the number of `listed` offers, and the `total` and `ids` of the found ones. */
interface ShortSearch {
  key: string
  buildTables: () => SQL
  values: Record<string, unknown>
}

/** Returns the planner's estimate of the matches of a search that is too frequent to count, otherwise null. */
export async function estimateFrequentSearch(
  db: Db,
  filters: OfferFilters,
  viewer: Person | null,
): Promise<number | null> {
  if (filters.title === undefined) return null
  const { values } = buildOfferPage(filters, viewer, null)
  const { table, matches } = getSource(filters, viewer, (name) => sql`${values[name]}`)
  const estimate = await estimateRows(db, sql`select 1 from ${table} where ${matches}`)
  return estimate > EXACT_COUNT_MAXIMUM ? estimate : null
}

/** Returns the table to read and its conditions. With a trade: `offer_trades`, which repeats columns of the offers. */
function getSource(filters: OfferFilters, viewer: Person | null, toValue = placeholder) {
  const { trade, province, city, except, title } = filters
  const table = trade === undefined ? offers : offerTrades
  const id = trade === undefined ? offers.id : offerTrades.offerId
  const text = trade === undefined ? plainTitle : offerTrades.plainTitle
  const hasTitle = title === undefined ? undefined : sql`${text} like public.plain(${toValue('pattern')})`
  const matches = and(
    // Without parameters, so that the planner can use the partial indexes.
    sql`${table.isListed}`,
    sql`${table.state} = ${sql.raw(`'${getState(filters)}'`)}`,
    trade === undefined ? undefined : eq(offerTrades.tradeId, toValue('trade')),
    // A city is in one province, and comparing both for each offer of a long list costs a tenth of a search.
    province === undefined || city !== undefined ? undefined : eq(table.province, toValue('province')),
    city === undefined ? undefined : eq(table.city, toValue('city')),
    except === undefined ? undefined : ne(id, toValue('except')),
    except === undefined || viewer === null ? undefined : sql`not ${isOwn(id, toValue)}`,
    hasTitle,
  )
  return { table, id, matches, hasTitle }
}

const isOwn = (id: typeof offers.id | typeof offerTrades.offerId, toValue = placeholder) =>
  sql`exists (select 1 from offers as own where own.id = ${id} and own.owner_id = ${toValue('viewer')})`

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
