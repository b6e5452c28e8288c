/** Titles of the pages that show texts only. The server writes them into documents, the library shows them as headings. */
export const pageTitles = {
  contact: 'Contacto',
  localTrades: 'Oficios',
  terms: 'Términos',
  privacy: 'Privacidad',
  regret: 'Botón de arrepentimiento',
  closeAccount: 'Botón de baja',
} as const
