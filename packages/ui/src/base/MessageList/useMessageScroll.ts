'use client'
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { findNewMessages } from './findNewMessages.ts'
import type { MessageItem } from './MessageItem.ts'

/** Distance from the end, in pixels, within which the list follows new messages. */
const NEAR_END = 48

/** The first message in view and its distance from the start of the frame, in pixels. */
interface Anchor {
  element: Element
  top: number
}

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= NEAR_END

const topIn = (scroller: HTMLElement, element: Element) =>
  element.getBoundingClientRect().top - scroller.getBoundingClientRect().top

function findAnchor(scroller: HTMLElement): Anchor | undefined {
  const start = scroller.getBoundingClientRect().top
  const element = [...scroller.querySelectorAll('[data-message]')].find(
    (message) => message.getBoundingClientRect().bottom > start,
  )
  return element && { element, top: topIn(scroller, element) }
}

/**
 * Keeps the end of a list in view while the user is there, and otherwise the messages in view in their place when others
 * are added or change their height. Counts the messages that arrived out of view.
 */
export function useMessageScroll(messages: readonly MessageItem[] | undefined) {
  const scroller = useRef<HTMLDivElement>(null)
  const wasAtEnd = useRef(true)
  const anchor = useRef<Anchor>(undefined)
  const previousTop = useRef(0)
  const previous = useRef(messages)
  const [unseen, setUnseen] = useState(0)

  const keepPlace = useCallback(() => {
    const element = scroller.current
    if (!element) return
    if (wasAtEnd.current) element.scrollTop = element.scrollHeight
    else if (anchor.current?.element.isConnected)
      element.scrollTop += topIn(element, anchor.current.element) - anchor.current.top
    anchor.current = findAnchor(element)
  }, [])

  const scrollToEnd = useCallback(() => {
    wasAtEnd.current = true
    keepPlace()
    setUnseen(0)
  }, [keepPlace])

  useLayoutEffect(() => {
    const arrived = findNewMessages(previous.current, messages)
    previous.current = messages
    // Own messages show at once; those of others wait until the user scrolls to them.
    if (arrived.length > 0 && messages?.at(-1)?.isOwn) wasAtEnd.current = true
    keepPlace()
    const others = arrived.filter(({ isOwn }) => !isOwn).length
    if (wasAtEnd.current) setUnseen(0)
    else setUnseen((count) => count + others)
  }, [messages, keepPlace])

  // The height changes when photos load or the keyboard of a phone opens.
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const observer = new ResizeObserver(keepPlace)
    observer.observe(element)
    if (element.firstElementChild) observer.observe(element.firstElementChild)
    return () => observer.disconnect()
  }, [keepPlace])

  const onScroll = useCallback(() => {
    const element = scroller.current
    if (!element) return
    // Without a move upwards, the end has moved away: the list follows it when the observer is called.
    const isMovedUp = element.scrollTop < previousTop.current
    previousTop.current = element.scrollTop
    wasAtEnd.current = isNearEnd(element) || (wasAtEnd.current && !isMovedUp)
    anchor.current = findAnchor(element)
    if (wasAtEnd.current) setUnseen(0)
  }, [])

  return { scroller, onScroll, unseen, scrollToEnd }
}
