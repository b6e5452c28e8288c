/** Messages of the review form. */
export const reviewFormMessages = {
  title: 'Valora el servicio',
  subject: (name: string, offerTitle: string) => `A ${name}, por «${offerTitle}»`,
  send: 'Enviar',
  pending: 'procesando...',
  sent: 'Guardamos tu valoración.',
} as const
