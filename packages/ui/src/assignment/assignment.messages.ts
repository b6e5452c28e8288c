import type { AssignmentEvent, PersonalEvent } from '@plomada/domain'

interface EventTexts {
  /** Label of the button, and of its dialog. */
  label: string
  /** What the event does. `other` is the other party. */
  help: (other: string) => string
}

/** The texts of the actions of a job. */
export const eventTexts: Record<PersonalEvent, EventTexts> = {
  confirm: {
    label: 'Confirmar el trabajo',
    help: () => 'Decís que el trabajo está terminado y como lo pediste.',
  },
  done: {
    label: 'Trabajo terminado',
    help: (other) => `Le avisamos a ${other} para que lo mire. Si no dice nada en 5 días, queda confirmado.`,
  },
  agree: { label: 'Aceptar la cancelación', help: () => 'El trabajo se cancela.' },
  settle: { label: 'Aceptar el arreglo', help: () => 'El reclamo se cierra con lo que se propuso.' },
  acceptPrice: {
    label: 'Aceptar el precio',
    help: (other) => `Le avisamos a ${other} que el precio nuevo te sirve.`,
  },
  declinePrice: {
    label: 'No cambiar el precio',
    help: (other) => `El precio queda como está. Le avisamos a ${other}.`,
  },
  proposePrice: {
    label: 'Cambiar el precio',
    help: (other) => `${other} lo acepta o lo deja como está. Contale por qué.`,
  },
  confirmDate: { label: 'Confirmar el día', help: (other) => `Le avisamos a ${other} que el día te sirve.` },
  answer: {
    label: 'Responder el reclamo',
    help: (other) => `Contá tu versión. La leen ${other} y Plomada.`,
  },
  proposeDate: {
    label: 'Proponer un día',
    help: (other) => `${other} lo confirma o te propone otro.`,
  },
  proposeSettlement: {
    label: 'Proponer un arreglo',
    help: (other) => `${other} lo acepta o te propone otro.`,
  },
  requestChanges: {
    label: 'Pedir cambios',
    help: (other) => `${other} lee qué falta y vuelve a avisarte cuando esté. Podés pedir cambios dos veces.`,
  },
  refuse: {
    label: 'No cancelar',
    help: () =>
      'El trabajo sigue en pie. Si no se ponen de acuerdo, cualquiera de los dos puede abrir un reclamo.',
  },
  takeBack: {
    label: 'Seguir con el trabajo',
    help: () => 'Retirás tu pedido de cancelar y el trabajo sigue.',
  },
  appeal: { label: 'Apelar', help: () => 'Plomada revisa el reclamo de nuevo, una sola vez.' },
  claim: {
    label: 'Abrir un reclamo',
    help: (other) => `${other} tiene 72 horas para responder. Si no se ponen de acuerdo, decide Plomada.`,
  },
  requestCancel: { label: 'Pedir cancelar', help: (other) => `${other} tiene 48 horas para responder.` },
  withdraw: {
    label: 'Arrepentirme',
    help: () => 'Tenés 10 días corridos desde el pago para arrepentirte, sin dar un motivo.',
  },
  stepBack: {
    label: 'Dar marcha atrás',
    help: (other) =>
      `El trabajo se cancela, le avisamos a ${other} y la publicación vuelve a recibir postulaciones.`,
  },
  decide: {
    label: 'Decidir el reclamo',
    help: () => 'Las dos personas leen tu decisión y tienen 10 días para apelar.',
  },
  decideAppeal: {
    label: 'Decidir la apelación',
    help: () => 'Es la última palabra: se cumple enseguida.',
  },
  retryRefund: { label: 'Pedir la devolución de nuevo', help: () => 'Sirve cuando el banco la rechazó.' },
  extend: { label: 'Mover el plazo', help: () => 'Las dos personas ven el plazo nuevo y leen el motivo.' },
  reopen: {
    label: 'Reabrir el trabajo',
    help: () => 'Vuelve a esperar que el cliente confirme o reclame. Las dos personas leen el motivo.',
  },
  cancel: { label: 'Cancelar el trabajo', help: () => 'Las dos personas leen el motivo.' },
}

interface People {
  /** Who caused the event. */
  who: string
  client: string
  worker: string
}

/** What happened, one sentence for each event of the history of a job. */
export const historySentences: Record<
  AssignmentEvent | 'accept' | 'providerRefund',
  (people: People) => string
> = {
  accept: ({ client, worker }) => `${client} aceptó la postulación de ${worker}`,
  pay: () => 'Se confirmó el pago',
  stepBack: ({ who }) => `${who} dio marcha atrás`,
  remindPayment: ({ client }) => `Le recordamos el pago a ${client}`,
  remindPaymentAgain: ({ client }) => `Le recordamos el pago a ${client} otra vez`,
  expire: () => 'Se venció el plazo para pagar',
  cancelBySilence: () => 'Pasaron 48 horas sin respuesta: cancelamos el trabajo',
  confirmBySilence: () => 'Pasaron 5 días: el trabajo quedó confirmado',
  enforce: () => 'Nadie apeló: se cumple la decisión',
  cancel: ({ who }) => `${who} canceló el trabajo`,
  extend: ({ who }) => `${who} movió el plazo`,
  reopen: ({ who }) => `${who} reabrió el trabajo`,
  proposeDate: ({ who }) => `${who} propuso un día`,
  confirmDate: ({ who }) => `${who} confirmó el día`,
  proposePrice: ({ who }) => `${who} propuso otro precio`,
  acceptPrice: ({ who }) => `${who} aceptó el precio nuevo`,
  declinePrice: ({ who }) => `${who} dejó el precio como estaba`,
  paySupplement: () => 'Se confirmó el pago del suplemento',
  remindAppointment: () => 'Recordamos el día a los dos',
  done: ({ who }) => `${who} terminó el trabajo`,
  requestCancel: ({ who }) => `${who} pidió cancelar`,
  withdraw: ({ who }) => `${who} se arrepintió de la contratación`,
  claim: ({ who }) => `${who} abrió un reclamo`,
  agree: ({ who }) => `${who} aceptó cancelar`,
  refuse: ({ who }) => `${who} no aceptó cancelar`,
  takeBack: ({ who }) => `${who} retiró el pedido de cancelar`,
  confirm: ({ who }) => `${who} confirmó el trabajo`,
  requestChanges: ({ who }) => `${who} pidió cambios`,
  remindConfirmation: ({ client }) => `Le recordamos a ${client} que confirme`,
  remindConfirmationAgain: ({ client }) => `Le recordamos a ${client} otra vez que confirme`,
  remindConfirmationLast: ({ client }) => `Le avisamos a ${client} que mañana queda confirmado`,
  answer: ({ who }) => `${who} respondió el reclamo`,
  proposeSettlement: ({ who }) => `${who} propuso un arreglo`,
  settle: ({ who }) => `${who} aceptó el arreglo`,
  remindAnswer: () => 'Recordamos que falta responder el reclamo',
  lateAnswer: () => 'Pasaron 72 horas sin respuesta al reclamo',
  decide: ({ who }) => `${who} resolvió el reclamo`,
  decideAppeal: ({ who }) => `${who} resolvió la apelación`,
  appeal: ({ who }) => `${who} apeló la decisión`,
  refunded: () => 'Se hizo la devolución',
  providerRefund: () => 'El proveedor de pagos devolvió plata desde su panel',
  failRefund: () => 'La devolución tuvo un problema',
  openChargeback: ({ client }) => `${client} desconoció un pago en su banco`,
  winChargeback: () => 'El banco confirmó el pago',
  loseChargeback: ({ client }) => `El banco le devolvió el pago a ${client}`,
  retryRefund: ({ who }) => `${who} volvió a pedir la devolución`,
}

const shiftTexts = { mañana: 'por la mañana', tarde: 'por la tarde', noche: 'por la noche' } as const
type Shift = keyof typeof shiftTexts

/** Messages of the page of a job and of its claim. */
export const assignmentMessages = {
  next: 'Qué sigue',
  until: (moment: string) => `Hasta el ${moment}.`,
  ownTurn: 'Te toca a vos',
  turnOf: (name: string) => `Le toca a ${name}`,
  platformTurn: 'Lo está viendo Plomada',
  providerTurn: 'Lo hace el banco',
  turnGroups: {
    own: 'Te toca a vos',
    other: 'Esperás al cliente',
    platform: 'Lo resuelve Plomada',
    ended: 'Terminados',
  },
  actions: 'Qué podés hacer',
  more: 'Más opciones',
  noActions: 'No tenés que hacer nada.',
  acted: 'Listo: guardamos el cambio',
  cancel: 'Volver',
  understood: 'Entendido',
  changed: (state: string) =>
    `Esto cambió mientras tanto: ahora está «${state}». Mirá cómo quedó antes de seguir; lo que escribiste sigue acá.`,
  money: 'La plata',
  history: 'Qué pasó',
  workPhoto: (number: number, count: number) => `Foto ${number} de ${count} del trabajo terminado`,
  claimPhoto: (number: number, count: number) => `Foto ${number} de ${count} del reclamo`,
  somethingChanged: 'El trabajo cambió',
  price: 'Precio acordado',
  net: 'Lo que te llega',
  place: 'Lugar',
  appointment: 'Día acordado',
  noAppointment: 'Sin acordar',
  addToCalendar: 'Agregar al calendario',
  when: (day: string, shift: Shift | null) => (shift === null ? day : `${day}, ${shiftTexts[shift]}`),
  workDay: 'día de trabajo',
  everyDay: 'todos los días',
  workDays: (name: string | null, when: string) =>
    `${name === null ? 'Según tu perfil, trabajás' : `${name} suele trabajar`} ${when}. En el calendario, esos días tienen un punto.`,
  facts: 'El acuerdo',
  proposals: 'Propuestas sin responder',
  proposedBy: (name: string, what: string) => `${name} propone ${what}`,
  ownProposal: (what: string, other: string) => `Propusiste ${what}. Falta que responda ${other}.`,
  theDay: (day: string) => `el ${day}`,
  theSplit: (refund: string) => `devolver ${refund} al cliente`,
  thePrice: (before: string, after: string) => `cambiar el precio de ${before} a ${after}`,
  noRefund: 'que no se devuelva nada',
  unpaid: 'Sin pagar',
  heldForClient: 'Guardada hasta que confirmes',
  held: 'Guardada hasta que el cliente confirme',
  paidOutToYou: 'Ya la cobraste',
  paidOut: 'El profesional ya la cobró',
  withSupplement: (held: string, supplement: string) => `${held}. Falta pagar el suplemento: ${supplement}`,
  newPrice: (amount: string) => `Precio nuevo: ${amount}`,
  frozen: 'Congelada hasta que se resuelva el reclamo',
  decidedSplit: (split: string) => `Congelada hasta que pase el plazo para apelar. ${split}`,
  unmovedByClaim: 'No se mueve hasta que se resuelva el reclamo',
  unmovedSplit: (split: string) => `No se mueve hasta que pase el plazo para apelar. ${split}`,
  refundFailed: (amount: string) =>
    `${amount} para devolver al cliente: hubo un problema y Plomada lo resuelve`,
  refunding: (amount: string) => `${amount} en camino de vuelta al cliente`,
  released: 'Liberada para el profesional',
  refunded: 'Devuelta',
  refundedPart: (amount: string) => `Devuelta en parte: ${amount} al cliente`,
  atBank: 'El banco está revisando un pago: no se mueve hasta que resuelva',
  takenByBank: 'El banco se la devolvió al cliente',
  nothingPaid: 'No se pagó nada',
  amountClaimed: (amount: string) => `Pide que se devuelvan ${amount} al cliente`,
  amountProposed: (amount: string) => `Se devolverían ${amount} al cliente`,
  amountRefunded: (amount: string) => `Se devuelven ${amount} al cliente`,
  nothingBack: 'No se devuelve nada',
  nothingClaimed: 'No pide que se devuelva plata',
  movedUntil: (day: string) => `Hasta el ${day}`,
  platform: 'Plomada',
  people: 'Quiénes',
  client: 'Cliente',
  worker: 'Profesional',
  otherPerson: 'la otra persona',
  conversation: 'Ver la conversación',
  writeTo: (name: string) => `Escribirle a ${name}`,
  offer: 'Ver la publicación',
  claim: 'Ver el reclamo',
  ledger: 'Movimientos de plata',
  rate: 'Valorar',
  title: 'Trabajo',
  claimTitle: 'Reclamo',
  claimOf: (title: string) => `Reclamo por «${title}»`,
  backToJob: 'Volver al trabajo',
  noClaim: 'Este trabajo no tiene reclamos',
  noClaimHelp: 'Si algo no está bien, escribanse primero. Si no alcanza, abrí un reclamo desde el trabajo.',
  reason: 'Qué pasó',
  answer: 'Respuesta',
  noAnswer: (name: string) => `${name} todavía no respondió.`,
  settlements: 'Propuestas de arreglo',
  noSettlements: 'Todavía nadie propuso un arreglo.',
  decision: 'Decisión de Plomada',
  appeal: 'Apelación',
  appealDecision: 'Decisión sobre la apelación',
  settled: 'Arreglo aceptado',
} as const
