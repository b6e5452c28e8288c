/** Messages of the saved professionals. */
export const favoriteMessages = {
  title: 'Profesionales guardados',
  save: 'Guardar',
  saveOf: (name: string) => `Guardar a ${name}`,
  saved: 'Guardado',
  removeOf: (name: string) => `Guardado: quitar a ${name}`,
  saving: 'procesando...',
  seeAll: 'Ver los guardados',
  none: 'Todavía no hay profesionales guardados',
  noneHelp: 'En la página de cada profesional está el botón «Guardar».',
  find: 'Buscar profesionales',
} as const
