import { sql, type SQL } from 'drizzle-orm'
import { normalizeLine } from '@plomada/domain/define'
import type { Db } from './database.types.ts'
import { offers, users } from './schema.ts'

// PostgreSQL uses the trigram indexes only for exactly these expressions.

/** The title of an offer, normalized for search: without accents, in lower case. */
export const plainTitle = sql<string>`public.plain(${offers.title})`

/** The full name and nickname of a user, normalized for search. */
export const plainName = sql<string>`public.plain(${users.firstName} || ' ' || coalesce(${users.lastName}, '') || ' ' || ${users.nickname})`

/** Tests whether a text contains the words. `%` and `_` are not wildcards. */
export const containsText = (text: SQL<string>, words: string): SQL<boolean> =>
  sql<boolean>`${text} like public.plain(${toLikePattern(words)})`

/** Converts words to a LIKE pattern. */
export const toLikePattern = (words: string): string => `%${normalizeLine(words).replace(/[\\%_]/g, '\\$&')}%`

// Three letters or digits in a row, or fewer at the edge of a word, as a trigram index needs.
const indexable = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u

/** Checks whether a trigram index supports the search. Punctuation such as `%%%` is not searchable. */
export const isSearchable = (words: string): boolean => indexable.test(words)

/** Returns the planner's estimate of the rows of a statement, without running it. */
export async function estimateRows(db: Db, statement: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) ${statement}`,
  )
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
