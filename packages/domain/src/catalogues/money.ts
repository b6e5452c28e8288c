// Grouped by hand: `Intl` would round, and its separators differ between builds of the browser's data.

/** Whole pesos with a point every three figures: 12500 is «12.500». */
export const pesos = (amount: number): string => {
  const figures = String(Math.abs(Math.round(amount))).replace(/\B(?=(\d{3})+$)/g, '.')
  return amount < 0 ? `-${figures}` : figures
}
