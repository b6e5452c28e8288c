/** Messages of every filter panel. */
export const filterMessages = {
  title: 'Filtros',
  titleWith: (count: number) => `Filtros (${count})`,
  clear: 'Limpiar',
  results: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  show: (count: number) => (count === 1 ? 'Ver 1 resultado' : `Ver ${count} resultados`),
  showAny: 'Ver resultados',
  remove: (label: string, word: string) => `Quitar ${label}: ${word}`,
  active: 'Filtros en uso',
} as const
