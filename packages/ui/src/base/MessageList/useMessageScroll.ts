'use client'
import { type KeyboardEvent, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { findNewMessages } from './findNewMessages.ts'
import type { MessageItem } from './MessageItem.ts'
import { useMessageWindow } from './useMessageWindow.ts'

/** Distance from the end, in pixels, within which the list follows new messages. */
const NEAR_END = 48

const none: readonly MessageItem[] = []

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= NEAR_END

/** Keeps the end of a list in view while the user is there. Counts the messages that arrived out of view. */
export function useMessageScroll(messages: readonly MessageItem[] | undefined) {
  const { scroller, list, range, wasAtEnd, update, keepPlace, showEnd } = useMessageWindow(messages ?? none)
  const previous = useRef(messages)
  const [unseen, setUnseen] = useState(0)
  const last = messages?.at(-1)

  const scrollToEnd = useCallback(() => {
    showEnd()
    setUnseen(0)
  }, [showEnd])
  const current = useRef({ keepPlace, update, scrollToEnd })
  // Before the next paint, when the observer below is called: it needs the rendered range.
  useLayoutEffect(() => {
    current.current = { keepPlace, update, scrollToEnd }
  })

  // Own messages show at once; those of others wait until the user scrolls to them.
  useEffect(() => {
    if (last?.isOwn) current.current.scrollToEnd()
  }, [last?.id, last?.isOwn])
  useEffect(() => {
    const arrived = findNewMessages(previous.current, messages).filter(({ isOwn }) => !isOwn)
    previous.current = messages
    if (!wasAtEnd.current) setUnseen((count) => count + arrived.length)
    // `wasAtEnd` is a ref.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [messages])

  // The height changes when photos load or the keyboard of a phone opens.
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      current.current.keepPlace()
      current.current.update()
    })
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [scroller])

  const previousTop = useRef(0)
  const onScroll = useCallback(() => {
    const element = scroller.current
    if (!element) return
    // Without a move upwards, the end has moved away: the list follows it when the observer is called.
    const isMovedUp = element.scrollTop < previousTop.current
    previousTop.current = element.scrollTop
    wasAtEnd.current = isNearEnd(element) || (wasAtEnd.current && !isMovedUp)
    if (wasAtEnd.current) setUnseen(0)
    update()
  }, [scroller, wasAtEnd, update])

  // The browser would scroll smoothly to where the end is now; it moves while other messages are rendered.
  const onKeyDown = useCallback(
    (event: KeyboardEvent) => {
      if (event.key !== 'End' || event.target !== event.currentTarget) return
      event.preventDefault()
      scrollToEnd()
    },
    [scrollToEnd],
  )

  return { scroller, list, range, onScroll, onKeyDown, unseen, scrollToEnd }
}
