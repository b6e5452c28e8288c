import { createServer } from 'node:net'
import type { Server, Socket } from 'node:net'
import type { PGlite } from '@electric-sql/pglite'
import { frames } from './pglite.frames.ts'

interface Client {
  socket: Socket
  hasLeft: boolean
}

interface Turn {
  client: Client
  batch: Uint8Array
}

/** The server that lends one embedded database to many clients. */
export interface Bridge {
  server: Server
  /** Ends every connection and undoes what was not committed. */
  stop: () => Promise<void>
}

/** What happens between the clients' messages. */
export interface BridgeEvents {
  onCrash: (error: unknown) => void
  /** Runs after each piece of work, outside of transactions; the next one waits for it. */
  onTurn: (database: PGlite) => Promise<void>
}

/** How long a client may sit on an open transaction, which makes everybody else wait. */
const patience = 30_000

/**
 * Speaks the PostgreSQL protocol for a database that has one session. A client's messages run as one piece up to its
 * Sync, and whoever opened a transaction keeps the session until it ends: were two clients' messages to mix, one would
 * read the other's rows.
 */
export function createBridge(opening: Promise<PGlite>, { onCrash, onTurn }: BridgeEvents): Bridge {
  const clients = new Set<Client>()
  const waiting: Turn[] = []
  let holder: Client | null = null
  let running: Promise<void> | null = null
  let warning: NodeJS.Timeout | undefined

  function nextTurn(): Turn | undefined {
    if (holder === null) return waiting.shift()
    const at = waiting.findIndex((turn) => turn.client === holder)
    return at === -1 ? undefined : waiting.splice(at, 1)[0]
  }

  async function undoForLeaver(database: PGlite): Promise<void> {
    if (!holder?.hasLeft) return
    await database.exec('rollback')
    holder = null
  }

  async function runAll(): Promise<void> {
    const database = await opening
    await undoForLeaver(database)
    for (let turn = nextTurn(); turn; turn = nextTurn()) {
      clearTimeout(warning)
      await runTurn(database, turn)
      const { client } = turn
      holder = database.isInTransaction() ? client : null
      if (holder) warning = setTimeout(() => client.socket.destroy(), patience)
      await undoForLeaver(database)
      if (holder === null) await onTurn(database)
    }
  }

  function pump(): void {
    running ??= runAll()
      .catch(onCrash)
      .finally(() => {
        running = null
        if (holder?.hasLeft || (holder === null && waiting.length > 0)) pump()
      })
  }

  function leave(client: Client): void {
    client.hasLeft = true
    clients.delete(client)
    for (let at = waiting.length - 1; at >= 0; at--) if (waiting[at]?.client === client) waiting.splice(at, 1)
    pump()
  }

  const server = createServer((socket) => {
    const client = { socket, hasLeft: false }
    clients.add(client)
    const read = frames({
      onBatch: (batch) => {
        waiting.push({ client, batch })
        pump()
      },
      onRefusal: () => socket.write('N'),
      onEnd: () => socket.end(),
    })
    socket.on('data', read)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => leave(client))
  })

  return {
    server,
    async stop() {
      clearTimeout(warning)
      waiting.length = 0
      const closed = new Promise((resolve) => server.close(resolve))
      for (const { socket } of clients) socket.destroy()
      await closed
      await running
    },
  }
}

async function runTurn(database: PGlite, { client, batch }: Turn): Promise<void> {
  const answer: Uint8Array[] = []
  await database.runExclusive(() =>
    database.execProtocolRawStream(batch, { onRawData: (bytes) => answer.push(bytes.slice()) }),
  )
  if (client.socket.writable) client.socket.write(Buffer.concat(answer))
}
