import type { Pool } from 'pg'

/** What this folder needs of a database: parametrised statements. */
export type Sql = Pick<Pool, 'query'>
