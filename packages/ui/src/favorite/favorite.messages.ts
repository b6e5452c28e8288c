/** Messages of the saved professionals. */
export const favoriteMessages = {
  title: 'Profesionales guardados',
  save: 'Guardar',
  saveOf: (name: string) => `Guardar a ${name}`,
  saved: 'Guardado',
  removeOf: (name: string) => `Guardado: quitar a ${name}`,
  saving: 'procesando...',
  seeAll: 'Ver mis guardados',
  none: 'Todavía no guardaste profesionales',
  noneHelp: 'Tocá «Guardar» en la página de un profesional y lo encontrás acá.',
  find: 'Buscar profesionales',
} as const
