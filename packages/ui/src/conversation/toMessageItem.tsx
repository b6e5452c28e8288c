import { fullName, photoSrcSet, type Conversation, type ConversationMessage } from '@plomada/domain'
import { Attachment } from '../base/Attachment/Attachment.tsx'
import type { MessageItem } from '../base/MessageList/MessageItem.ts'
import * as texts from './conversation.messages.ts'

/** Converts a message to an item of the list of messages. */
export const toMessageItem = (
  { senderId, key, text, photo, createdAt, id }: ConversationMessage,
  { other, otherReadId }: Pick<Conversation, 'other' | 'otherReadId'>,
): MessageItem => ({
  // The same before and after it is sent.
  id: key,
  text,
  date: createdAt,
  ...(photo !== null && {
    attachment: (
      <Attachment layout="photo" name={texts.photo} src={photo} srcSet={photoSrcSet(photo)} href={photo} />
    ),
  }),
  ...(senderId === other.id
    ? { author: fullName(other) }
    : { isOwn: true, state: id <= otherReadId ? 'read' : 'sent' }),
})
