import { type RefObject, useLayoutEffect, useState } from 'react'

/** How many rows of a list are rendered. */
interface WindowSizes {
  /** Lists up to this length are rendered whole, in the flow of the page. */
  whole: number
  /** Rows of a longer list that are rendered: those that are visible, and some around them. */
  size: number
  /** Of these, rows above the visible ones. */
  above: number
  /** Pixels of a row before one was measured. */
  estimate: number
  /** Measures the common height again for another list, whose layout may differ. */
  measuresAgain?: boolean
}
const optionSizes: WindowSizes = { whole: 60, size: 16, above: 3, estimate: 36 }

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
 * to by its id or which has the focus. `rows` is another array when the list changes.
 */
export const useListWindow = (
  rows: { count: number },
  active: number,
  scroller: RefObject<HTMLElement | null>,
  { whole, size, above, estimate, measuresAgain = false }: WindowSizes = optionSizes,
): ListWindow => {
  const { count } = rows
  const isWhole = count <= whole
  const fit = (position: number) => Math.max(0, Math.min(position, count - size))
  const [start, setStart] = useState(() => fit(active - above))
  const [measured, setMeasured] = useState<{ rows: object; heights: Heights }>()
  const heights =
    measured?.rows === rows ? measured.heights : { row: measured?.heights.row ?? estimate, more: new Map() }
  const first = fit(start)
  const positions = Array.from(
    { length: isWhole ? count : size },
    (_, index) => (isWhole ? 0 : first) + index,
  )
  // With the row before it, which may be its heading.
  const aside = [active - 1, active].filter(
    (position) => position >= 0 && active >= 0 && (position < first || position >= first + size),
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
    const isKnown = measured && (measured.rows === rows || !measuresAgain)
    const row = isKnown ? heights.row : Math.min(...found.map(([, height]) => height))
    // Not displayed, as in tests without layout.
    if (!(row > 0) || !Number.isFinite(row)) return
    const more = new Map(heights.more)
    let hasChanged = !isKnown && (measuresAgain || row !== heights.row)
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
    const next = fit(findRow(heights, scroller.current.scrollTop, count) - above)
    // Every row would render the list; the rows above and below the visible ones last for a few.
    if (Math.abs(next - first) > 1 || (next !== first && (next === 0 || next === count - size)))
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
