import { useEffect, useState } from 'react'
import type { ConversationMessage } from '@plomada/domain'
import { Attachment, conversationMessages as texts, type MessageItem } from '@plomada/ui'
import { getOutgoing } from './outgoing.ts'

/** Renders the photo of a message that is being sent. */
function OutgoingPhoto({ file }: { file: File }) {
  const [url] = useState(() => URL.createObjectURL(file))
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return <Attachment layout="photo" name={texts.photo} src={url} />
}

/** Returns the unsent messages of a conversation. One that has arrived meanwhile is left out. */
export function useOutgoingItems(
  viewer: number,
  conversationId: number,
  confirmed: readonly ConversationMessage[] | undefined,
): MessageItem[] {
  const all = getOutgoing(viewer).useMessages()
  const keys = new Set(confirmed?.map(({ key }) => key))
  return all
    .filter((message) => message.conversationId === conversationId && !keys.has(message.key))
    .map(({ key, text, file, createdAt, state, error }) => ({
      id: key,
      isOwn: true,
      text,
      date: createdAt,
      state,
      ...(file && { attachment: <OutgoingPhoto file={file} /> }),
      ...(error !== undefined && { error }),
    }))
}
