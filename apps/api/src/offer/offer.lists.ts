import { and, asc, desc, eq, getTableName, ne, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { offerFilters } from '@plomada/domain'
import type { OfferFilters } from '@plomada/domain'
import type { Db } from '../database/database.ts'
import { offerCounts, offers, offerTrades } from '../database/schema.ts'
import { estimateRows, patternOf, plainTitle } from '../database/search.ts'
import type { Person } from '../user/user.queries.ts'

/** Above so many expected rows a search is not counted. */
const COUNTED_AT_MOST = 2000
/**
 * It is read in order for so many times the rows among which the page should be found, and then counted after all. The
 * planner remembers a hundred titles: of a rare word in one of them it expects a hundredth of all.
 */
const PATIENCE = 3
/** How many rows of a search that is not counted one may turn to. */
export const SEARCH_CAP = 1000
/** From this row on a page is looked for from the month in which it lies, rather than from the end of the list. */
const DEEP = 1000

/** A page of the list, before it is read. */
export interface ListedPage {
  page: SQL
  /** The same for all pages whose statement has the same text. */
  shape: string
  /** Whether one plan serves whatever the values are. */
  isPlanKept: boolean
  values: Record<string, unknown>
}

/**
 * One page of the public list: a subselect of `id` and, in every row, of the `total` of the list.
 * The total comes from counters, or, of a search, from counting; a frequent search is capped instead.
 */
export function listedPage(
  filters: OfferFilters,
  viewer: Person | null,
  expected: number | null,
): ListedPage {
  const offset = (filters.page - 1) * filters.pageSize
  const isFirst = offset === 0 && filters.pageSize === offerFilters.initial.pageSize
  const isDeep = offset >= DEEP && filters.except === undefined && filters.title === undefined
  const given = (['trade', 'province', 'city', 'except', 'title'] as const).filter(
    (name) => filters[name] !== undefined,
  )
  const kind = expected !== null ? 'frequent' : isDeep ? 'deep' : isFirst ? 'first' : 'page'
  return {
    page:
      kind === 'frequent' || filters.title === undefined
        ? readInOrder(filters, viewer, kind)
        : foundFirst(filters, viewer),
    shape: `${kind} ${given.join(' ')} ${filters.order ?? 'DESC'}`,
    isPlanKept: kind === 'first' && filters.title === undefined && filters.except === undefined,
    values: {
      ...filters,
      viewer: viewer?.id,
      state: stateOf(filters),
      pattern: filters.title === undefined ? undefined : patternOf(filters.title),
      limit: filters.pageSize,
      offset,
      expected,
    },
  }
}

type Kind = 'frequent' | 'deep' | 'first' | 'page'
/** A value of a statement: its place in a text that is kept, or the value itself. */
type Asked = (name: string) => SQL
const asked: Asked = (name) => sql`${sql.placeholder(name)}`

/** Read in the order of an index, as far as the page goes. */
function readInOrder(filters: OfferFilters, viewer: Person | null, kind: Kind): SQL {
  const { table, id, matches, isTitled } = sourceOf(filters, viewer)
  const direction = filters.order === 'ASC' ? asc : desc
  const total = kind === 'frequent' ? sql`${sql.raw(String(SEARCH_CAP))}` : sql`(${totalOf(filters, viewer)})`
  const start = kind === 'deep' ? monthOf(filters) : null
  // The page that is asked for most has its numbers in its text: of others the planner of a kept plan knows nothing.
  const limits =
    kind === 'first'
      ? sql`limit ${sql.raw(String(filters.pageSize))}`
      : sql`limit ${asked('limit')} offset ${asked('offset')}${start ? sql` - ${start.passed}` : sql``}`
  const inOrder = sql`order by ${direction(table.publishedAt)}, ${direction(id)}`
  const rows =
    kind === 'frequent'
      ? sql`${beginningOf(filters, viewer, inOrder)} where ${isTitled}`
      : sql`${table} where ${and(matches, start?.isReached)}`
  return sql`select ${id} as id, ${total} as total from ${rows} ${inOrder} ${limits}`
}

/**
 * The beginning of a list, where a page of a frequent search should be found. It has at least as many rows as are
 * expected to match: to count those would cost more.
 */
function beginningOf(filters: OfferFilters, viewer: Person | null, inOrder: SQL): SQL {
  const { table, matches } = sourceOf({ ...filters, title: undefined }, viewer)
  const expected = sql`${asked('expected')}::float8`
  const among = sql`(${asked('offset')}::integer + ${asked('limit')}::integer) * reltuples / ${expected}`
  const reach = sql`select greatest(${sql.raw(String(PATIENCE))} * ${among}, ${expected})::bigint from pg_class where oid = ${getTableName(table)}::regclass`
  return sql`(select * from ${table} where ${matches} ${inOrder} limit (${reach})) as ${table}`
}

/** All that match first: asked for some of them in order, the planner may read the whole list for a rare word. */
function foundFirst(filters: OfferFilters, viewer: Person | null): SQL {
  const { table, id, matches } = sourceOf(filters, viewer)
  const direction = sql.raw(filters.order === 'ASC' ? 'asc' : 'desc')
  return sql`with found as materialized (
      select ${id} as id, ${table.publishedAt} as published_at from ${table} where ${matches})
    select id, (select count(*)::integer from found) as total from found
    order by published_at ${direction}, id ${direction} limit ${asked('limit')} offset ${asked('offset')}`
}

/** How many rows a search has that has more than are counted, as far as the planner can tell from its very words; null of any other. */
export async function expectedOf(
  db: Db,
  filters: OfferFilters,
  viewer: Person | null,
): Promise<number | null> {
  if (filters.title === undefined) return null
  const { values } = listedPage(filters, viewer, null)
  const { table, matches } = sourceOf(filters, viewer, (name) => sql`${values[name]}`)
  const expected = await estimateRows(db, sql`select 1 from ${table} where ${matches}`)
  return expected > COUNTED_AT_MOST ? expected : null
}

/** Where the list is read from: the offers, or, of one trade, the rows that repeat what the list needs of them. */
function sourceOf(filters: OfferFilters, viewer: Person | null, ask = asked) {
  const { trade, province, city, except, title } = filters
  const table = trade === undefined ? offers : offerTrades
  const id = trade === undefined ? offers.id : offerTrades.offerId
  const text = trade === undefined ? plainTitle : offerTrades.plainTitle
  const isTitled = title === undefined ? undefined : sql`${text} like public.plain(${ask('pattern')})`
  const matches = and(
    // The column alone, not compared with a parameter: so the planner knows that the partial indexes have it all.
    sql`${table.isListed}`,
    trade === undefined ? undefined : eq(offerTrades.tradeId, ask('trade')),
    eq(table.state, ask('state')),
    province === undefined ? undefined : eq(table.province, ask('province')),
    city === undefined ? undefined : eq(table.city, ask('city')),
    except === undefined ? undefined : ne(id, ask('except')),
    except === undefined || viewer === null ? undefined : sql`not ${isOwn(id, ask)}`,
    isTitled,
  )
  return { table, id, matches, isTitled }
}

const stateOf = ({ state }: OfferFilters) => state ?? offerFilters.initial.state
const isOwn = (id: typeof offers.id | typeof offerTrades.offerId, ask = asked) =>
  sql`exists (select 1 from offers as own where own.id = ${id} and own.owner_id = ${ask('viewer')})`

/** The counters of a list; 0 stands for every trade. */
const counted = ({ trade, province, city }: OfferFilters) =>
  and(
    eq(offerCounts.tradeId, trade === undefined ? sql`0` : asked('trade')),
    eq(offerCounts.state, asked('state')),
    province === undefined ? undefined : eq(offerCounts.province, asked('province')),
    city === undefined ? undefined : eq(offerCounts.city, asked('city')),
  )

/** The exact total of a list without a search: what the counters say, less what is left out of suggestions. */
function totalOf(filters: OfferFilters, viewer: Person | null): SQL {
  const total = sql`select coalesce(sum(total), 0)::integer from ${offerCounts} where ${counted(filters)}`
  const { except, ...whole } = filters
  if (except === undefined) return total
  const { table, id, matches } = sourceOf(whole, null)
  const isOpen = sql`${id} = ${asked('except')}`
  const leftOut = viewer === null ? isOpen : sql`(${isOpen} or ${isOwn(id)})`
  return sql`(${total}) - (select count(*)::integer from ${table} where ${matches} and ${leftOut})`
}

/** In which month the page begins, and how many offers the months before it in the list hold. */
function monthOf(filters: OfferFilters) {
  const isAscending = filters.order === 'ASC'
  const months = sql`(select month, sum(total) as here, sum(sum(total)) over (order by month ${sql.raw(isAscending ? 'asc' : 'desc')}) as reached
    from ${offerCounts} where ${counted(filters)} group by month) as months
    where reached > ${asked('offset')} order by reached limit 1`
  const { table } = sourceOf(filters, null)
  return {
    isReached: isAscending
      ? sql`${table.publishedAt} >= (select month::timestamp at time zone 'UTC' from ${months})`
      : sql`${table.publishedAt} < (select (month + interval '1 month') at time zone 'UTC' from ${months})`,
    passed: sql`(select reached - here from ${months})`,
  }
}
