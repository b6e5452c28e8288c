import { Pool, type PoolClient, type PoolConfig } from 'pg'

interface InactivityTimeout {
  /** Milliseconds without data after which a connection in use is closed. */
  inactivityTimeout: number
}

/**
 * Fixes two problems of `pg`'s pool: a connection that fails between two statements of a transaction ends the process,
 * and a transaction that cannot begin never releases its connection.
 */
class ResilientPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(
    callback: (
      error: Error | undefined,
      client: PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    // `pool.query` uses the callback and handles errors itself.
    if (callback) return super.connect(callback)
    return super.connect().then(releaseOnError)
  }
}

function releaseOnError(client: PoolClient): PoolClient {
  const originalRelease = client.release.bind(client)
  let isReleased = false
  function release(error?: Error | boolean): void {
    if (isReleased) return
    isReleased = true
    client.off('error', release)
    originalRelease(error)
  }
  client.on('error', release)
  return Object.assign(client, { release })
}

/** Creates a pool that survives failures of its server and closes connections that hang. */
export function createPool({ inactivityTimeout, ...config }: PoolConfig & InactivityTimeout): Pool {
  const pool = new ResilientPool(config)
  const inUse = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  // Idle connections that fail are replaced; without a listener the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    const { stream } = client.connection
    if (!('setTimeout' in stream) || typeof stream.setTimeout !== 'function') return
    stream.setTimeout(inactivityTimeout, () => {
      if (inUse.has(client)) stream.destroy(new Error('Connection terminated: no data from the database'))
    })
  })
  return pool
}
