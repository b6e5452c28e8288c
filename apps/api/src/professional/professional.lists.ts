import { and, eq, sql, type SQL } from 'drizzle-orm'
import { daysToBits, professionalFilters, type ProfessionalFilters } from '@plomada/domain'
import type { PageQuery } from '../database/preparedStatements.ts'
import { professionalCounts, userTrades } from '../database/schema/lists.ts'
import { users } from '../database/schema/core.ts'
import { buildBoundedSearch, names, toLikePattern } from '../database/search.ts'

const placeholder = (name: string) => sql`${sql.placeholder(name)}`

/** Builds the query for a page of professionals: their ids and places, and the total. */
export function buildProfessionalPage(filters: ProfessionalFilters): PageQuery {
  const { page, pageSize, name, ratingOrder, days } = filters
  const isFirst = page === 1 && pageSize === professionalFilters.initial.pageSize
  const filterNames = (['name', 'trade', 'province', 'city', 'shift', 'days'] as const).filter(
    (filter) => filters[filter] !== undefined,
  )
  return {
    buildPage: () => (name === undefined ? buildOrderedQuery(filters, isFirst) : buildSearchQuery(filters)),
    key: `professionals ${isFirst ? 'first' : 'page'} ${filterNames.join(' ')} ${ratingOrder ?? 'DESC'}`,
    isPlanCached: isFirst && name === undefined,
    values: {
      ...filters,
      days: days && daysToBits(days),
      pattern: name === undefined ? undefined : toLikePattern(name),
      limit: pageSize,
      offset: (page - 1) * pageSize,
    },
  }
}

// Professionals without a rating come last in both orders.
const buildOrder = ({ ratingOrder }: ProfessionalFilters) =>
  ratingOrder === 'ASC' ? sql`ranking asc nulls last, id asc` : sql`ranking desc nulls last, id desc`
const pageLimits = sql`limit ${placeholder('limit')} offset ${placeholder('offset')}`

/** Builds a query that reads in the order of an index until the page is complete. */
function buildOrderedQuery(filters: ProfessionalFilters, isFirst: boolean): SQL {
  const { table, id, matches } = getSource(filters)
  // The first page has a literal limit: the planner of a cached plan does not know the value of a parameter.
  const limits = isFirst ? sql`limit ${sql.raw(String(filters.pageSize))}` : pageLimits
  return sql`select id, row_number() over () as position,
      (${buildTotal(filters)}) as total
    from (select ${id} as id, ${table.ranking} as ranking from ${table} where ${matches}
      order by ${buildOrder(filters)} ${limits}) as found`
}

/** Builds the exact total of a list without a name: from counters or, for a city, by counting in an index. */
function buildTotal(filters: ProfessionalFilters): SQL {
  if (filters.city !== undefined) {
    const { table, matches } = getSource(filters)
    return sql`select count(*)::integer from ${table} where ${matches}`
  }
  const matchesCounter = and(
    eq(professionalCounts.tradeId, filters.trade === undefined ? sql`0` : placeholder('trade')),
    ...buildConditions(professionalCounts, filters),
  )
  return sql`select coalesce(sum(total), 0)::integer from ${professionalCounts} where ${matchesCounter}`
}

/** Builds the conditions that the lists and the counters have in common. */
const buildConditions = (
  table: typeof users | typeof userTrades | typeof professionalCounts,
  { province, shift, days }: ProfessionalFilters,
) => [
  province === undefined ? undefined : eq(table.province, placeholder('province')),
  shift === undefined ? undefined : eq(table.shift, placeholder('shift')),
  days === undefined ? undefined : sql`${table.days} & ${placeholder('days')} <> 0`,
]

/** Builds a query for a search, whose cost does not depend on the estimates of the planner. */
function buildSearchQuery(filters: ProfessionalFilters): SQL {
  const { trade } = filters
  const { matches } = getSource({ ...filters, trade: undefined })
  const hasTrade = sql`exists (select 1 from user_trades where user_id = listed.id and trade_id = ${placeholder('trade')})`
  const order =
    filters.ratingOrder === 'ASC' ? sql`place asc nulls last, id asc` : sql`place desc nulls last, id desc`
  return buildBoundedSearch({
    inOrder: sql`select ${users.id} as id, ${users.ranking} as place, ${users.plainName} as text from ${users} where ${matches}
      order by ${buildOrder(filters)}`,
    ofFound: sql`select ${users.id} as id, ${users.ranking} as place from found as ${users} where ${matches}`,
    listed: filters.city === undefined ? buildTotal({ ...filters, trade: undefined }) : undefined,
    condition: trade === undefined ? undefined : hasTrade,
    find: names.find,
    order,
  })
}

/** Returns the table to read and its conditions, except the search. With a trade: `user_trades`, which repeats columns of the users. */
function getSource(filters: ProfessionalFilters) {
  const { trade, city } = filters
  const usesTrades = trade !== undefined
  const table = usesTrades ? userTrades : users
  const matches = and(
    // Without parameters, so that the planner can use the partial indexes.
    usesTrades ? sql`${userTrades.isListed}` : sql`${users.isActive} and ${users.role} = 'professional'`,
    trade === undefined ? undefined : eq(userTrades.tradeId, placeholder('trade')),
    ...buildConditions(table, filters),
    city === undefined ? undefined : eq(table.city, placeholder('city')),
  )
  return { table, id: usesTrades ? userTrades.userId : users.id, matches }
}
