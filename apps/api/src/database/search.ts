import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from './database.ts'
import { offers, users } from './schema.ts'

// Each expression is repeated, letter for letter, by a trigram index of the schema: only then does the index serve it.

/** The title of an offer as the search compares it: without accents, in lower case. */
export const plainTitle = sql<string>`public.plain(${offers.title})`

/** The full name and the nickname of a person as the search compares them. */
export const plainName = sql<string>`public.plain(${users.firstName} || ' ' || coalesce(${users.lastName}, '') || ' ' || ${users.nickname})`

/** Whether the text holds the words anywhere; `%` and `_` stand for themselves. */
export const holds = (text: SQL<string>, words: string): SQL<boolean> =>
  sql<boolean>`${text} like public.plain(${patternOf(words)})`

/** What a text must be like to hold the words. */
export const patternOf = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

// Three letters or digits in a row, or fewer at the edge of a word: without one of them no trigram index can help.
const indexable = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u

/** Whether words can be searched for among many texts; signs alone, such as `%%%`, cannot and find nothing. */
export const isSearchable = (words: string): boolean => indexable.test(words)

/** How many rows the planner expects of a statement, which is not run. */
export async function estimateRows(db: Db, statement: SQL): Promise<number> {
  const { rows } = await db.execute<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>(
    sql`explain (format json) ${statement}`,
  )
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}
