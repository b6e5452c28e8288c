import type { ConversationMessage } from '@plomada/domain'
import { createStore } from '../createStore.ts'
import { conversationCalls as calls } from '../data/calls.ts'
import { isNetworkError } from '../data/networkError.ts'
import { send } from '../data/send.ts'
import { outgoingKey } from './outgoingKey.ts'

/** A message that the server has not confirmed. */
interface OutgoingMessage {
  /** Identifies the message at the server: sending it again creates no second one. */
  key: string
  conversationId: number
  text: string
  /** Kept as long as the page: a file cannot be stored as JSON. */
  file: File | null
  createdAt: string
  state: 'waiting' | 'sending' | 'failed'
  /** Why it failed. */
  error?: string | undefined
}

type OnSent = (conversationId: number, message: ConversationMessage) => void

const RETRY_MS = 4000
const isOutgoing = (value: unknown): value is OutgoingMessage => {
  const { key, conversationId, text, createdAt } = (value ?? {}) as Partial<OutgoingMessage>
  return (
    typeof key === 'string' &&
    Number.isSafeInteger(conversationId) &&
    typeof text === 'string' &&
    typeof createdAt === 'string'
  )
}

/** Returns the stored messages, or null without storage. */
function readStored(viewer: number): OutgoingMessage[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(outgoingKey(viewer)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOutgoing).map((one) => ({ ...one, file: null })) : []
  } catch {
    return null
  }
}

/** Returns whether the messages could be stored. Without storage they last as long as the page. */
function store(viewer: number, messages: readonly OutgoingMessage[]): boolean {
  try {
    const texts = messages.filter(({ file }) => file === null)
    if (texts.length === 0) localStorage.removeItem(outgoingKey(viewer))
    else localStorage.setItem(outgoingKey(viewer), JSON.stringify(texts))
    return true
  } catch {
    return false
  }
}

const deliver = async ({
  key,
  conversationId: id,
  text,
  file,
}: OutgoingMessage): Promise<ConversationMessage> => {
  const params = { id }
  return file
    ? (await send(calls.photo, { params, file, body: { key, text } })).result
    : (await send(calls.send, { params, body: { key, text } })).result
}

/** Creates the queue of a user's unsent messages. It sends them in order and keeps them until the server has confirmed them. */
function createQueue(viewer: number) {
  const { get, set, useValue } = createStore<readonly OutgoingMessage[]>([])
  const sentListeners = new Set<OnSent>()
  let isRunning = false
  let isStored = true
  let retry: ReturnType<typeof setTimeout> | undefined

  /** The stored messages, which other tabs change too, and those with a file. */
  const readAll = (): readonly OutgoingMessage[] => {
    const stored = isStored ? readStored(viewer) : null
    if (stored === null) return get()
    const withFile = get().filter(({ file }) => file !== null)
    return [...stored, ...withFile].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
  }
  const update = (next: (messages: readonly OutgoingMessage[]) => readonly OutgoingMessage[]) => {
    set(next(readAll()))
    isStored = store(viewer, get())
  }
  const change = (key: string, changes: Partial<OutgoingMessage>) =>
    update((all) => all.map((message) => (message.key === key ? { ...message, ...changes } : message)))
  const remove = (key: string) => update((all) => all.filter((message) => message.key !== key))

  /** Sends one message. Returns false when the server sent no response. */
  async function sendOne(message: OutgoingMessage): Promise<boolean> {
    const { key, conversationId } = message
    change(key, { state: 'sending', error: undefined })
    try {
      const sent = await deliver(message)
      for (const listener of sentListeners) listener(conversationId, sent)
      remove(key)
    } catch (error) {
      if (isNetworkError(error)) {
        change(key, { state: 'waiting' })
        return false
      }
      change(key, { state: 'failed', error: error instanceof Error ? error.message : '' })
    }
    return true
  }

  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    clearTimeout(retry)
    try {
      for (;;) {
        const next = get().find(({ state }) => state === 'waiting')
        if (!next) return
        if (navigator.onLine && (await sendOne(next))) continue
        retry = setTimeout(() => void run(), RETRY_MS)
        return
      }
    } finally {
      isRunning = false
    }
  }

  addEventListener('online', () => void run())
  addEventListener('storage', ({ key }) => void (key === outgoingKey(viewer) && set(readAll())))
  // The page that was sending one may have been closed. The server stores a repeated one once.
  update((all) =>
    all.map((message) => ({ ...message, state: message.state === 'failed' ? 'failed' : 'waiting' })),
  )
  void run()
  return {
    useMessages: useValue,
    add(conversationId: number, { text, file }: { text: string; file: File | null }) {
      const createdAt = new Date().toISOString()
      const key = crypto.randomUUID()
      update((all) => [...all, { key, conversationId, text, file, createdAt, state: 'waiting' }])
      void run()
    },
    retry(key: string) {
      change(key, { state: 'waiting', error: undefined })
      void run()
    },
    remove,
    /** Calls the listener with each message that the server has confirmed. Returns the function that removes it. */
    onSent(listener: OnSent) {
      sentListeners.add(listener)
      return () => void sentListeners.delete(listener)
    },
  }
}

const queues = new Map<number, ReturnType<typeof createQueue>>()

/** Returns the queue of a user, one for the lifetime of the page. */
export function getOutgoing(viewer: number): ReturnType<typeof createQueue> {
  const queue = queues.get(viewer) ?? createQueue(viewer)
  queues.set(viewer, queue)
  return queue
}
