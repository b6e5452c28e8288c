import type { ApplicationState } from '@plomada/domain'

const shiftTexts = { mañana: 'por la mañana', tarde: 'por la tarde', noche: 'por la noche' } as const

/** Messages about applications with quote, message and availability. */
export const applicationMessages = {
  applyWithTerms: 'Postular con presupuesto y mensaje',
  applyTitle: (title: string) => `Postular a «${title}»`,
  editTitle: (title: string) => `Editar la postulación a «${title}»`,
  budgetIs: (amount: string) => `El presupuesto del cliente es ${amount}.`,
  apply: 'Enviar postulación',
  save: 'Guardar cambios',
  cancel: 'Cancelar',
  masked:
    'Los teléfonos, emails, enlaces y usuarios del mensaje quedan ocultos hasta que se acepte la postulación.',
  own: 'Mi postulación',
  loading: 'Cargando...',
  edit: 'Editar',
  withdraw: 'Retirar',
  withdrawTitle: 'Retirar la postulación',
  withdrawHelp:
    'El cliente deja de verla y recibe un aviso. Mientras la publicación siga abierta, es posible postularse de nuevo.',
  declineReason: 'Motivo del cliente',
  declinedHelp: 'Esta vez el cliente no eligió la postulación. Gracias por postularse.',
  expiredHelp: 'El cliente eligió a otra persona para este trabajo.',
  acceptedHelp: 'El cliente aceptó la postulación a este precio.',
  withdrawnHelp: 'La postulación está retirada. Es posible enviarla de nuevo.',
  price: 'Precio',
  acceptsBudget: 'Acepta el presupuesto',
  wasAmount: (amount: string) => `antes ${amount}`,
  rating: 'Valoración',
  noRating: 'Sin valoraciones',
  ratingCount: (count: number) => (count === 1 ? '1 valoración' : `${count} valoraciones`),
  distance: 'Distancia',
  sameCity: (city: string) => `Mismo partido: ${city}`,
  kilometers: (city: string, distance: number) => `${city}, a unos ${distance} km`,
  unknown: 'Sin indicar',
  availability: 'Disponibilidad',
  from: (day: string, shift: keyof typeof shiftTexts | null) =>
    shift === null ? `Desde el ${day}` : `Desde el ${day}, ${shiftTexts[shift]}`,
  shiftOnly: (shift: keyof typeof shiftTexts) => `Cualquier día, ${shiftTexts[shift]}`,
  message: 'Mensaje',
  noMessage: 'Sin mensaje',
  compare: 'Comparar postulantes',
  compareHelp: 'Precio, valoraciones, distancia, disponibilidad y mensaje, lado a lado.',
  orderBy: 'Ordenar por',
  arrival: 'Llegada',
  noApplicants: 'Aún no tienes postulantes',
  noApplicantsHelp: 'Cuando alguien se postule, aparece acá y llega un aviso.',
  backToOffer: 'Volver a la publicación',
  pin: 'Fijar',
  pinOf: (name: string) => `Fijar a ${name}`,
  pinnedCount: (count: number) => `${count} de 4 fijados`,
  accept: 'ACEPTAR',
  acceptLabel: (name: string) => `ACEPTAR a ${name}`,
  accepting: 'procesando...',
  decline: 'Rechazar',
  declineLabel: (name: string) => `Rechazar a ${name}`,
  declineTitle: (name: string) => `Rechazar la postulación de ${name}`,
  declineHelp: 'La persona recibe un aviso amable, con el motivo si se escribe uno. No se puede deshacer.',
  counter: 'Contraofertar',
  counterLabel: (name: string) => `Contraofertar a ${name}`,
  counterTitle: (name: string) => `Proponer otro monto a ${name}`,
  counterHelp: (amount: string) =>
    `La postulación es de ${amount}. Quien se postuló puede aceptar o rechazar el monto propuesto; para cada presupuesto se puede proponer uno.`,
  sendCounter: 'Proponer',
  countered: 'La contraoferta quedó enviada',
  counterOpen: (amount: string) => `Contraoferta de ${amount}: espera respuesta`,
  counterAccepted: (amount: string) => `Contraoferta de ${amount}: aceptada`,
  counterRefused: (amount: string) => `Contraoferta de ${amount}: rechazada`,
  clientProposes: (amount: string) => `El cliente propone ${amount}.`,
  acceptCounter: 'Aceptar monto',
  refuseCounter: 'Rechazar monto',
  answering: 'procesando...',
  counterWasAccepted: 'El monto propuesto es ahora el de la postulación',
  counterWasRefused: 'El presupuesto sigue como estaba',
  withdrawn: 'La postulación quedó retirada',
  saved: 'Los cambios quedaron guardados',
  sent: 'La postulación quedó enviada',
  declined: 'La postulación quedó rechazada',
} as const

/** The name and tone of each state, for badges. */
export const applicationStateTones = {
  sent: 'info',
  edited: 'accent',
  withdrawn: 'neutral',
  declined: 'neutral',
  accepted: 'success',
  expired: 'neutral',
} as const satisfies Record<ApplicationState, string>

/** The labels of the orders of the comparison. */
export const orderLabels = {
  price: applicationMessages.price,
  rating: applicationMessages.rating,
  distance: applicationMessages.distance,
  availability: applicationMessages.availability,
} as const
