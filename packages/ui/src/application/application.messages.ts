import type { ApplicationState } from '@plomada/domain'

const shiftTexts = { mañana: 'por la mañana', tarde: 'por la tarde', noche: 'por la noche' } as const

/** Messages about applications with quote, message and availability. */
export const applicationMessages = {
  applyWithTerms: 'Postular con presupuesto y mensaje',
  applyTitle: (title: string) => `Postular a «${title}»`,
  arrives: (amount: string, net: string) => `De ${amount} te llegan ${net}.`,
  budgetIs: (amount: string) => `El presupuesto del cliente es ${amount}.`,
  apply: 'Enviar postulación',
  save: 'Guardar cambios',
  cancel: 'Cancelar',
  masked: 'Tapamos los teléfonos, emails, enlaces y usuarios del mensaje hasta que el cliente te acepte.',
  photoOf: (number: number, count: number) => `Foto ${number} de ${count} de la postulación`,
  photos: 'Fotos',
  own: 'Mi postulación',
  loading: 'Cargando...',
  edit: 'Editar',
  editOf: (title: string) => `Editar la postulación a «${title}»`,
  withdraw: 'Retirar',
  withdrawOf: (title: string) => `Retirar la postulación a «${title}»`,
  withdrawTitle: 'Retirar la postulación',
  withdrawHelp:
    'El cliente deja de verla y le avisamos. Mientras la publicación siga abierta, te podés postular de nuevo.',
  declineReason: 'Motivo del cliente',
  declinedHelp: 'Esta vez el cliente no eligió tu postulación. Gracias por postularte.',
  expiredHelp: 'El cliente eligió a otra persona o cerró la publicación.',
  endedHelp: 'El trabajo quedó cancelado. Si la publicación sigue abierta, podés enviarla de nuevo.',
  acceptedHelp: 'El cliente aceptó tu postulación a este precio.',
  withdrawnHelp: 'Retiraste esta postulación. Podés enviarla de nuevo.',
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
  noApplicantsHelp: 'Cuando alguien se postule, lo ves acá y te avisamos.',
  backToOffer: 'Volver a la publicación',
  pin: 'Fijar',
  pinOf: (name: string) => `Fijar a ${name}`,
  pinnedCount: (count: number) => `${count} de 4 fijados`,
  outdated: 'a reconfirmar',
  outdatedHelp: 'Cambiaste la publicación: espera su confirmación.',
  accept: 'ACEPTAR',
  acceptLabel: (name: string) => `ACEPTAR a ${name}`,
  acceptTitle: (name: string) => `¿Aceptás a ${name}?`,
  acceptCloses: (others: number) => {
    if (others === 0) return 'Tu publicación se cierra y no recibe más postulaciones.'
    return others === 1
      ? 'Tu publicación se cierra y le avisamos a la otra persona que se postuló.'
      : `Tu publicación se cierra y les avisamos a las otras ${others} personas que se postularon.`
  },
  acceptContact: (name: string) => `Vos y ${name} van a ver el teléfono y el email del otro.`,
  acceptPay: (amount: string) =>
    `Hoy no pagás nada: los ${amount} los pagás con tarjeta desde la publicación, cuando vos decidas. No se suma nada.`,
  decline: 'Rechazar',
  declineLabel: (name: string) => `Rechazar a ${name}`,
  declineTitle: (name: string) => `Rechazar la postulación de ${name}`,
  declineHelp: 'Le avisamos con amabilidad, y con el motivo si escribís uno. No lo podés deshacer.',
  counter: 'Contraofertar',
  counterLabel: (name: string) => `Contraofertar a ${name}`,
  counterTitle: (name: string) => `Proponer otro monto a ${name}`,
  counterHelp: (amount: string) =>
    `La postulación es de ${amount}. Proponé otro monto: la otra persona lo acepta o lo rechaza. Tenés una contraoferta por presupuesto.`,
  sendCounter: 'Proponer',
  countered: 'Enviaste la contraoferta',
  agreedPrice: 'Precio acordado',
  counterOpen: (amount: string) => `Contraoferta: ${amount}`,
  counterUnanswered: (amount: string) => `Contraoferta: ${amount}, sin respuesta`,
  counterRefused: (amount: string) => `Contraoferta: ${amount}, rechazada`,
  acceptCounter: 'Aceptar monto',
  refuseCounter: 'Rechazar monto',
  answering: 'procesando...',
  counterWasAccepted: 'Aceptaste el monto: ahora es el de tu postulación',
  counterWasRefused: 'Tu presupuesto sigue como estaba',
  notLoaded: 'No pudimos cargar la postulación. Intentá de nuevo en un momento',
  withdrawn: 'Retiraste la postulación',
  saved: 'Guardaste los cambios',
  sent: 'Enviaste la postulación',
  declined: 'Rechazaste la postulación',
} as const

/** The name and tone of each state, for badges. */
export const applicationStateTones = {
  sent: 'info',
  edited: 'accent',
  withdrawn: 'neutral',
  declined: 'neutral',
  accepted: 'success',
  expired: 'neutral',
  ended: 'neutral',
} as const satisfies Record<ApplicationState, string>

/** The labels of the orders of the comparison. */
export const orderLabels = {
  price: applicationMessages.price,
  rating: applicationMessages.rating,
  distance: applicationMessages.distance,
  availability: applicationMessages.availability,
} as const
