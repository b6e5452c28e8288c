import { capitalize, fullName, href, paths, smallPhoto, type Conversation } from '@plomada/domain'
import type { ConversationItem } from '../base/ConversationList/ConversationList.tsx'
import { photoPreview } from './conversation.messages.ts'

/** Converts a conversation to an item of the list of conversations. */
export const toConversationItem = (
  { id, other, offer, lastMessage, unread }: Conversation,
  currentId: number | null,
): ConversationItem => ({
  id,
  href: href(paths.conversation, { id }),
  name: fullName(other),
  seed: other.id,
  photo: smallPhoto(other.photo),
  subject: capitalize(offer.title),
  ...(lastMessage && { preview: lastMessage.text || photoPreview, date: lastMessage.createdAt }),
  unread,
  isCurrent: id === currentId,
})
