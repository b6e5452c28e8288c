/** A page number, or a gap where numbers are left out. */
export type PagerItem = number | 'gap'

const near = 1

/** Which numbers a pager shows: the first, the last, the current and its neighbours. A gap hides two or more. */
export const paginate = (page: number, pages: number): PagerItem[] => {
  if (pages < 1) return []
  const current = Math.min(Math.max(1, page), pages)
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) =>
      number === 1 ||
      number === pages ||
      Math.abs(number - current) <= near ||
      // A gap that would hide a single number shows it instead.
      (number === 2 && current === 4) ||
      (number === pages - 1 && current === pages - 3),
  )
  return shown.flatMap((number, index): PagerItem[] =>
    index > 0 && number - (shown[index - 1] ?? 0) > 1 ? ['gap', number] : [number],
  )
}
