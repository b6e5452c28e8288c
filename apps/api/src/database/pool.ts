import { Pool, type PoolClient, type PoolConfig } from 'pg'
import { getSqlError, isStorageFull } from './sqlErrors.ts'

interface InactivityTimeout {
  /** Milliseconds without data after which a connection in use is closed. */
  inactivityTimeout: number
}

type OnConnect = (
  error: Error | undefined,
  client: PoolClient | undefined,
  done: (release?: unknown) => void,
) => void

/** Milliseconds until a session is opened again after the server had no resources for one. */
const RETRY_AFTER_MS = 5000

/**
 * Fixes three problems of `pg`'s pool: a connection that fails between two statements of a transaction ends the process,
 * a transaction that cannot begin never releases its connection, and a server without resources for another session, for
 * example because its disk is full, makes requests fail that could wait for an open one.
 */
class ResilientPool extends Pool {
  #openSessions = 0
  #max: number

  constructor(config: PoolConfig) {
    super(config)
    this.#max = this.options.max
    this.on('connect', () => (this.#openSessions += 1))
    this.on('remove', () => (this.#openSessions -= 1))
  }

  override connect(): Promise<PoolClient>
  override connect(callback: OnConnect): void
  override connect(callback?: OnConnect): Promise<PoolClient> | void {
    // `pool.query` uses the callback and handles errors itself.
    if (callback) return this.#connect(callback)
    return new Promise((resolve, reject) => {
      this.#connect((error, client) => (client ? resolve(releaseOnError(client)) : reject(error)))
    })
  }

  #connect(callback: OnConnect, hasWaited = false): void {
    super.connect((error, client, done) => {
      if (!error || hasWaited || this.#openSessions === 0 || !isOutOfResources(error)) {
        callback(error, client, done)
        return
      }
      this.options.max = this.#openSessions
      setTimeout(() => (this.options.max = this.#max), RETRY_AFTER_MS).unref()
      this.#connect(callback, true)
    })
  }
}

const isOutOfResources = (error: Error) => isStorageFull(error) || !!getSqlError(error)?.code.startsWith('53')

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
