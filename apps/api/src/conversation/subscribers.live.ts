import type { ProblemCode } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import type { PhotoUrl } from '../user/user.queries.ts'
import { findLastMessageId, LIVE_BATCH, listMessagesAfter } from './conversation.queries.ts'
import type { EventStream } from './stream.live.ts'

/** How long a stream stays open, in milliseconds. The client then connects again, with a new token. */
const STREAM_LIFETIME_MS = 15 * 60_000
const RETRY_MS = 1000

/** An open stream of a user. */
interface Subscriber {
  userId: number
  stream: EventStream
  /** The message that the stream begins after; null for the newest. */
  after: number | null
  /** The last message that was sent; null until it is known. */
  cursor: number | null
  closesAt: number
  isPumping: boolean
  /** Whether there may be more messages than the running pump has read. */
  isBehind: boolean
}

/** Dependencies of the streams. */
export interface SubscriberDeps {
  db: Db
  photoUrl: PhotoUrl
  /** Returns why a user may not have a stream now, or null. */
  accessRefusal: (userId: number) => Promise<ProblemCode | null>
  onError: (error: unknown) => void
}

/** Keeps the open streams of a process, and sends them messages in order, each once. */
export function createSubscribers({ db, photoUrl, accessRefusal, onError }: SubscriberDeps) {
  const byUser = new Map<number, Set<Subscriber>>()
  const all = new Set<Subscriber>()

  function remove(subscriber: Subscriber): void {
    all.delete(subscriber)
    const others = byUser.get(subscriber.userId)
    others?.delete(subscriber)
    if (others?.size === 0) byUser.delete(subscriber.userId)
  }

  /** Sends the messages after the cursor. Ids are committed in order for each user, so none can appear before it later. */
  async function pump(subscriber: Subscriber): Promise<void> {
    subscriber.isBehind = true
    if (subscriber.isPumping || subscriber.cursor === null) return
    subscriber.isPumping = true
    try {
      while (subscriber.isBehind && all.has(subscriber)) {
        subscriber.isBehind = false
        const found = await listMessagesAfter(db, { id: subscriber.userId }, subscriber.cursor, photoUrl)
        for (const data of found) subscriber.stream.send({ name: 'message', data }, data.message.id)
        subscriber.cursor = found.at(-1)?.message.id ?? subscriber.cursor
        if (found.length === LIVE_BATCH) subscriber.isBehind = true
      }
    } catch (error) {
      onError(error)
      setTimeout(() => void pump(subscriber), RETRY_MS).unref()
    } finally {
      subscriber.isPumping = false
    }
  }

  async function checkAccess(userId: number): Promise<void> {
    try {
      const code = await accessRefusal(userId)
      if (code === null) return
      for (const { stream } of byUser.get(userId) ?? []) {
        stream.send({ name: 'closed', data: { code } })
        stream.end()
      }
    } catch (error) {
      onError(error)
      setTimeout(() => void checkAccess(userId), RETRY_MS).unref()
    }
  }

  /**
   * Says that a stream is current from now on; its client then reads everything again. Finds where the stream begins:
   * an id after the newest message is of another database.
   */
  async function begin(subscriber: Subscriber): Promise<void> {
    try {
      if (subscriber.cursor === null) {
        const newest = await findLastMessageId(db, { id: subscriber.userId })
        subscriber.cursor ??= Math.min(subscriber.after ?? newest, newest)
      }
      subscriber.stream.send({ name: 'ready', data: { id: subscriber.cursor } }, subscriber.cursor)
      await pump(subscriber)
    } catch (error) {
      onError(error)
      subscriber.stream.end()
    }
  }

  return {
    all: all as ReadonlySet<Subscriber>,
    of: (userId: number): ReadonlySet<Subscriber> | undefined => byUser.get(userId),
    /** Adds a stream, which sends nothing before `begin`. Returns it. */
    add(userId: number, stream: EventStream, after: number | null): Subscriber {
      // Spread over a fifth of the time, so that the streams of a restart do not end together.
      const closesAt = performance.now() + STREAM_LIFETIME_MS * (1 - Math.random() / 5)
      const subscriber = { userId, stream, after, cursor: null, closesAt, isPumping: false, isBehind: false }
      all.add(subscriber)
      byUser.set(userId, (byUser.get(userId) ?? new Set()).add(subscriber))
      return subscriber
    },
    begin,
    beginAll() {
      for (const subscriber of all) void begin(subscriber)
    },
    remove,
    pump,
    pumpAll() {
      for (const subscriber of all) void pump(subscriber)
    },
    checkAccess,
    checkAll() {
      for (const userId of byUser.keys()) void checkAccess(userId)
    },
  }
}
