/** A page number, or a gap for omitted numbers. */
export type PagerItem = number | 'gap'

/** Returns the page of a list that is nearest to a number, which can come from an address. */
export const clampPage = (page: number, pages: number): number =>
  Math.max(1, Math.min(Math.trunc(page) || 1, pages))

/** Returns the items of a pager: the first, last and current page, its neighbors, and gaps of two or more pages. */
export const paginate = (page: number, pages: number): PagerItem[] => {
  if (pages < 1) return []
  const current = clampPage(page, pages)
  const shown = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) =>
      number === 1 ||
      number === pages ||
      Math.abs(number - current) <= 1 ||
      // A gap must not hide a single number.
      (number === 2 && current === 4) ||
      (number === pages - 1 && current === pages - 3),
  )
  return shown.flatMap((number, index): PagerItem[] =>
    index > 0 && number - (shown[index - 1] ?? 0) > 1 ? ['gap', number] : [number],
  )
}
