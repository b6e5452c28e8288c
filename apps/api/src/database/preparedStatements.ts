import type { SQL } from 'drizzle-orm'
import type { Db } from './database.types.ts'

const statements = new WeakMap<Db, Map<string, unknown>>()
const withNames = new WeakSet<Db>()

/** Allows named statements. Not for the embedded database, whose clients share one session. */
export const allowNamedStatements = (db: Db): void => void withNames.add(db)

interface StatementOptions {
  /** Identifies the statement. All are kept in memory, so there must be few. */
  key: string
  /** Whether PostgreSQL caches the plan. Set it only if one plan suits all values: rare and frequent words need different plans. */
  isPlanCached: boolean
}

/** The query for a page of a list. */
export interface PageQuery extends StatementOptions {
  /** Selects the `id` of each row, with the `total` of the list. */
  page: SQL
  /** The values of the placeholders. */
  values: Record<string, unknown>
}

/** Returns a prepared statement, which is built on the first call. Its values must be placeholders. */
export function getPreparedStatement<Prepared>(
  db: Db,
  { key, isPlanCached }: StatementOptions,
  build: () => { prepare: (name: string) => Prepared },
): Prepared {
  const cache = statements.get(db) ?? new Map<string, unknown>()
  statements.set(db, cache)
  // Each key has one type. The driver does not cache the plan of a statement without a name.
  const statement =
    (cache.get(key) as Prepared | undefined) ?? build().prepare(isPlanCached && withNames.has(db) ? key : '')
  cache.set(key, statement)
  return statement
}
