import { join } from 'node:path'
import { startEmbedded, type EmbeddedServer } from '../database/embedded/embedded.ts'

/** Returns the server of `TEST_DATABASE_URL`, or starts an embedded one in a folder. */
export async function openTestServer(folder: string): Promise<Pick<EmbeddedServer, 'url' | 'close'>> {
  const url = process.env['TEST_DATABASE_URL']
  if (url) return { url, close: async () => {} }
  // The data is not needed after a power cut, plans do not depend on the time of an analysis, and each app has a pool.
  return startEmbedded(join(folder, 'server'), {
    settings: { fsync: 'off', autovacuum: 'off', max_wal_size: '1GB', max_connections: '500' },
  })
}
