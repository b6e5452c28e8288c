'use client'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { MessageItem } from './MessageItem.ts'

/** Distance from the end, in pixels, within which the list follows new messages. */
const NEAR_END = 48

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= NEAR_END

/**
 * Keeps the end of a list in view while the user is there, and the same messages in view when earlier ones are added.
 * Counts the messages that arrived out of view.
 */
export function useMessageScroll(messages: readonly MessageItem[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const wasAtEnd = useRef(true)
  const before = useRef<{ firstId: MessageItem['id'] | undefined; height: number }>({
    firstId: undefined,
    height: 0,
  })
  const seenCount = useRef(messages.length)
  const [unseen, setUnseen] = useState(0)
  const last = messages.at(-1)
  const firstId = messages[0]?.id

  const scrollToEnd = useCallback(() => {
    const element = scroller.current
    if (element) element.scrollTop = element.scrollHeight
    wasAtEnd.current = true
    setUnseen(0)
  }, [])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const previous = before.current
    const hasEarlier = previous.firstId !== undefined && previous.firstId !== firstId
    if (wasAtEnd.current) element.scrollTop = element.scrollHeight
    else if (hasEarlier) element.scrollTop += element.scrollHeight - previous.height
    before.current = { firstId, height: element.scrollHeight }
  }, [firstId, messages])

  // Own messages show at once; those of others wait until the user scrolls to them.
  useEffect(() => {
    if (last?.isOwn) scrollToEnd()
  }, [last?.id, last?.isOwn, scrollToEnd])
  useEffect(() => {
    const added = messages.length - seenCount.current
    seenCount.current = messages.length
    if (added > 0 && !wasAtEnd.current && last?.isOwn !== true) setUnseen((count) => count + 1)
    // Only a new last message counts: earlier ones are added at the start.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [last?.id])

  // The height changes when photos load or the keyboard of a phone opens.
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      if (wasAtEnd.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [])

  const onScroll = useCallback(() => {
    const element = scroller.current
    if (!element) return
    wasAtEnd.current = isNearEnd(element)
    before.current.height = element.scrollHeight
    if (wasAtEnd.current) setUnseen(0)
  }, [])

  return { scroller, onScroll, unseen, scrollToEnd }
}
