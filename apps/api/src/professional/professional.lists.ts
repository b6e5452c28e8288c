import { and, eq, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { daysToBits, professionalFilters } from '@plomada/domain'
import type { ProfessionalFilters } from '@plomada/domain'
import { professionalCounts, users, userTrades } from '../database/schema.ts'
import { patternOf, plainName } from '../database/search.ts'
import type { PeoplePage } from '../user/user.queries.ts'

const asked = (name: string) => sql`${sql.placeholder(name)}`

/** One page of the professionals: their ids in order, and how many there are in all. */
export function professionalsPage(filters: ProfessionalFilters): PeoplePage {
  const { page, pageSize, name, ratingOrder, days } = filters
  const isFirst = page === 1 && pageSize === professionalFilters.initial.pageSize
  const given = (['name', 'trade', 'province', 'city', 'shift', 'days'] as const).filter(
    (one) => filters[one] !== undefined,
  )
  return {
    page: name === undefined ? inOrder(filters, isFirst) : foundFirst(filters),
    shape: `professionals ${isFirst ? 'first' : 'page'} ${given.join(' ')} ${ratingOrder ?? 'DESC'}`,
    isPlanKept: isFirst && name === undefined,
    values: {
      ...filters,
      days: days && daysToBits(days),
      pattern: name === undefined ? undefined : patternOf(name),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    },
  }
}

// Whoever has no rating yet comes last either way.
const orderOf = ({ ratingOrder }: ProfessionalFilters) =>
  ratingOrder === 'ASC' ? sql`ranking asc nulls last, id asc` : sql`ranking desc nulls last, id desc`
const somewhere = sql`limit ${asked('limit')} offset ${asked('offset')}`

/** Read in the order of an index, as far as the page goes. */
function inOrder(filters: ProfessionalFilters, isFirst: boolean): SQL {
  const { table, id, matches } = sourceOf(filters)
  // The page that is asked for most has its numbers in its text: of others the planner of a kept plan knows nothing.
  const limits = isFirst ? sql`limit ${sql.raw(String(filters.pageSize))}` : somewhere
  return sql`select id, row_number() over () as place,
      (${totalOf(filters)}) as total
    from (select ${id} as id, ${table.ranking} as ranking from ${table} where ${matches}
      order by ${orderOf(filters)} ${limits}) as found`
}

/** The exact total of a list without a name: what the counters say. Those of one city are counted in an index. */
function totalOf(filters: ProfessionalFilters): SQL {
  if (filters.city !== undefined) {
    const { table, matches } = sourceOf(filters)
    return sql`select count(*)::integer from ${table} where ${matches}`
  }
  const counted = and(
    eq(professionalCounts.tradeId, filters.trade === undefined ? sql`0` : asked('trade')),
    ...heldBy(professionalCounts, filters),
  )
  return sql`select coalesce(sum(total), 0)::integer from ${professionalCounts} where ${counted}`
}

/** The filters that the lists and the counters have in common. */
const heldBy = (
  table: typeof users | typeof userTrades | typeof professionalCounts,
  { province, shift, days }: ProfessionalFilters,
) => [
  province === undefined ? undefined : eq(table.province, asked('province')),
  shift === undefined ? undefined : eq(table.shift, asked('shift')),
  days === undefined ? undefined : sql`${table.days} & ${asked('days')} <> 0`,
]

/** All that match first: asked for the best of them, the planner may read everybody for a rare name. */
function foundFirst(filters: ProfessionalFilters): SQL {
  const { table, id, matches } = sourceOf(filters)
  const order = orderOf(filters)
  return sql`with found as materialized (
      select ${id} as id, ${table.ranking} as ranking from ${table} where ${matches})
    select id, row_number() over (order by ${order}) as place, (select count(*)::integer from found) as total
    from found order by ${order} ${somewhere}`
}

/** Where the list is read from: the people, or, of one trade, the rows that repeat what the list needs of them. */
function sourceOf(filters: ProfessionalFilters) {
  const { name, trade, city } = filters
  const isOfTrade = trade !== undefined && name === undefined
  const table = isOfTrade ? userTrades : users
  const practises = isOfTrade
    ? eq(userTrades.tradeId, asked('trade'))
    : sql`exists (select 1 from user_trades where user_id = ${users.id} and trade_id = ${asked('trade')})`
  const matches = and(
    // Literals, not parameters: so the planner knows that the partial indexes hold all that is asked for.
    isOfTrade ? sql`${userTrades.isListed}` : sql`${users.isActive} and ${users.role} = 'professional'`,
    trade === undefined ? undefined : practises,
    ...heldBy(table, filters),
    city === undefined ? undefined : eq(table.city, asked('city')),
    name === undefined ? undefined : sql`${plainName} like public.plain(${asked('pattern')})`,
  )
  return { table, id: isOfTrade ? userTrades.userId : users.id, matches }
}
