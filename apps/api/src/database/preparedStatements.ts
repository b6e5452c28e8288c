import { sql, type SQL } from 'drizzle-orm'
import type { Db } from './database.types.ts'

const statements = new WeakMap<Db, Map<string, unknown>>()
const withNames = new WeakSet<Db>()

/** Allows named statements. Not behind a pooler in transaction mode, where a connection has no session of its own. */
export const allowNamedStatements = (db: Db): void => void withNames.add(db)

interface StatementOptions {
  /** Identifies the statement. All are kept in memory, so there must be few. */
  key: string
  /** Whether PostgreSQL caches the plan. Set it only if one plan suits all values: rare and frequent words need different plans. */
  isPlanCached: boolean
}

/** The query for a page of a list. */
export interface PageQuery extends StatementOptions {
  /** Builds the selection of the `id` of each row, with the `total` of the list. Called once per key. */
  buildPage: () => SQL
  /** The values of the placeholders. */
  values: Record<string, unknown>
}

/** Returns a prepared statement, which is built on the first call. Its values must be placeholders. */
export function getPreparedStatement<Prepared extends object>(
  db: Db,
  { key, isPlanCached }: StatementOptions,
  build: () => { prepare: (name: string) => Prepared },
): Prepared {
  const cache = statements.get(db) ?? new Map<string, unknown>()
  statements.set(db, cache)
  // Each key has one type.
  const known = cache.get(key) as Prepared | undefined
  if (known !== undefined) return known
  // The driver does not cache the plan of a statement without a name.
  const statement = build().prepare(isPlanCached && withNames.has(db) ? key : '')
  cache.set(key, statement)
  return statement
}

/**
 * Builds an array placeholder of a statement with a cached plan. In a subselect, its length is unknown to the planner:
 * otherwise a short array would have a cheaper plan of its own, and PostgreSQL would plan each execution.
 */
export const arrayPlaceholder = (name: string, type: 'integer' | 'text'): SQL =>
  sql`(select ${sql.placeholder(name)}::${sql.raw(type)}[])::${sql.raw(type)}[]`

/**
 * Reads the ids of a page in its order, and the total of its list. The statement is planned for its values, which is only
 * fast because it reads nothing else: a second one, with a cached plan, reads the rows of the ids.
 */
export async function readPageIds(
  db: Db,
  { buildPage, key, values }: Pick<PageQuery, 'buildPage'> & Partial<PageQuery>,
): Promise<{ ids: number[]; total: number }> {
  const build = () =>
    db
      .select({ id: sql<number>`page.id`, total: sql<number>`page.total` })
      .from(sql`(${buildPage()}) as page`)
  const statement =
    key === undefined
      ? build().prepare('')
      : getPreparedStatement(db, { key: `ids ${key}`, isPlanCached: false }, build)
  const rows = await statement.execute(values)
  return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 }
}
