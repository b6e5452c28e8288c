import { createServer, type Server, type Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { timeoutFactor } from '../timeoutFactor.ts'
import { createBatchReader } from './pglite.batches.ts'
import { isListenStatement, splitNotifications } from './pglite.notifications.ts'

interface Client {
  socket: Socket
  isClosed: boolean
  /** Whether it has sent a LISTEN statement. */
  isListening: boolean
}

interface Request {
  client: Client
  batch: Uint8Array
}

/** A server that shares one embedded database among many clients. */
export interface Bridge {
  server: Server
  /** Closes all connections and rolls back open transactions. */
  stop: () => Promise<void>
}

/** Handlers of a bridge. */
export interface BridgeHandlers {
  onCrash: (error: unknown) => void
  /** Runs between two batches, outside of transactions; the next batch waits for it. */
  onIdle: (database: PGlite) => Promise<void>
}

/** How long a transaction may stay idle, in milliseconds. All other clients wait for it. */
const IDLE_TRANSACTION_TIMEOUT = 30_000 * timeoutFactor

/**
 * Serves the PostgreSQL protocol for a database that has one session. The messages of a client up to its Sync run as one
 * batch, and a transaction keeps the session until it ends. If messages of two clients mixed, one would receive the rows
 * of the other.
 */
export function createBridge(opening: Promise<PGlite>, { onCrash, onIdle }: BridgeHandlers): Bridge {
  const clients = new Set<Client>()
  let queue: Request[] = []
  /** The client whose transaction is open. */
  let owner: Client | null = null
  let running: Promise<void> | null = null
  let idleTimer: NodeJS.Timeout | undefined

  function takeNext(): Request | undefined {
    const next = queue.find(({ client }) => owner === null || client === owner)
    if (next) queue.splice(queue.indexOf(next), 1)
    return next
  }

  async function rollBackIfClosed(database: PGlite): Promise<void> {
    if (!owner?.isClosed) return
    await database.exec('rollback')
    owner = null
  }

  async function runAll(): Promise<void> {
    const database = await opening
    await rollBackIfClosed(database)
    for (let request = takeNext(); request; request = takeNext()) {
      clearTimeout(idleTimer)
      await run(database, request, clients)
      const { client } = request
      owner = database.isInTransaction() ? client : null
      if (owner) idleTimer = setTimeout(() => client.socket.destroy(), IDLE_TRANSACTION_TIMEOUT)
      await rollBackIfClosed(database)
      if (owner === null) await onIdle(database)
    }
  }

  function start(): void {
    running ??= runAll()
      .catch(onCrash)
      .finally(() => {
        running = null
        if (owner?.isClosed || (owner === null && queue.length > 0)) start()
      })
  }

  function remove(client: Client): void {
    client.isClosed = true
    clients.delete(client)
    queue = queue.filter((request) => request.client !== client)
    start()
  }

  const server = createServer((socket) => {
    const client = { socket, isClosed: false, isListening: false }
    clients.add(client)
    const read = createBatchReader({
      onBatch: (batch) => {
        queue.push({ client, batch })
        start()
      },
      onEncryptionRequest: () => socket.write('N'),
      onEnd: () => socket.end(),
    })
    socket.on('data', read)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => remove(client))
  })

  return {
    server,
    async stop() {
      clearTimeout(idleTimer)
      queue = []
      const closed = new Promise((resolve) => server.close(resolve))
      for (const { socket } of clients) socket.destroy()
      await closed
      await running
    },
  }
}

/** Runs a batch. Its notifications go to the clients that listen: the session itself cannot know which one does. */
async function run(
  database: PGlite,
  { client, batch }: Request,
  clients: ReadonlySet<Client>,
): Promise<void> {
  if (isListenStatement(batch)) client.isListening = true
  const response: Uint8Array[] = []
  await database.runExclusive(() =>
    database.execProtocolRawStream(batch, { onRawData: (bytes) => response.push(bytes.slice()) }),
  )
  const { rest, notifications } = splitNotifications(Buffer.concat(response))
  if (client.socket.writable) client.socket.write(rest)
  if (notifications.length === 0) return
  for (const { socket, isListening } of clients)
    if (isListening && socket.writable) socket.write(notifications)
}
