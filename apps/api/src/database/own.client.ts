import { Client } from 'pg'
import type { Database } from './database.ts'

/**
 * Lends a connection without the time limits of the pool, for work that may be long and silent. The embedded database
 * has one session for everybody, so there it is one of the pool.
 */
export async function withOwnClient<Result>(
  { pool, kind }: Pick<Database, 'pool' | 'kind'>,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  if (kind === 'embedded') {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      client.release()
    }
  }
  const { connectionString, connectionTimeoutMillis } = pool.options
  const client = new Client({ connectionString, connectionTimeoutMillis, keepAlive: true })
  // Whoever waits for a statement hears of it; without a listener the event would end the process.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
