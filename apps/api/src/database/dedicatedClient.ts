import { Client } from 'pg'
import type { Database } from './database.types.ts'

/** Runs work on a connection without the timeouts of the pool, for long statements. */
export async function withDedicatedClient<Result>(
  { pool, isPooled }: Pick<Database, 'pool' | 'isPooled'>,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  if (isPooled) throw new Error('This needs a connection without the pooler: set DATABASE_OWNER_URL.')
  const { connectionString, connectionTimeoutMillis } = pool.options
  const client = new Client({ connectionString, connectionTimeoutMillis, keepAlive: true })
  // The running statement rejects as well; without a listener the event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Runs work in one transaction: all of it takes effect, or nothing. */
export async function inTransaction<Result>(client: Client, work: () => Promise<Result>): Promise<Result> {
  await client.query('begin')
  try {
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
