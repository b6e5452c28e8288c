/** Messages of the payment screens. */
export const paymentMessages = {
  toPay: 'Para pagar',
  pay: 'Pagar',
  pending: 'procesando...',
  card: 'Pagás con tarjeta en una ventana aparte.',
  blocked: 'Tu navegador no nos dejó abrir la ventana de pago.',
  openByHand: 'Abrir la ventana de pago',
  processing:
    'Tu pago está en camino. Cuando nos lo confirmen, el servicio pasa a terminado. Puede tardar unos minutos.',
  failedTitle: 'Pago fallido',
  failed: '¡Pago fallido!',
  failedHelp: 'Por favor, revisa tus datos de pago e intenta nuevamente.',
} as const
