import type { User } from '@plomada/domain'

interface Failure {
  call: string
  /** The address of a page that makes the call. */
  at: string
  viewer: User | null
  /** Responses that replace the examples of the contract. */
  responses?: Record<string, unknown>
  /** Other preparation of the page. */
  prepare?: () => Promise<void> | void
  /** The rows of the checklist. */
  rows?: string
}

/** A call that reads data, and what its page shows when it fails. */
export interface Read extends Failure {
  /** Only requests to a matching path fail. */
  only?: RegExp
  /** What the page shows; the message of the failure by default. */
  shows?: string[]
  /** The page works without the data and has no retry button. */
  isOptional?: true
}

/** A call that changes data, and what its page shows when it fails. */
export interface Write extends Failure {
  fields?: Record<string, string>
  /** The button that sends the call and repeats it. */
  button: string
  /** What the page shows; the message of the failure by default. */
  shows?: string
  /** The log message, when it differs from the default one. */
  logs?: string
  /** The page sends the call when it opens and shows only the failure; the button repeats the call. */
  isSentOnOpen?: true
  /** The user leaves the page, so that the call cannot be repeated there. */
  isFinal?: true
}

/** Returns what a list shows when it fails to load. */
export const list = (empty: string): string[] => [empty, 'No pudimos cargar la lista.']
