import { memberRoles } from '../catalogues/roles.ts'
import type { Access } from '../contract/access.ts'

/** Whether a conversation takes messages. */
export type ConversationState = 'open' | 'closed'

/** Conversations are private: admins are not a party. */
const outsiders = { admin: 'notFound', other: 'notFound' } as const
const readers = {
  about: 'conversation',
  audience: 'signedIn',
  relations: { owner: 'always', worker: 'always', applicant: 'always', ...outsiders },
} as const
const writers = {
  about: 'conversation',
  audience: memberRoles,
  relations: outsiders,
  states: { open: null, closed: 'conversationClosed' },
} as const

/** Access to conversations: the owner of the offer and the applicant. Suspended users read and do not write. */
export const conversationAccess = {
  list: { audience: 'signedIn' },
  unread: { audience: 'signedIn' },
  open: { ...readers, about: 'offer', audience: memberRoles },
  get: readers,
  messages: readers,
  markRead: readers,
  send: writers,
  photo: writers,
  typing: writers,
  stream: { audience: memberRoles },
} as const satisfies Record<string, Access<ConversationState>>
