import { conversationMessages } from '@plomada/ui'
import { createStore } from '../createStore.ts'
import { outgoingKey } from './outgoingKey.ts'

/** A message that the server has not confirmed. */
export interface OutgoingMessage {
  /** Identifies the message at the server: sending it again creates no second one. */
  key: string
  conversationId: number
  text: string
  /** The photo. It is only in memory, because messages are stored as JSON. */
  file: File | null
  /** The file name of the photo, once it is in Cache Storage, where a later page reads it. */
  storedPhoto: string | null
  createdAt: string
  state: 'waiting' | 'sending' | 'failed'
  /** Why it failed. */
  error?: string | undefined
}

/** The changes of a message whose photo is not stored: only its text can be sent. */
export const photoLost = {
  storedPhoto: null,
  state: 'failed',
  error: conversationMessages.photoLost,
} as const

const isOutgoing = (value: unknown): value is OutgoingMessage => {
  const { key, conversationId, text, createdAt } = (value ?? {}) as Partial<OutgoingMessage>
  return (
    typeof key === 'string' &&
    Number.isSafeInteger(conversationId) &&
    typeof text === 'string' &&
    typeof createdAt === 'string'
  )
}

/** Returns the stored messages, without their photos, or null without storage. */
function readStored(viewer: number): OutgoingMessage[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(outgoingKey(viewer)) ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored
      .filter(isOutgoing)
      .map((message) => ({ ...message, storedPhoto: message.storedPhoto ?? null, file: null }))
  } catch {
    return null
  }
}

const hasUnstoredPhoto = ({ file, storedPhoto }: OutgoingMessage) => file !== null && storedPhoto === null

/** Returns whether the messages could be stored. Without storage they last as long as the page. */
function store(viewer: number, messages: readonly OutgoingMessage[]): boolean {
  try {
    const stored = messages.map((message) => ({
      ...message,
      ...(hasUnstoredPhoto(message) && photoLost),
      file: null,
    }))
    if (stored.length === 0) localStorage.removeItem(outgoingKey(viewer))
    else localStorage.setItem(outgoingKey(viewer), JSON.stringify(stored))
    return true
  } catch {
    return false
  }
}

/** Returns the stored messages, which other tabs change too, with the photos that this page has. */
function mergeMessages(
  stored: readonly OutgoingMessage[],
  known: readonly OutgoingMessage[],
): OutgoingMessage[] {
  const withPhoto = new Map(
    known.filter(({ file }) => file !== null).map((message) => [message.key, message]),
  )
  const unstored = known.filter(hasUnstoredPhoto)
  const others = stored.filter((message) => !unstored.some(({ key }) => key === message.key))
  return [
    ...others.map((message) => ({ ...message, file: withPhoto.get(message.key)?.file ?? null })),
    ...unstored,
  ].toSorted((a, b) => a.createdAt.localeCompare(b.createdAt))
}

/** Creates the list of a user's unsent messages, which this browser stores. */
export function createMessageList(viewer: number) {
  const { get, set, useValue } = createStore<readonly OutgoingMessage[]>([])
  let isStored = true
  const readAll = (): readonly OutgoingMessage[] => {
    const stored = isStored ? readStored(viewer) : null
    return stored === null ? get() : mergeMessages(stored, get())
  }
  const update = (next: (messages: readonly OutgoingMessage[]) => readonly OutgoingMessage[]) => {
    set(next(readAll()))
    isStored = store(viewer, get())
  }
  return {
    get,
    useValue,
    update,
    change: (key: string, changes: Partial<OutgoingMessage>) =>
      update((all) => all.map((message) => (message.key === key ? { ...message, ...changes } : message))),
    /** Reads what another tab has stored. */
    refresh: () => set(readAll()),
  }
}
