import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Database, DatabaseEvents } from './database.ts'
import type { WorkerOrder, WorkerReport, WorkerRequest } from './pglite.messages.ts'
import { createPool } from './pool.ts'
import { claimSocket, socketPort } from './pglite.socket.ts'
import * as schema from './schema.ts'

/** The embedded database can also be copied whole. */
export interface EmbeddedDatabase extends Database {
  dump: () => Promise<Uint8Array>
}

/** Where the embedded database lives and what it begins with. */
export interface EmbeddedOptions {
  /** The folder of the data; null keeps it in memory, for tests. */
  dataDir: string | null
  /** A dump to begin with, when there is no database yet. */
  template?: Uint8Array<ArrayBuffer>
}

const closingTime = 8000

/** Pings of the thread that stay unanswered before it counts as lost. */
const pings = 10

/** Starts the embedded database in a thread of its own and opens a pool on it. */
export async function openEmbedded(
  { dataDir, template }: EmbeddedOptions,
  { onProgress, meanwhile, stallLimit = 30_000 }: DatabaseEvents = {},
): Promise<EmbeddedDatabase> {
  const place = await placeOf(dataDir)
  const isNew = place.dataDir === null || !existsSync(join(place.dataDir, 'PG_VERSION'))
  onProgress?.(
    isNew
      ? 'Preparing the embedded database… (a few seconds, the first time only)'
      : 'Opening the embedded database…',
  )
  const request: WorkerRequest = {
    dataDir: place.dataDir,
    socketPath: place.socketPath,
    template: isNew ? (template ?? null) : null,
  }
  const worker = startWorker(request)
  await Promise.all([worker.receive('ready'), meanwhile?.()]).catch(async (error: unknown) => {
    await place.clean()
    throw new Error('The embedded database did not start.', { cause: error })
  })
  worker.watch(stallLimit)
  const pool = createPool({
    host: place.socketFolder,
    port: socketPort,
    user: 'postgres',
    database: 'postgres',
    max: 6,
    connectionTimeoutMillis: 10_000,
    // The embedded database knows no statement_timeout, and whoever waits for a turn hears nothing.
    silence: 30_000,
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
    await place.clean()
  }
  return { db: drizzle({ client: pool, schema }), pool, kind: 'embedded', lost, close, dump: worker.dump }
}

interface Place {
  dataDir: string | null
  socketFolder: string
  socketPath: string
  clean: () => Promise<void>
}

async function placeOf(dataDir: string | null): Promise<Place> {
  if (dataDir === null) {
    const folder = await mkdtemp(join(tmpdir(), 'plomada-'))
    const { path } = await claimSocket(folder)
    const clean = () => rm(folder, { recursive: true, force: true })
    return { dataDir: null, socketFolder: folder, socketPath: path, clean }
  }
  const { folder, path } = await claimSocket(dataDir)
  return { dataDir: join(dataDir, 'database'), socketFolder: folder, socketPath: path, clean: async () => {} }
}

function startWorker(request: WorkerRequest) {
  const worker = new Worker(new URL('./pglite.worker.ts', import.meta.url), { workerData: request })
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

  function order(what: WorkerOrder): void {
    worker.postMessage(what)
  }

  /** Ends the thread when it does not answer for so long: the engine runs in it and may spin, on a full disk for one. */
  function watch(limit: number): void {
    let unanswered = 0
    // Counts pings instead of time: after a suspension of the process an answer has its chance first.
    const timer = setInterval(() => {
      if (unanswered++ < pings) return order('ping')
      end(new Error(`The thread of the embedded database does not answer for ${limit / 1000} s.`))
      void worker.terminate()
    }, limit / pings).unref()
    worker.on('message', ({ kind }: WorkerReport) => {
      if (kind === 'pong') unanswered = 0
    })
    worker.once('exit', () => clearInterval(timer))
  }

  async function dump(): Promise<Uint8Array> {
    const report = receive('dump')
    order('dump')
    return (await report).bytes
  }

  async function close(): Promise<void> {
    const report = receive('closed')
    order('close')
    let tooLong: NodeJS.Timeout | undefined
    await Promise.race([
      report.catch(() => {}),
      new Promise((resolve) => {
        tooLong = setTimeout(resolve, closingTime)
      }),
    ])
    clearTimeout(tooLong)
    await worker.terminate()
  }

  return { ended, receive, watch, dump, close }
}
