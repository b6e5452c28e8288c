import * as shellMessages from '../shell/shell.messages.ts'

/** Messages of the payment screens. */
export const paymentMessages = {
  toPay: 'Para pagar',
  supplement: 'Suplemento',
  pay: 'Pagar',
  pending: 'procesando...',
  heldFor: (amount: string, payee: string) =>
    `Pagás ${amount}: no se suma nada. Guardamos la plata hasta que confirmes el trabajo y recién ahí la recibe ${payee}; si se cancela, vuelve al medio con el que pagaste.`,
  paidTo: (amount: string, payee: string) =>
    `Pagás ${amount}: no se suma nada. La plata la recibe ${payee} apenas pagás; si se cancela, vuelve al medio con el que pagaste.`,
  card: 'Pagás con tarjeta en una ventana aparte.',
  blocked: 'Tu navegador no nos dejó abrir la ventana de pago.',
  openByHand: 'Abrir la ventana de pago',
  closed:
    'Si ya pagaste, acá lo vas a ver en un momento. Si cerraste la ventana sin pagar, no te cobramos nada: podés pagar cuando quieras.',
  processing:
    'Tu pago está en camino. Cuando nos lo confirmen, el servicio pasa a terminado. Puede tardar unos minutos.',
  processingSupplement:
    'Tu pago está en camino. Cuando nos lo confirmen, el precio cambia. Puede tardar unos minutos.',
  payments: shellMessages.payments,
  offer: 'Servicio',
  payer: 'Paga',
  payee: 'Cobra',
  paidAt: 'Fecha de pago',
  state: 'Estado',
  amount: 'Monto',
  none: 'No hay objetos',
  found: (count: number) => (count === 1 ? '1 pago' : `${count.toLocaleString('es-AR')} pagos`),
  noneFound: 'No hay pagos para mostrar',
  noneFoundHelp: 'Probá con otro estado, otra persona u otras fechas.',
  download: 'Descargar CSV',
  downloading: 'Descargando...',
  notPaid: 'El pago no se hizo y no te cobramos nada. Probá de nuevo, con otra tarjeta si querés.',
  failedTitle: 'Pago fallido',
  failed: '¡Pago fallido!',
  failedHelp: 'Por favor, revisa tus datos de pago e intenta nuevamente.',
} as const
