import { timestamp } from 'drizzle-orm/pg-core'

/** A point in time; the zone is never lost. */
export const moment = (name: string) => timestamp(name, { withTimezone: true })

/** When the row was written. */
export const createdAt = () => moment('created_at').notNull().defaultNow()
