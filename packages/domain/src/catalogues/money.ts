// Without `Intl`: its separators depend on the locale data of the browser.

/** Formats whole pesos with a point every three digits: 12500 becomes «12.500». */
export const formatPesos = (amount: number): string => {
  const digits = String(Math.abs(Math.round(amount))).replace(/\B(?=(\d{3})+$)/g, '.')
  return amount < 0 ? `-${digits}` : digits
}
