import type { ReactNode } from 'react'

/** Whether an own message has arrived. `waiting` is sent when the connection returns. */
export type MessageState = 'sending' | 'waiting' | 'sent' | 'read' | 'failed'

/** A message of a list. */
export interface MessageItem {
  /** Unique in the list, and the same before and after sending. */
  id: string | number
  /** Text. Line breaks are kept. */
  text?: string | undefined
  /** An `Attachment` above the text. */
  attachment?: ReactNode
  /** When it was sent. */
  date: Date | string
  /** Whether the user wrote it.
   * @default false */
  isOwn?: boolean | undefined
  /** Name of the author, for a message of another user. */
  author?: string | undefined
  /** State of an own message.
   * @default 'sent' */
  state?: MessageState | undefined
  /** Why a failed message was not sent. */
  error?: ReactNode
}
