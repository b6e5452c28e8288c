/** Messages of the payment screens. */
export const paymentMessages = {
  toPay: 'Para pagar',
  pay: 'Pagar',
  pending: 'procesando...',
  card: 'El pago se hace con tarjeta en una ventana aparte.',
  blocked: 'El navegador no dejó abrir la ventana de pago.',
  openByHand: 'Abrir la ventana de pago',
  processing:
    'El pago está en camino. En cuanto el sistema de pagos lo confirme, el servicio pasa a terminado; puede tardar unos minutos.',
  failedTitle: 'Pago fallido',
  failed: '¡Pago fallido!',
  failedHelp: 'Por favor, revisa tus datos de pago e intenta nuevamente.',
} as const
