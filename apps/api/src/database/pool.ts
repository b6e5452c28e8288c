import { Pool } from 'pg'
import type { PoolClient, PoolConfig } from 'pg'

interface Patience {
  /** Milliseconds without a byte after which a connection in use is given up: its server hangs, or the way to it is gone. */
  silence: number
}

/**
 * A pool whose connections may break at any moment. The driver's own leaves two holes: a connection that breaks between
 * two statements of a transaction ends the process, and a transaction that cannot begin keeps its place for ever.
 */
class CarefulPool extends Pool {
  override connect(): Promise<PoolClient>
  override connect(
    callback: (
      error: Error | undefined,
      client: PoolClient | undefined,
      done: (release?: unknown) => void,
    ) => void,
  ): void
  override connect(callback?: Parameters<Pool['connect']>[0]): Promise<PoolClient> | void {
    // The pool's own statements come this way, and those look after their connection.
    if (callback) return super.connect(callback)
    return super.connect().then(releasedWhenBroken)
  }
}

function releasedWhenBroken(client: PoolClient): PoolClient {
  const giveBack = client.release.bind(client)
  let isBack = false
  function release(error?: Error | boolean): void {
    if (isBack) return
    isBack = true
    client.off('error', release)
    giveBack(error)
  }
  client.on('error', release)
  return Object.assign(client, { release })
}

/** Opens a pool that survives its server and gives up a connection that hangs. */
export function createPool({ silence, ...config }: PoolConfig & Patience): Pool {
  const pool = new CarefulPool(config)
  const inUse = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => inUse.add(client))
  pool.on('release', (_error, client) => inUse.delete(client))
  // An idle connection that breaks is replaced; without a listener the event would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    const { stream } = client.connection
    if (!('setTimeout' in stream) || typeof stream.setTimeout !== 'function') return
    stream.setTimeout(silence, () => {
      if (inUse.has(client)) stream.destroy(new Error('Connection terminated: the database says nothing'))
    })
  })
  return pool
}
