'use client'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import {
  type Anchor,
  anchorAt,
  estimateIndex,
  findInView,
  focusedIndex,
  keepAnchor,
  keepHeight,
  type MessageElements,
  placeAtEnd,
  reserveSpace,
} from './messageLayout.ts'
import type { MessageItem } from './MessageItem.ts'
import {
  lastRange,
  type MessageRange,
  rangeAfterChange,
  rangeAround,
  rangeInView,
  rangeWithFocus,
} from './messageRange.ts'

/** The message at a scroll position where none was rendered. */
interface Jump {
  index: number
  top: number
}

/** The rendered range of certain messages. */
interface View {
  firstId: MessageItem['id'] | undefined
  count: number
  range: MessageRange
  jump?: Jump
}

function viewAfterChange({ firstId, count, range }: View, messages: readonly MessageItem[]): View {
  const earlier = messages.findIndex(({ id }) => id === firstId)
  const next = { firstId: messages[0]?.id, count: messages.length }
  if (earlier < 0) return { ...next, range: lastRange(next.count) }
  return { ...next, range: rangeAfterChange(range, { earlier, previousCount: count, count: next.count }) }
}

/** Places what is rendered after a jump. Returns the anchor that is to be kept at the scroll position. */
function placeJump(
  elements: MessageElements,
  jump: Jump,
  { range, count }: Omit<View, 'firstId'>,
  height: number,
) {
  if (range.from > 0 && range.to === count) placeAtEnd(elements, height)
  return range.from > 0 && range.to < count ? anchorAt(elements, jump) : undefined
}

const isSame = (a: MessageRange, b: MessageRange) => a.from === b.from && a.to === b.to

/**
 * Renders only the messages near those in view when there are many, and keeps the messages in view in their place when
 * others are added, rendered or change their height.
 */
export function useMessageWindow(messages: readonly MessageItem[]) {
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLOListElement>(null)
  const wasAtEnd = useRef(true)
  const anchor = useRef<Anchor>(undefined)
  const [stored, setView] = useState<View>(() =>
    viewAfterChange({ firstId: undefined, count: 0, range: { from: 0, to: 0 } }, messages),
  )
  let view = stored
  if (stored.count !== messages.length || stored.firstId !== messages[0]?.id) {
    view = viewAfterChange(stored, messages)
    setView(view)
  }
  const { range, count, firstId, jump } = view

  const getElements = useCallback((): MessageElements | undefined => {
    const content = scroller.current?.firstElementChild
    // Without a height nothing is in view.
    return scroller.current?.clientHeight && content && list.current
      ? { scroller: scroller.current, content, list: list.current }
      : undefined
  }, [])

  const moveTo = useCallback(
    (elements: MessageElements, wanted: MessageRange, newJump?: Jump) => {
      const focused = focusedIndex(elements)
      const withFocus = focused === undefined ? wanted : rangeWithFocus(wanted, focused)
      // Focus stays in the list when its message is removed.
      if (!withFocus) elements.scroller.focus({ preventScroll: true })
      const next = withFocus ?? wanted
      const hasMoved = !isSame(next, range)
      if (hasMoved) setView({ firstId, count, range: next, ...(newJump && { jump: newJump }) })
      return hasMoved
    },
    [range, firstId, count],
  )

  /** Notes what is in view, and renders other messages when that is near their end. */
  const update = useCallback(() => {
    const elements = getElements()
    if (!elements) return
    const inView = findInView(elements)
    anchor.current = inView?.anchor
    if (inView) {
      moveTo(elements, rangeInView(range, inView, count))
      return
    }
    if (range.from === 0 && range.to === count) return
    const { scrollTop: top } = elements.scroller
    const index = estimateIndex(elements, range, count)
    if (!moveTo(elements, rangeAround(index, count), { index, top }))
      keepAnchor(elements, anchorAt(elements, { index, top }), range)
  }, [getElements, moveTo, range, count])

  const keepPlace = useCallback(() => {
    const elements = getElements()
    if (!elements) return
    if (wasAtEnd.current) elements.scroller.scrollTop = elements.scroller.scrollHeight
    else keepAnchor(elements, anchor.current, range)
  }, [getElements, range])

  const listHeight = useRef(0)
  const lastJump = useRef<Jump>(undefined)
  // Also after each change of the messages: a text or a photo may have another height.
  const knownFirst = useRef<MessageItem['id']>(undefined)
  useLayoutEffect(() => {
    const elements = getElements()
    if (!elements) return
    const height = listHeight.current
    if (jump && jump !== lastJump.current)
      anchor.current = placeJump(elements, jump, { range, count }, height)
    lastJump.current = jump
    keepPlace()
    // Afterwards: less space would limit the scroll position while the space above is still that of another range.
    keepHeight(elements, height, range.to, count)
    if (wasAtEnd.current || knownFirst.current !== firstId) reserveSpace(elements, range, count)
    if (wasAtEnd.current) keepPlace()
    knownFirst.current = firstId
    listHeight.current = elements.list.offsetHeight
    // What is in view is known only after the layout.
    // oxlint-disable-next-line react/set-state-in-effect
    update()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [messages, range, jump, firstId, count, getElements, keepPlace, update])

  const showEnd = useCallback(() => {
    wasAtEnd.current = true
    const last = lastRange(count)
    if (range.to < count) setView({ firstId, count, range: last })
    keepPlace()
  }, [range, firstId, count, keepPlace])

  return { scroller, list, range, wasAtEnd, update, keepPlace, showEnd }
}
