'use client'
import { useEffect, useRef, useState } from 'react'
import { findNewMessages } from './findNewMessages.ts'
import type { MessageItem } from './MessageItem.ts'

/** Returns the newest message of another user that arrived after the list had loaded. */
export function useAnnouncement(messages: readonly MessageItem[] | undefined): MessageItem | undefined {
  const previous = useRef(messages)
  const [announced, setAnnounced] = useState<MessageItem>()
  useEffect(() => {
    const newest = findNewMessages(previous.current, messages).at(-1)
    previous.current = messages
    if (newest && !newest.isOwn) setAnnounced(newest)
  }, [messages])
  return announced
}
