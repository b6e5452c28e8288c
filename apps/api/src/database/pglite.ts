import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { drizzle } from 'drizzle-orm/node-postgres'
import { timeoutFactor } from '../timeoutFactor.ts'
import type { Database, DatabaseEvents } from './database.types.ts'
import type { WorkerCommand, WorkerOptions, WorkerReport } from './pglite.protocol.ts'
import { createPool } from './pool.ts'
import { claimSocket, socketPort } from './pglite.socket.ts'
import * as schema from './schema.ts'
import { databaseTimeouts } from './timeouts.ts'

/** The embedded database. */
export interface EmbeddedDatabase extends Database {
  /** Returns a copy of all data. */
  dump: () => Promise<Uint8Array>
}

/** The data of an embedded database. */
export interface EmbeddedOptions {
  /** The folder of the data; null keeps the data in memory, for tests. */
  dataDir: string | null
  /** A dump from which a new database is created. */
  template?: Uint8Array<ArrayBuffer>
}

/** How long the worker may take to close the database, in milliseconds. */
const CLOSE_TIMEOUT = 8000

/** Unanswered pings after which the worker counts as lost. */
const MAX_PINGS = 10

/** Starts the embedded database in a worker thread and opens a connection pool. */
export async function openEmbedded(
  { dataDir, template }: EmbeddedOptions,
  { onProgress, meanwhile, stallLimit = 30_000 * timeoutFactor }: DatabaseEvents = {},
): Promise<EmbeddedDatabase> {
  const storage = await prepareStorage(dataDir)
  const isNew = storage.dataDir === null || !existsSync(join(storage.dataDir, 'PG_VERSION'))
  onProgress?.(
    isNew
      ? 'Preparing the embedded database… (a few seconds, the first time only)'
      : 'Opening the embedded database…',
  )
  const options: WorkerOptions = {
    dataDir: storage.dataDir,
    socketPath: storage.socketPath,
    template: isNew ? (template ?? null) : null,
  }
  const worker = startWorker(options)
  await Promise.all([worker.receive('ready'), meanwhile?.()]).catch(async (error: unknown) => {
    await storage.clean()
    throw new Error('The embedded database did not start.', { cause: error })
  })
  worker.watch(stallLimit)
  const pool = createPool({
    host: storage.socketFolder,
    port: socketPort,
    user: 'postgres',
    database: 'postgres',
    max: 6,
    connectionTimeoutMillis: databaseTimeouts.embeddedConnection,
    // The embedded database has no statement_timeout, and queued clients receive no data.
    inactivityTimeout: databaseTimeouts.embeddedInactivity,
  })
  let isClosing = false
  const lost = new Promise<Error>((resolve) => {
    void worker.ended.then((reason) => !isClosing && resolve(reason))
  })

  async function close(): Promise<void> {
    if (isClosing) return
    isClosing = true
    await pool.end()
    await worker.close()
    await storage.clean()
  }
  return { db: drizzle({ client: pool, schema }), pool, kind: 'embedded', lost, close, dump: worker.dump }
}

interface Storage {
  dataDir: string | null
  socketFolder: string
  socketPath: string
  clean: () => Promise<void>
}

async function prepareStorage(dataDir: string | null): Promise<Storage> {
  if (dataDir === null) {
    const folder = await mkdtemp(join(tmpdir(), 'plomada-'))
    const { path } = await claimSocket(folder)
    const clean = () => rm(folder, { recursive: true, force: true })
    return { dataDir: null, socketFolder: folder, socketPath: path, clean }
  }
  const { folder, path } = await claimSocket(dataDir)
  return { dataDir: join(dataDir, 'database'), socketFolder: folder, socketPath: path, clean: async () => {} }
}

function startWorker(options: WorkerOptions) {
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), { workerData: options })
  const { promise: ended, resolve: end } = Promise.withResolvers<Error>()
  worker.once('error', end)
  worker.once('exit', () => end(new Error('The thread of the embedded database ended.')))

  function receive<Kind extends WorkerReport['kind']>(
    kind: Kind,
  ): Promise<Extract<WorkerReport, { kind: Kind }>> {
    return new Promise((resolve, reject) => {
      const isExpected = (report: WorkerReport): report is Extract<WorkerReport, { kind: Kind }> =>
        report.kind === kind
      function listen(report: WorkerReport): void {
        if (!isExpected(report)) return
        worker.off('message', listen)
        resolve(report)
      }
      worker.on('message', listen)
      void ended.then(reject)
    })
  }

  function send(command: WorkerCommand): void {
    worker.postMessage(command)
  }

  /** Ends the worker when it does not respond within the limit: the engine may loop forever, for example on a full disk. */
  function watch(limit: number): void {
    let unanswered = 0
    // Counts pings instead of time, so that a suspended process does not lose its worker.
    const timer = setInterval(() => {
      if (unanswered++ < MAX_PINGS) return send('ping')
      end(new Error(`The thread of the embedded database does not respond for ${limit / 1000} s.`))
      void worker.terminate()
    }, limit / MAX_PINGS).unref()
    worker.on('message', ({ kind }: WorkerReport) => {
      if (kind === 'pong') unanswered = 0
    })
    worker.once('exit', () => clearInterval(timer))
  }

  async function dump(): Promise<Uint8Array> {
    const report = receive('dump')
    send('dump')
    return (await report).bytes
  }

  async function close(): Promise<void> {
    const report = receive('closed')
    send('close')
    let tooLong: NodeJS.Timeout | undefined
    await Promise.race([
      report.catch(() => {}),
      new Promise((resolve) => {
        tooLong = setTimeout(resolve, CLOSE_TIMEOUT)
      }),
    ])
    clearTimeout(tooLong)
    await worker.terminate()
  }

  return { ended, receive, watch, dump, close }
}
