/** The messages that are rendered: those from one index to another, without the second one. */
export interface MessageRange {
  from: number
  to: number
}

/** Lists of up to this many messages are rendered whole, so that the browser finds any text in them. */
const WHOLE_MAXIMUM = 100

/** Messages rendered on each side of those in view. */
const MARGIN = 30
/** The range moves when fewer messages are left on a side. */
const NEAR_EDGE = 10
/** Messages rendered at most to keep one with focus. */
const WITH_FOCUS_MAXIMUM = 200

const within = (from: number, to: number, count: number): MessageRange => ({
  from: Math.max(0, from),
  to: Math.min(count, to),
})

/** Returns the range around an index. */
export const rangeAround = (index: number, count: number): MessageRange =>
  within(index - MARGIN, index + 2 * MARGIN, count)

/** Returns the range at the end of a list. */
export const lastRange = (count: number): MessageRange =>
  count <= WHOLE_MAXIMUM ? { from: 0, to: count } : within(count - 2 * MARGIN, count, count)

/** Returns the range after messages were added: `earlier` of them at the start, the others at the end. */
export function rangeAfterChange(
  { from, to }: MessageRange,
  { earlier, previousCount, count }: { earlier: number; previousCount: number; count: number },
): MessageRange {
  if (count <= WHOLE_MAXIMUM) return { from: 0, to: count }
  const shifted = within(from + earlier, to === previousCount ? count : to + earlier, count)
  return shifted.from < shifted.to ? shifted : lastRange(count)
}

/** Returns the range for the messages in view; the same one while enough messages are left on both sides. */
export function rangeInView(
  range: MessageRange,
  { first, last }: { first: number; last: number },
  count: number,
): MessageRange {
  if (count <= WHOLE_MAXIMUM) return { from: 0, to: count }
  const isNearEdge =
    (range.from > 0 && first - range.from < NEAR_EDGE) ||
    (range.to < count && range.to - 1 - last < NEAR_EDGE)
  const isTooLong = range.to - range.from > last - first + 1 + 4 * MARGIN
  return isNearEdge || isTooLong ? within(first - MARGIN, last + 1 + MARGIN, count) : range
}

/** Returns a range that has the message with focus as well, or undefined if that is too far away. */
export function rangeWithFocus({ from, to }: MessageRange, focused: number): MessageRange | undefined {
  const range = { from: Math.min(from, focused), to: Math.max(to, focused + 1) }
  return range.to - range.from <= WITH_FOCUS_MAXIMUM ? range : undefined
}
