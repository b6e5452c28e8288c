import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { offers, users } from './schema.ts'

// Each expression is repeated, letter for letter, by a trigram index of the schema: only then does the index serve it.

/** The title of an offer as the search compares it: without accents, in lower case. */
export const plainTitle = sql<string>`public.plain(${offers.title})`

/** The full name and the nickname of a person as the search compares them. */
export const plainName = sql<string>`public.plain(${users.firstName} || ' ' || coalesce(${users.lastName}, '') || ' ' || ${users.nickname})`

/** Whether the text holds the words anywhere; `%` and `_` stand for themselves. */
export function holds(text: SQL<string>, words: string): SQL<boolean> {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return sql<boolean>`${text} like public.plain(${pattern})`
}
