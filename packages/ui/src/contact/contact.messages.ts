import { pageTitles } from '@plomada/domain'

/** Messages of the contact page. */
export const contactMessages = {
  title: pageTitles.contact,
  lead: '¿Dudas, problemas, sugerencias? Te respondemos por email.',
  needsScripts: 'Para escribirnos, activá JavaScript en tu navegador.',
  send: 'Enviar',
  back: 'Volver',
  sent: 'Recibimos tu mensaje. Te respondemos por email.',
  notSent: 'No pudimos enviar tu mensaje. El texto sigue en el formulario: intentá de nuevo en un rato.',
} as const
