/** Messages of the review form. */
export const reviewFormMessages = {
  title: 'Valora el servicio',
  send: 'Enviar',
  pending: 'procesando...',
  sent: 'La valoración quedó registrada.',
} as const
