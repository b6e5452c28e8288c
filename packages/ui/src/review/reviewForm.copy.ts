/** Words of the window that rates a job. */
export const reviewFormCopy = {
  title: 'Valora el servicio',
  send: 'Enviar',
  pending: 'procesando...',
  sent: 'La valoración quedó registrada.',
} as const
