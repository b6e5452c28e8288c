import type { AssignmentEvent, AssignmentParty } from './assignment.state.ts'

/** The sentence of a notice. `person` is the other party. */
type Notice = (facts: { person: string }) => string

/** What happens to the money of a job without an event of its states. */
export type MoneyNotice = 'extraPayment' | 'providerRefund'

/**
 * Who is notified of an event of a job, and how. The person who caused it is not. Without an entry no user is: the
 * acceptance and the payment have notices of their own.
 */
export const assignmentNotices: Partial<
  Record<AssignmentEvent | MoneyNotice, Partial<Record<AssignmentParty | 'admin', Notice>>>
> = {
  stepBack: {
    client: ({ person }) => `${person} no va a poder hacer el trabajo`,
    worker: ({ person }) => `${person} dio marcha atrás antes de pagar`,
  },
  remindPayment: { client: () => 'Falta que pagues' },
  remindPaymentAgain: { client: () => 'Falta que pagues: en tres días se cancela' },
  expire: {
    client: () => 'Se venció el plazo para pagar: el trabajo quedó cancelado',
    worker: () => 'El cliente no pagó a tiempo: el trabajo quedó cancelado',
  },
  cancelBySilence: {
    client: () => 'Nadie respondió a tiempo: el trabajo quedó cancelado',
    worker: () => 'Nadie respondió a tiempo: el trabajo quedó cancelado',
  },
  confirmBySilence: {
    client: () => 'Pasaron cinco días: el trabajo quedó confirmado',
    worker: () => 'Pasaron cinco días: tu trabajo quedó confirmado',
  },
  enforce: {
    client: () => 'Nadie apeló: se cumple la decisión del reclamo',
    worker: () => 'Nadie apeló: se cumple la decisión del reclamo',
  },
  cancel: { client: () => 'Plomada canceló el trabajo', worker: () => 'Plomada canceló el trabajo' },
  extend: { client: () => 'Plomada movió el plazo', worker: () => 'Plomada movió el plazo' },
  reopen: { client: () => 'Plomada reabrió el trabajo', worker: () => 'Plomada reabrió el trabajo' },
  proposeDate: {
    client: ({ person }) => `${person} te propone un día`,
    worker: ({ person }) => `${person} te propone un día`,
  },
  confirmDate: {
    client: ({ person }) => `${person} confirmó el día`,
    worker: ({ person }) => `${person} confirmó el día`,
  },
  proposePrice: {
    client: ({ person }) => `${person} te propone otro precio`,
    worker: ({ person }) => `${person} te propone otro precio`,
  },
  acceptPrice: {
    client: ({ person }) => `${person} aceptó el precio nuevo`,
    worker: ({ person }) => `${person} aceptó el precio nuevo`,
  },
  declinePrice: {
    client: ({ person }) => `${person} deja el precio como estaba`,
    worker: ({ person }) => `${person} deja el precio como estaba`,
  },
  paySupplement: { worker: ({ person }) => `${person} pagó el suplemento` },
  remindAppointment: {
    client: ({ person }) => `Mañana va ${person}`,
    worker: ({ person }) => `Mañana tenés el trabajo de ${person}`,
  },
  done: { client: ({ person }) => `${person} terminó el trabajo` },
  requestCancel: {
    client: ({ person }) => `${person} pide cancelar el trabajo`,
    worker: ({ person }) => `${person} pide cancelar el trabajo`,
  },
  agree: {
    client: ({ person }) => `${person} aceptó cancelar`,
    worker: ({ person }) => `${person} aceptó cancelar`,
  },
  refuse: {
    client: ({ person }) => `${person} no acepta cancelar`,
    worker: ({ person }) => `${person} no acepta cancelar`,
  },
  takeBack: {
    client: ({ person }) => `${person} ya no quiere cancelar`,
    worker: ({ person }) => `${person} ya no quiere cancelar`,
  },
  withdraw: { worker: ({ person }) => `${person} se arrepintió de la contratación` },
  confirm: { worker: ({ person }) => `${person} confirmó tu trabajo` },
  requestChanges: { worker: ({ person }) => `${person} pide cambios` },
  remindConfirmation: { client: ({ person }) => `${person} espera que confirmes el trabajo` },
  remindConfirmationAgain: { client: () => 'Te quedan dos días para confirmar el trabajo' },
  remindConfirmationLast: { client: () => 'Mañana el trabajo queda confirmado' },
  claim: {
    client: ({ person }) => `${person} abrió un reclamo`,
    worker: ({ person }) => `${person} abrió un reclamo`,
  },
  answer: {
    client: ({ person }) => `${person} respondió el reclamo`,
    worker: ({ person }) => `${person} respondió el reclamo`,
  },
  remindAnswer: {
    client: () => 'Falta que respondas el reclamo',
    worker: () => 'Falta que respondas el reclamo',
  },
  proposeSettlement: {
    client: ({ person }) => `${person} propone un arreglo`,
    worker: ({ person }) => `${person} propone un arreglo`,
  },
  settle: {
    client: ({ person }) => `${person} aceptó el arreglo`,
    worker: ({ person }) => `${person} aceptó el arreglo`,
  },
  decide: { client: () => 'Plomada resolvió el reclamo', worker: () => 'Plomada resolvió el reclamo' },
  appeal: {
    client: ({ person }) => `${person} apeló la decisión`,
    worker: ({ person }) => `${person} apeló la decisión`,
  },
  decideAppeal: {
    client: () => 'Plomada resolvió la apelación',
    worker: () => 'Plomada resolvió la apelación',
  },
  openChargeback: {
    client: () => 'Desconociste un pago en tu banco: la plata queda quieta hasta que resuelva',
    worker: ({ person }) => `${person} desconoció el pago en su banco`,
    admin: () => 'Un cliente desconoció un pago en su banco',
  },
  winChargeback: {
    client: () => 'Tu banco confirmó el pago: el trabajo sigue',
    worker: () => 'El banco te dio la razón: la plata del pago vuelve',
    admin: () => 'El banco rechazó el contracargo',
  },
  loseChargeback: {
    client: () => 'Tu banco te devolvió el pago',
    worker: () => 'El banco le devolvió el pago al cliente',
    admin: () => 'Se perdió un contracargo',
  },
  /** A payment that came after the cancellation, or the second one of a job. */
  extraPayment: { client: () => 'Llegó un pago de más: te lo devolvemos' },
  /** A refund that was made in the panel of the provider, and not here. */
  providerRefund: {
    client: () => 'El proveedor de pagos te devolvió plata',
    worker: () => 'El proveedor de pagos le devolvió plata al cliente',
  },
  failRefund: { client: () => 'La devolución tuvo un problema: lo estamos resolviendo' },
  refunded: {
    client: () => 'Te devolvimos la plata',
    worker: () => 'Se devolvió la plata al cliente',
  },
}
