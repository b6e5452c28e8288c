import type { MessageRange } from './messageRange.ts'

/** The elements of a list that scrolls. */
export interface MessageElements {
  scroller: HTMLElement
  /** The child of the scroller, which has the full height. */
  content: Element
  list: HTMLElement
}

/** A message and its distance from the start of the content. */
export interface Anchor {
  element: Element
  top: number
}

/** Height of a message, in pixels, before any is measured. */
const TYPICAL_HEIGHT = 64

const topIn = ({ content }: MessageElements, element: Element) =>
  element.getBoundingClientRect().top - content.getBoundingClientRect().top

const messagesIn = ({ list }: MessageElements) => [...list.querySelectorAll<HTMLElement>('[data-index]')]
const indexOf = (element: HTMLElement) => Number(element.dataset['index'])

const spaceBefore = ({ list }: MessageElements) => Number.parseFloat(list.style.paddingBlockStart) || 0
const setSpaceBefore = ({ list }: MessageElements, height: number) => {
  list.style.paddingBlockStart = height > 0 ? `${height}px` : ''
}

function averageHeight(elements: MessageElements): number {
  const messages = messagesIn(elements)
  const first = messages[0]?.getBoundingClientRect()
  const last = messages.at(-1)?.getBoundingClientRect()
  return first && last && messages.length > 1 ? (last.bottom - first.top) / messages.length : TYPICAL_HEIGHT
}

const setSpaceAfter = ({ list }: MessageElements, height: number) => {
  list.style.paddingBlockEnd = height > 0 ? `${height}px` : ''
}
const spaceAfter = ({ list }: MessageElements) => Number.parseFloat(list.style.paddingBlockEnd) || 0

/** Reserves the estimated height of the messages that are not rendered. The scroll position moves with them. */
export function reserveSpace(elements: MessageElements, { from, to }: MessageRange, count: number): void {
  const height = averageHeight(elements)
  const moved = from * height - spaceBefore(elements)
  setSpaceBefore(elements, from * height)
  setSpaceAfter(elements, (count - to) * height)
  if (moved !== 0) elements.scroller.scrollTop += moved
}

/**
 * Keeps the height of the list while other messages are rendered, by the space after them: the browser scrolls smoothly
 * to a place that it has calculated before.
 */
export function keepHeight(elements: MessageElements, height: number, to: number, count: number): void {
  const left = height - (elements.list.offsetHeight - spaceAfter(elements))
  const estimate = (count - to) * averageHeight(elements)
  setSpaceAfter(elements, left > estimate / 2 ? left : estimate)
}

/** Places the last messages at the end of a list of a height, after the user has scrolled near its end. */
export function placeAtEnd(elements: MessageElements, height: number): void {
  const messages = elements.list.offsetHeight - spaceBefore(elements) - spaceAfter(elements)
  // In this order: a shorter list would limit the scroll position.
  setSpaceBefore(elements, height - messages)
  setSpaceAfter(elements, 0)
}

/** Returns the first and the last message in view, and the first one as anchor; undefined if none is in view. */
export function findInView(elements: MessageElements) {
  const view = elements.scroller.getBoundingClientRect()
  const inView = messagesIn(elements).filter((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > view.top && top < view.bottom
  })
  const [first] = inView
  const last = inView.at(-1)
  if (!first || !last) return undefined
  const anchor: Anchor = { element: first, top: topIn(elements, first) }
  return { first: indexOf(first), last: indexOf(last), anchor }
}

/** Returns the index of the message at the scroll position, estimated from the space without messages. */
export function estimateIndex(elements: MessageElements, { from, to }: MessageRange, count: number): number {
  const { scroller, list } = elements
  const before = spaceBefore(elements)
  const after = spaceAfter(elements)
  const offset = scroller.scrollTop - topIn(elements, list)
  const beyond = offset - (list.offsetHeight - after)
  if (beyond > 0 && after > 0) return Math.min(count - 1, to + Math.floor((beyond / after) * (count - to)))
  return before > 0 ? Math.min(from, Math.max(0, Math.floor((offset / before) * from))) : 0
}

/** Returns an anchor that places a message at a scroll position. */
export function anchorAt(
  { list }: MessageElements,
  { index, top }: { index: number; top: number },
): Anchor | undefined {
  const element = list.querySelector(`[data-index="${index}"]`)
  return element ? { element, top } : undefined
}

/**
 * Keeps the anchor where it is in view. The reserved space gives way first, because setting the scroll position ends
 * the momentum of a swipe on iOS.
 */
export function keepAnchor(
  elements: MessageElements,
  anchor: Anchor | undefined,
  { from }: MessageRange,
): void {
  if (from === 0) setSpaceBefore(elements, 0)
  if (!anchor?.element.isConnected) return
  const moved = topIn(elements, anchor.element) - anchor.top
  const space = spaceBefore(elements)
  const given = from === 0 ? 0 : Math.min(moved, space)
  if (given !== 0) setSpaceBefore(elements, space - given)
  if (moved !== given) elements.scroller.scrollTop += moved - given
}

/** Returns the index of the message that has focus. */
export function focusedIndex({ list }: MessageElements): number | undefined {
  const focused = document.activeElement?.closest<HTMLElement>('[data-index]')
  return focused && list.contains(focused) ? indexOf(focused) : undefined
}
