import { integer, timestamp, type AnyPgColumn, type ExtraConfigColumn } from 'drizzle-orm/pg-core'

/** A `timestamptz` column. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true })

export const createdAt = () => timestamptz('created_at').notNull().defaultNow()

/** A required reference to a column of another table. */
export const reference = (name: string, column: () => AnyPgColumn, onDelete?: 'cascade') =>
  integer(name)
    .notNull()
    .references(column, onDelete && { onDelete })

/** The order of lists from newest to oldest, for indexes. */
export const newestFirst = (date: ExtraConfigColumn, id: ExtraConfigColumn) =>
  [date.desc().nullsFirst(), id.desc().nullsFirst()] as const
