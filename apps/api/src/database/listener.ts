import { Client } from 'pg'
import { timeoutFactor } from '../timeoutFactor.ts'
import type { Database } from './database.types.ts'

/** Handlers of a listener. */
export interface ListenerHandlers {
  onNotification: (payload: string) => void
  /** Runs after each connection: notifications may have been lost before it. */
  onConnect: () => void
  onError: (error: unknown) => void
}

/** Milliseconds between two attempts to connect. */
const RETRY_INTERVAL = 1000
/** Milliseconds between two checks of the connection, and how long a check may take. */
const CHECK_INTERVAL = 30_000
const CHECK_TIMEOUT = 5000 * timeoutFactor

/** Receives the notifications of one channel over a connection of its own, and connects again when it fails. */
export interface Listener {
  start: () => void
  stop: () => Promise<void>
}

type Source = Pick<Database, 'pool'>

const createClient = ({ pool: { options } }: Source, channel: string): Client =>
  new Client({
    connectionString: options.connectionString,
    application_name: `listener of ${channel}`,
    connectionTimeoutMillis: CHECK_TIMEOUT,
    query_timeout: CHECK_TIMEOUT,
    keepAlive: true,
  })

/** Creates a listener of a channel. `channel` is an identifier of our own, not input. */
export function createListener(
  source: Source,
  channel: string,
  { onNotification, onConnect, onError }: ListenerHandlers,
): Listener {
  let client: Client | null = null
  let retry: NodeJS.Timeout | undefined
  let check: NodeJS.Timeout | undefined
  let isStopped = false
  let opening: Promise<void> = Promise.resolve()

  function lose(failed: Client, error: unknown): void {
    if (client !== failed) return
    client = null
    clearInterval(check)
    failed.end().catch(() => {})
    if (isStopped) return
    onError(error)
    retry = setTimeout(start, RETRY_INTERVAL).unref()
  }

  async function open(): Promise<void> {
    const opened = createClient(source, channel)
    client = opened
    opened.on('error', (error) => lose(opened, error))
    opened.on('end', () => lose(opened, new Error('The connection for notifications ended.')))
    opened.on('notification', ({ payload }) => onNotification(payload ?? ''))
    try {
      await opened.connect()
      await opened.query(`listen ${channel}`)
    } catch (error) {
      return lose(opened, error)
    }
    check = setInterval(() => {
      opened.query('select 1').catch((error: unknown) => lose(opened, error))
    }, CHECK_INTERVAL).unref()
    onConnect()
  }

  function start(): void {
    if (!isStopped) opening = open()
  }

  return {
    start,
    async stop() {
      isStopped = true
      clearTimeout(retry)
      clearInterval(check)
      await opening
      await client?.end().catch(() => {})
    },
  }
}
