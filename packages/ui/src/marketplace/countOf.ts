/** Returns a number with its noun, such as «3 pagos». */
export const countOf = (count: number, one: string, many: string): string =>
  `${count.toLocaleString('es-AR')} ${count === 1 ? one : many}`
