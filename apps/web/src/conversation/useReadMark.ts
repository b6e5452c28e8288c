import { useEffect, useRef } from 'react'
import { useMarkRead } from './conversation.data.ts'

/** Marks the messages of the open conversation as read while the page is visible. */
export function useReadMark(id: number, lastIncomingId: number | undefined): void {
  const markRead = useMarkRead()
  const marked = useRef(new Map<number, number>())
  useEffect(() => {
    if (lastIncomingId === undefined) return
    const mark = () => {
      if (document.hidden || (marked.current.get(id) ?? 0) >= lastIncomingId) return
      const before = marked.current.get(id) ?? 0
      marked.current.set(id, lastIncomingId)
      // Tried again with the next message, or when the page is opened again.
      markRead({ params: { id }, body: { upTo: lastIncomingId } }).catch(() => marked.current.set(id, before))
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, lastIncomingId, markRead])
}
