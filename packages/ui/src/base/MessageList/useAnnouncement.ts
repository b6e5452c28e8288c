'use client'
import { useEffect, useRef, useState } from 'react'
import type { MessageItem } from './MessageItem.ts'

/** Returns the text of the newest message of another user that arrived after the list appeared. */
export function useAnnouncement(messages: readonly MessageItem[]): string {
  const last = messages.at(-1)
  const known = useRef(last?.id)
  const [text, setText] = useState('')
  useEffect(() => {
    if (known.current === last?.id) return
    const isFirst = known.current === undefined
    known.current = last?.id
    if (!last || isFirst || last.isOwn) return
    setText([last.author, last.text].filter(Boolean).join(': '))
  }, [last])
  return text
}
