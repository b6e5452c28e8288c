import type { ConversationMessage } from '@plomada/domain'
import { calls } from '../data/calls.ts'
import { isNetworkError } from '../data/networkError.ts'
import { send } from '../data/send.ts'
import { outgoingKey } from './outgoingKey.ts'
import { createMessageList, type OutgoingMessage, photoLost } from './outgoingMessages.ts'
import { createPhotoKeeper } from './outgoingPhotos.ts'

type OnSent = (conversationId: number, message: ConversationMessage) => void

const RETRY_MS = 4000

const deliver = async ({
  key,
  conversationId: id,
  text,
  file,
}: OutgoingMessage): Promise<ConversationMessage> => {
  const params = { id }
  if (!file && text === '') throw new Error(photoLost.error)
  return file
    ? (await send(calls.conversation.photo, { params, file, body: { key, text } })).result
    : (await send(calls.conversation.send, { params, body: { key, text } })).result
}

/** Creates the queue of a user's unsent messages. It sends them in order and keeps them until the server has confirmed them. */
function createQueue(viewer: number) {
  const { get, useValue, update, change, refresh } = createMessageList(viewer)
  const sentListeners = new Set<OnSent>()
  let isRunning = false
  let retry: ReturnType<typeof setTimeout> | undefined

  const photos = createPhotoKeeper(get, change)
  const remove = (key: string) => {
    photos.discard(key)
    update((all) => all.filter((message) => message.key !== key))
  }

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
        await photos.restore()
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
  addEventListener('storage', ({ key }) => {
    if (key !== outgoingKey(viewer)) return
    refresh()
    void photos.restore()
  })
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
      const message = { key, conversationId, text, file, storedPhoto: null, createdAt }
      update((all) => [...all, { ...message, state: 'waiting' }])
      if (file) void photos.keep(key, file)
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
