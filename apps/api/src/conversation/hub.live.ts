import { HEARTBEAT_MS, STREAMS_PER_USER, type LiveEvent } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/contract'
import type { Database } from '../database/database.ts'
import { createListener } from '../database/listener.ts'
import { LIVE_CHANNEL, parseNotification, type LiveNotification } from './notifications.live.ts'
import type { EventStream } from './stream.live.ts'
import { createSubscribers, type SubscriberDeps } from './subscribers.live.ts'

/** Streams that one process keeps open. */
const STREAMS_PER_PROCESS = 5000
/** Milliseconds between two searches for new messages without notifications, behind a pooler in transaction mode. */
const POLL_MS = 2000

/** Sends what happens in conversations, and that notifications have changed, to the open streams of this process. */
export interface LiveHub {
  /** Throws a refusal if a user, or the process, has too many streams. */
  refuseTooMany: (userId: number) => void
  /** Adds a stream that begins after a message, or now. Returns a function that removes it. */
  add: (userId: number, stream: EventStream, after: number | null) => () => void
  /** Ends all streams and the connection. */
  stop: () => Promise<void>
}

/** Returns the event that a user receives for a notification; null for those that are not passed on. */
function toEvent(notification: LiveNotification, userId: number): LiveEvent | null {
  switch (notification.name) {
    case 'read': {
      const { conversationId, upTo, by } = notification
      return by === userId
        ? { name: 'unread', data: { conversationId } }
        : { name: 'read', data: { conversationId, upTo } }
    }
    case 'typing':
    case 'changed':
      return { name: notification.name, data: { conversationId: notification.conversationId } }
    case 'notifications':
      return { name: 'notifications', data: {} }
    default:
      return null
  }
}

/** Creates the hub of a process. It connects to the database with the first stream. */
export function createLiveHub({
  database,
  ...deps
}: Omit<SubscriberDeps, 'db'> & { database: Database }): LiveHub {
  const subscribers = createSubscribers({ db: database.db, ...deps })
  const { pump, pumpAll, checkAccess, checkAll } = subscribers
  let timers: NodeJS.Timeout[] = []
  let hasStarted = false
  let isListening = database.isPooled

  function receive(payload: string): void {
    const notification = parseNotification(payload)
    for (const userId of notification?.users ?? []) {
      const connections = subscribers.of(userId)
      if (!connections || !notification) continue
      if (notification.name === 'access') void checkAccess(userId)
      const event = toEvent(notification, userId)
      for (const subscriber of connections) {
        if (notification.name === 'message') void pump(subscriber)
        if (event) subscriber.stream.send(event)
      }
    }
  }

  function keepOpen(): void {
    const now = performance.now()
    for (const subscriber of subscribers.all) {
      if (now < subscriber.closesAt) {
        subscriber.stream.beat()
        continue
      }
      // A client that reads nothing delays the `close` event, which removes other streams.
      subscribers.remove(subscriber)
      subscriber.stream.end()
    }
  }

  /** Runs after each connection. Streams that were open may have lost what happened before it. */
  function resume(): void {
    isListening = true
    subscribers.beginAll()
    checkAll()
  }

  const listener = createListener(database, LIVE_CHANNEL, {
    onNotification: receive,
    onConnect: resume,
    onError: deps.onError,
  })

  function start(): void {
    if (hasStarted) return
    hasStarted = true
    timers = [setInterval(keepOpen, HEARTBEAT_MS).unref()]
    if (!database.isPooled) return listener.start()
    timers.push(setInterval(pumpAll, POLL_MS).unref(), setInterval(checkAll, HEARTBEAT_MS).unref())
  }

  return {
    refuseTooMany(userId) {
      if ((subscribers.of(userId)?.size ?? 0) >= STREAMS_PER_USER)
        refuse('tooManyRequests', { retryAfter: 60 })
      if (subscribers.all.size >= STREAMS_PER_PROCESS) refuse('unavailable', { retryAfter: 60 })
    },
    add(userId, stream, after) {
      start()
      const subscriber = subscribers.add(userId, stream, after)
      if (isListening) void subscribers.begin(subscriber)
      return () => subscribers.remove(subscriber)
    },
    async stop() {
      for (const timer of timers) clearInterval(timer)
      for (const { stream } of subscribers.all) stream.end()
      if (hasStarted && !database.isPooled) await listener.stop()
    },
  }
}
