import { type RefObject, useLayoutEffect, useState } from 'react'

/** Lists up to this length are rendered whole, in the flow of the page. */
const WHOLE = 60
/** Rows of a longer list that are rendered: those that are visible, and some around them. */
const SIZE = 16
/** Of these, rows above the visible ones. */
const ABOVE = 3
/** Pixels of a row before one was measured. */
const ESTIMATE = 36

/** Heights of rows. Nearly all are equal; the others have more than one line. */
interface Heights {
  row: number
  /** Pixels by which a row is higher, by its position. */
  more: Map<number, number>
}

const getTop = ({ row, more }: Heights, position: number) => {
  let top = position * row
  for (const [at, pixels] of more) if (at < position) top += pixels
  return top
}

/** Returns the position of the row at a distance from the top of the list. */
const findRow = (heights: Heights, top: number, count: number) => {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >> 1
    if (getTop(heights, middle + 1) <= top) low = middle + 1
    else high = middle
  }
  return low
}

const fit = (start: number, count: number) => Math.max(0, Math.min(start, count - SIZE))

/** Which rows of a list are rendered, and where. */
export interface ListWindow {
  isWhole: boolean
  /** Positions of the rendered rows, in order. */
  positions: number[]
  /** Height of all rows, in pixels. */
  height: number
  getTop: (position: number) => number
  /** Renders the rows at the current scroll position. */
  update: () => void
}

/**
 * Returns the rows of a list that are rendered: those around the visible ones, and the active one, which the field refers
 * to by its id. `rows` is another array when the list changes.
 */
export const useListWindow = (
  rows: { count: number },
  active: number,
  scroller: RefObject<HTMLElement | null>,
): ListWindow => {
  const { count } = rows
  const isWhole = count <= WHOLE
  const [start, setStart] = useState(() => fit(active - ABOVE, count))
  const [measured, setMeasured] = useState<{ rows: object; heights: Heights }>()
  const heights =
    measured?.rows === rows ? measured.heights : { row: measured?.heights.row ?? ESTIMATE, more: new Map() }
  const first = fit(start, count)
  const positions = Array.from(
    { length: isWhole ? count : SIZE },
    (_, index) => (isWhole ? 0 : first) + index,
  )
  // With the row before it, which may be its heading.
  const aside = [active - 1, active].filter(
    (position) => position >= 0 && active >= 0 && (position < first || position >= first + SIZE),
  )
  if (!isWhole && active < first) positions.unshift(...aside)
  else if (!isWhole) positions.push(...aside)

  // oxlint-disable-next-line react-hooks/exhaustive-deps -- any rendering can show other rows
  useLayoutEffect(() => {
    if (isWhole) return
    const elements = scroller.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []
    const found = Array.from(
      elements,
      (element) => [Number(element.dataset['row']), element.offsetHeight] as const,
    )
    const row = measured ? heights.row : Math.min(...found.map(([, height]) => height))
    // Not displayed, as in tests without layout.
    if (!(row > 0) || !Number.isFinite(row)) return
    const more = new Map(heights.more)
    let hasChanged = !measured && row !== heights.row
    for (const [position, height] of found) {
      if (height - row === (more.get(position) ?? 0)) continue
      hasChanged = true
      if (height === row) more.delete(position)
      else more.set(position, height - row)
    }
    if (hasChanged) setMeasured({ rows, heights: { row, more } })
  })

  const update = () => {
    if (isWhole || !scroller.current) return
    const next = fit(findRow(heights, scroller.current.scrollTop, count) - ABOVE, count)
    // Every row would render the list; the rows above and below the visible ones last for a few.
    if (Math.abs(next - first) > 1 || (next !== first && (next === 0 || next === count - SIZE)))
      setStart(next)
  }
  return {
    isWhole,
    positions,
    height: getTop(heights, count),
    getTop: (position) => getTop(heights, position),
    update,
  }
}
