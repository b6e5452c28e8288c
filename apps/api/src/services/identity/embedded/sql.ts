import type { Pool } from 'pg'

/** The part of a database connection that the provider uses. */
export type Sql = Pick<Pool, 'query'>
