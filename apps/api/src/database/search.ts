import { sql, type Column, type SQL } from 'drizzle-orm'
import { normalizeLine } from '@plomada/domain/text'
import { offers, users } from './schema/core.ts'

/** A list of which a text can be searched: `offers.plainTitle` or `users.plainName`. */
interface SearchedColumn {
  text: SQL
  /** The function that finds rows in the trigram index. */
  find: SQL
}

/** The titles of offers, without accents and in lower case. */
export const titles: SearchedColumn = {
  text: sql`${offers.plainTitle}`,
  find: sql.raw('public.find_titles'),
}

/** The names of users: first name, last name and nickname, without accents and in lower case. */
export const names: SearchedColumn = {
  text: sql`${users.plainName}`,
  find: sql.raw('public.find_names'),
}

/** Tests whether a text contains the words, in a list that is short without them. `%` and `_` are not wildcards. */
export const containsText = ({ text }: SearchedColumn, words: string): SQL<boolean> =>
  sql<boolean>`${text} like public.plain(${toLikePattern(words)})`

/** Tests whether an id is of one of the first `FOUND_MAXIMUM` rows that contain the words, in a list of any length. */
export const isFound = ({ find }: SearchedColumn, id: Column, words: string): SQL<boolean> =>
  isSearchable(words)
    ? sql<boolean>`${id} in (select id from ${find}(${toLikePattern(words)}, ${FOUND_MAXIMUM}))`
    : sql<boolean>`false`

/** Converts words to a LIKE pattern. */
export const toLikePattern = (words: string): string => `%${normalizeLine(words).replace(/[\\%_]/g, '\\$&')}%`

// Three letters or digits in a row, or fewer at the edge of a word, as a trigram index needs.
const indexable = /[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]/u

/** Checks whether a trigram index supports the search. Punctuation such as `%%%` is not searchable. */
export const isSearchable = (words: string): boolean => indexable.test(words)

/** The total of a search is exact up to this, and this above it; rows after it are not shown. */
export const SEARCH_CAP = 1000
/** The most rows that a search reads through the trigram index, each somewhere in the table. */
export const FOUND_MAXIMUM = 5000
/** The rows at the start of a list whose texts show how frequent the words are. */
const SAMPLE = 2000
/** From this number in the sample, words are frequent: the list is read in its order. */
const FREQUENT = 20
/** From this number, a list of any length is read in its order: 25 of its entries cost as much as one row of the trigram index. */
const VERY_FREQUENT = 80
const EVERYTHING = sql.raw('1000000000')

/** A list in which a search reads a page. The columns of all three are `id` and `place`, by which the page is sorted. */
interface SearchedList {
  /** Selects the list in its order, with its `text`, from an index that has all columns. It gets a limit. */
  inOrder: SQL
  /** Selects the rows of the list that are in `found`, which has the columns of `find`. */
  ofFound: SQL
  /** Selects the number of rows of the list, if a counter has it. */
  listed?: SQL | undefined
  /** A further condition for each row, too slow for the whole list. */
  condition?: SQL | undefined
  find: SQL
  order: SQL
}

/**
 * Builds the query for a page of a search. No part depends on the estimates of the planner, which knows a sample of 100 texts:
 * words that are frequent at the start of the list are read in its order, others through the trigram index, unless there are
 * more than `FOUND_MAXIMUM` (docs/decisions/0085-bounded-lists.md).
 */
export function buildBoundedSearch({ inOrder, ofFound, listed, condition, find, order }: SearchedList): SQL {
  const pattern = sql`(select public.plain(${sql.placeholder('pattern')}))`
  // By the sample, the index would find more than it may read.
  const atLeast = listed
    ? sql` and (count(*) >= ${sql.raw(String(VERY_FREQUENT))} or count(*) * (${listed}) > ${sql.raw(String((SAMPLE * FOUND_MAXIMUM) / 2))})`
    : sql``
  const also = condition ? sql` and ${condition}` : sql``
  return sql`with sample as materialized (
      select count(*) >= ${sql.raw(String(FREQUENT))}${atLeast} as is_frequent
      from (${inOrder} limit ${sql.raw(String(SAMPLE))}) as start where text like ${pattern}),
    found as materialized (
      select * from ${find}(${sql.placeholder('pattern')},
        (select case when is_frequent then 0 else ${sql.raw(String(FOUND_MAXIMUM))} end from sample))),
    many as materialized (
      select (select is_frequent from sample) or (select count(*) from found) >= ${sql.raw(String(FOUND_MAXIMUM))} as yes),
    matching as (
      (select id, place from (
          ${inOrder} limit (select case when yes then ${EVERYTHING} else 0 end from many)) as listed
        where text like ${pattern}${also} limit ${sql.raw(String(SEARCH_CAP))})
      union all
      (select id, place from (${ofFound}) as listed
        where not (select yes from many)${also}))
    select id, least(count(*) over (), ${sql.raw(String(SEARCH_CAP))})::integer as total, row_number() over (order by ${order}) as position
    from matching order by ${order}
    limit greatest(0, least(${sql.placeholder('limit')}::integer, ${sql.raw(String(SEARCH_CAP))} - ${sql.placeholder('offset')}::integer)) offset ${sql.placeholder('offset')}`
}
