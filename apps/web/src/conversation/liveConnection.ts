import * as z from 'zod/mini'
import {
  conversationCalls,
  HEARTBEAT_MS,
  liveEvents,
  type LiveEvent,
  type LiveEventName,
} from '@plomada/domain/calls'
import { calls } from '../data/calls.ts'
import { getRequestAuth } from '../data/requestAuth.ts'
import { send } from '../data/send.ts'
import { createEventParser, type ServerEvent } from './eventStream.ts'

/** How messages arrive. */
export type Connection = 'live' | 'polling' | 'offline'

/** Handlers of a connection. */
export interface LiveHandlers {
  onEvent: (event: LiveEvent) => void
  onConnection: (connection: Connection) => void
}

/** Milliseconds until a stream without a first event counts as blocked. */
const FIRST_EVENT_TIMEOUT = 8000
/** Milliseconds without any byte after which a stream counts as broken. */
const SILENCE_TIMEOUT = HEARTBEAT_MS * 2.5
const POLL_INTERVAL = 5000
/** Polls before the stream is tried again. */
const POLLS_PER_TRY = 12
const RETRY_MS = 1500

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    const end = () => {
      clearTimeout(timer)
      resolve()
    }
    signal.addEventListener('abort', end, { once: true })
    addEventListener('online', end, { once: true, signal })
  })

function decodeEvent({ name, data }: ServerEvent): LiveEvent | null {
  const schema = liveEvents[name as LiveEventName]
  if (!schema) return null
  const decoded = z.safeDecode(schema, JSON.parse(data) as never)
  return decoded.success ? ({ name, data: decoded.data } as LiveEvent) : null
}

type Outcome = 'ended' | 'blocked' | 'refused' | 'failed'

/** The last message that has arrived, with which the next stream resumes. */
interface Cursor {
  lastId: number | null
}

async function requestStream({ lastId }: Cursor, signal: AbortSignal): Promise<Response> {
  const token = await getRequestAuth().getToken()
  return fetch(`/api${conversationCalls.stream.path}`, {
    signal,
    headers: {
      accept: 'text/event-stream',
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(lastId !== null && { 'last-event-id': String(lastId) }),
    },
  })
}

/** Reads one stream until it ends, or until it is silent for too long. */
async function readStream(
  cursor: Cursor,
  { onEvent, onConnection }: LiveHandlers,
  signal: AbortSignal,
): Promise<Outcome> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), FIRST_EVENT_TIMEOUT)
  let hasBegun = false
  let isRefused = false
  const parse = createEventParser((received) => {
    if (received.id !== undefined) cursor.lastId = Number(received.id)
    const event = decodeEvent(received)
    if (!event) return
    if (!hasBegun) onConnection('live')
    hasBegun = true
    isRefused ||= event.name === 'closed'
    onEvent(event)
  })
  try {
    const response = await requestStream(cursor, AbortSignal.any([signal, silence.signal]))
    if (response.status === 401 || response.status === 403) return 'refused'
    if (!response.ok || !response.body) return response.status >= 500 ? 'failed' : 'blocked'
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parse(decoder.decode(part.value, { stream: true }))
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), hasBegun ? SILENCE_TIMEOUT : FIRST_EVENT_TIMEOUT)
    }
  } catch {
    if (!hasBegun) return silence.signal.aborted ? 'blocked' : 'failed'
  } finally {
    clearTimeout(timer)
  }
  if (isRefused) return 'refused'
  return hasBegun ? 'ended' : 'blocked'
}

/** Requests the messages after the cursor. */
async function poll(cursor: Cursor, { onEvent, onConnection }: LiveHandlers): Promise<void> {
  const { lastId } = cursor
  const polled = await send(calls.conversation.stream, { query: lastId === null ? {} : { after: lastId } })
  cursor.lastId = polled.lastId
  onConnection('polling')
  if (lastId === null) onEvent({ name: 'ready', data: { id: polled.lastId } })
  for (const data of polled.result) onEvent({ name: 'message', data })
}

/** Receives the messages of the viewer by a stream, or by polling where streams are blocked, until it is aborted. */
async function receiveLive(handlers: LiveHandlers, signal: AbortSignal): Promise<void> {
  const cursor: Cursor = { lastId: null }
  const reportFailure = () => handlers.onConnection(navigator.onLine ? 'polling' : 'offline')
  let failures = 0
  while (!signal.aborted) {
    const outcome = await readStream(cursor, handlers, signal)
    if (signal.aborted || outcome === 'refused') return
    failures = outcome === 'ended' ? 0 : failures + 1
    if (outcome === 'failed') reportFailure()
    if (outcome !== 'blocked' && failures <= 2) {
      await pause(RETRY_MS * (1 + Math.random()), signal)
      continue
    }
    for (let count = 0; count < POLLS_PER_TRY && !signal.aborted; count++) {
      await poll(cursor, handlers).catch(reportFailure)
      await pause(POLL_INTERVAL, signal)
    }
  }
}

/** A message between the tabs of a browser. */
type Shared =
  | { event: LiveEvent }
  /** With `to`, the response to one tab that has joined. */
  | { connection: Connection; to?: string }
  | { joined: string }

/**
 * Receives the events in one tab for all tabs of the browser, which opens few connections to a server. Returns the
 * function that stops. Then the next tab connects, and its `ready` event makes all tabs read everything again.
 */
function shareLive(viewer: number, handlers: LiveHandlers): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const name = `plomada-live-${viewer}`
  const id = crypto.randomUUID()
  const channel = new BroadcastChannel(name)
  const post = (shared: Shared) => channel.postMessage(shared)
  /** The state of the connection, if this tab has it. */
  let own: Connection | undefined
  channel.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
    if ('event' in data) return handlers.onEvent(data.event)
    if ('joined' in data) return own && post({ connection: own, to: data.joined })
    if (data.to !== undefined && data.to !== id) return
    handlers.onConnection(data.connection)
    // What happened before this tab joined was sent to the others.
    if (data.to === id) handlers.onEvent(becameCurrent)
  })
  const receive = () =>
    receiveLive(
      {
        onEvent(event) {
          handlers.onEvent(event)
          post({ event })
        },
        onConnection(connection) {
          own = connection
          handlers.onConnection(connection)
          post({ connection })
        },
      },
      signal,
    )
  // Pages without a secure context have no locks.
  const running: Promise<unknown> =
    'locks' in navigator ? navigator.locks.request(name, { signal }, receive) : receive()
  running.catch(() => {})
  post({ joined: id })
  return () => {
    controller.abort()
    channel.close()
  }
}

const becameCurrent: LiveEvent = { name: 'ready', data: { id: 0 } }

/** The connection of this tab, for all parts of the page. */
interface TabConnection {
  handlers: Set<LiveHandlers>
  /** The last state; undefined until it is known. */
  connection?: Connection
  stop: () => void
}

const tabConnections = new Map<number, TabConnection>()

function openTabConnection(viewer: number): TabConnection {
  const handlers = new Set<LiveHandlers>()
  const tab: TabConnection = { handlers, stop: () => {} }
  const begin = () =>
    shareLive(viewer, {
      onEvent: (event) => handlers.forEach(({ onEvent }) => onEvent(event)),
      onConnection(connection) {
        tab.connection = connection
        for (const { onConnection } of handlers) onConnection(connection)
      },
    })
  let end = begin()
  // An open connection or a lock would keep the page out of the cache for Back.
  const page = new AbortController()
  addEventListener('pagehide', () => end(), { signal: page.signal })
  addEventListener('pageshow', ({ persisted }) => void (persisted && (end = begin())), {
    signal: page.signal,
  })
  tab.stop = () => {
    page.abort()
    end()
  }
  tabConnections.set(viewer, tab)
  return tab
}

/** Receives the events of the viewer, with one connection for all parts of all tabs. Returns the function that stops. */
export function subscribeLive(viewer: number, handlers: LiveHandlers): () => void {
  const tab = tabConnections.get(viewer) ?? openTabConnection(viewer)
  tab.handlers.add(handlers)
  if (tab.connection !== undefined) {
    handlers.onConnection(tab.connection)
    handlers.onEvent(becameCurrent)
  }
  return () => {
    tab.handlers.delete(handlers)
    if (tab.handlers.size > 0) return
    tab.stop()
    tabConnections.delete(viewer)
  }
}
