import { pageTitles } from '@plomada/domain'

/** Messages of the contact page. */
export const contactMessages = {
  title: pageTitles.contact,
  lead: 'Dudas, problemas y sugerencias. La respuesta llega por email.',
  needsScripts: 'Para enviar un mensaje hace falta JavaScript.',
  send: 'Enviar',
  back: 'Volver',
  sent: 'El mensaje fue enviado. La respuesta llega por email.',
  notSent: 'No se pudo enviar el mensaje. El texto queda en el formulario para volver a intentar más tarde.',
} as const
