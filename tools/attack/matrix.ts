/** The columns of the matrix. The owner has published the offer that the calls use. */
export const actors = [
  'visitor',
  'unregistered',
  'client',
  'professional',
  'suspended',
  'admin',
  'owner',
] as const
export type Actor = (typeof actors)[number]

/** The ids that the calls use. */
export interface Targets {
  offer: number
  /** Of the owner with the professional. */
  conversation: number
  trade: number
  professional: number
  otherProfessional: number
}

/** The input of a call. */
export interface CallInput {
  search?: string
  params?: Record<string, number>
  body?: object
  photo?: true
}

/** Outcomes are in the order of `actors`; the number of the attack makes unique names. @default no input */
type Row = readonly [
  call: string,
  outcomes: string,
  createInput?: (targets: Targets, number: number) => CallInput,
]

const signedIn = 'unauthenticated notRegistered done done done done done'
const signedInToWrite = 'unauthenticated notRegistered done done banned done done'
const adminsOnly = 'unauthenticated notRegistered forbidden forbidden banned done forbidden'
const ownersOnly = 'unauthenticated notRegistered forbidden forbidden banned forbidden'
const professionalsOnly = 'unauthenticated notRegistered forbidden done banned forbidden forbidden'
const partiesOnly = 'unauthenticated notRegistered notFound done notFound notFound done'
const partiesToWrite = 'unauthenticated notRegistered notFound done banned forbidden done'
const allAllowed = 'done done done done done done done'

const inService = ({ offer }: Targets): CallInput => ({ params: { serviceId: offer } })

/** The body of a new alert. */
const newAlert = { oficio: 1, ciudades: ['La Plata'], presupuestoMinimo: null, frecuencia: 'immediate' }

/** The push subscription of a browser. */
const device = {
  endpoint: 'https://push.example/send/3f5c0e8a9b7d4c21',
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
}

/** The body of a new offer. */
export const newOffer = {
  name: '',
  tittle: 'Cambiar la bomba del tanque',
  description: 'No levanta presión',
  jobs: [1],
  presupuesto: 48_000,
  provincia: 'Buenos Aires',
  ciudad: 'La Plata',
  direccion: 'Calle 48 n.º 1120',
}

/**
 * The expected outcome of each call for each actor, in the order of the requests: the professional applies before the
 * owner accepts. The table is written by hand instead of derived from the access table of the product, so that a row
 * that is missing there is found.
 */
export const matrix: readonly Row[] = [
  ['offer.list', allAllowed],
  ['offer.listAll', allAllowed],
  [
    'offer.create',
    'unauthenticated notRegistered done done banned forbidden done',
    () => ({ body: newOffer }),
  ],
  ['offer.preview', allAllowed, ({ offer }) => ({ params: { id: offer } })],
  [
    'offer.get',
    'unauthenticated notRegistered done done banned done done',
    ({ offer }) => ({ params: { id: offer } }),
  ],
  ['offer.photo', `${ownersOnly} done`, ({ offer }) => ({ params: { id: offer }, photo: true })],
  [
    'offer.apply',
    'unauthenticated notRegistered notProfessional done banned forbidden ownOffer',
    ({ offer }) => ({ params: { serviceId: offer } }),
  ],
  [
    'conversation.open',
    'unauthenticated notRegistered notFound done banned forbidden done',
    ({ offer, professional }) => ({ body: { service: offer, trabajador: professional } }),
  ],
  ['conversation.get', partiesOnly, ({ conversation: id }) => ({ params: { id } })],
  ['conversation.messages', partiesOnly, ({ conversation: id }) => ({ params: { id } })],
  [
    'conversation.send',
    partiesToWrite,
    ({ conversation: id }, number) => ({
      params: { id },
      body: { key: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`, texto: 'Hola' },
    }),
  ],
  ['conversation.photo', partiesToWrite, ({ conversation: id }) => ({ params: { id }, photo: true })],
  ['conversation.typing', partiesToWrite, ({ conversation: id }) => ({ params: { id } })],
  [
    'conversation.markRead',
    partiesOnly.replace('notFound done notFound notFound', 'notFound done banned notFound'),
    ({ conversation: id }) => ({ params: { id }, body: { leido: 1 } }),
  ],
  ['conversation.list', signedIn],
  ['conversation.unread', signedIn],
  ['conversation.stream', 'unauthenticated notRegistered done done banned forbidden done'],
  [
    'invitation.send',
    `${ownersOnly} done`,
    ({ offer, otherProfessional }) => ({
      params: { serviceId: offer },
      body: { profesional: otherProfessional },
    }),
  ],
  [
    'question.ask',
    'unauthenticated notRegistered forbidden done banned forbidden forbidden',
    ({ offer }) => ({ params: { serviceId: offer }, body: { pregunta: '¿Hay ascensor?' } }),
  ],
  [
    'question.answer',
    `${ownersOnly} done`,
    ({ offer }) => ({ params: { serviceId: offer, number: 1 }, body: { respuesta: 'Sí' } }),
  ],
  [
    'question.hide',
    `${ownersOnly} done`,
    ({ offer }) => ({ params: { serviceId: offer, number: 1 }, body: { oculta: true } }),
  ],
  ['application.list', `${ownersOnly.replace('banned', 'forbidden')} done`, inService],
  ['application.own', signedIn, inService],
  [
    'application.edit',
    'unauthenticated notRegistered notFound done banned notFound notFound',
    ({ offer }) => ({ params: { serviceId: offer }, body: { presupuesto: 800 } }),
  ],
  [
    'application.photo',
    'unauthenticated notRegistered notProfessional done banned forbidden ownOffer',
    ({ offer }) => ({ params: { serviceId: offer }, photo: true }),
  ],
  [
    'application.counter',
    `${ownersOnly} done`,
    ({ offer, professional }) => ({ body: { trabajador: professional, service: offer, monto: 700 } }),
  ],
  [
    'application.answerCounter',
    'unauthenticated notRegistered notFound done banned notFound notFound',
    ({ offer }) => ({ params: { serviceId: offer }, body: { acepta: true } }),
  ],
  [
    'application.decline',
    `${ownersOnly} notApplicant`,
    ({ offer, otherProfessional }) => ({ body: { trabajador: otherProfessional, service: offer } }),
  ],
  [
    'offer.accept',
    `${ownersOnly} done`,
    ({ offer, professional }) => ({ body: { trabajador: professional, service: offer } }),
  ],
  [
    'application.withdraw',
    'unauthenticated notRegistered notFound applicationClosed banned notFound notFound',
    inService,
  ],
  ['offer.own', signedIn],
  ['offer.assignments', signedIn],
  ['offer.applications', signedIn],
  ['payment.checkout', `${ownersOnly} done`, ({ offer }) => ({ body: { idProduct: offer } })],
  ['question.list', allAllowed, ({ offer }) => ({ params: { id: offer } })],
  [
    'review.rate',
    `${ownersOnly} notPaid`,
    ({ offer }) => ({ params: { idProduct: offer }, body: { review: 'Bien', score: 5 } }),
  ],
  ['offer.deactivate', adminsOnly, ({ offer }) => ({ search: `?id=${offer}`, body: { id: offer } })],
  ['offer.activate', adminsOnly, ({ offer }) => ({ body: { id: offer } })],
  ['offer.remove', adminsOnly.replace('done', 'offerHasHistory'), ({ offer }) => ({ params: { id: offer } })],
  ['audit.list', adminsOnly],
  ['dashboard.get', adminsOnly],
  ['dashboard.quotas', adminsOnly],
  ['notification.list', signedIn],
  ['notification.markRead', signedInToWrite, () => ({ body: {} })],
  ['notification.unread', signedIn],
  ['notification.preferences', signedIn],
  [
    'notification.savePreference',
    signedInToWrite,
    () => ({ body: { tipo: 'review', correo: 'daily', push: false } }),
  ],
  ['notification.addDevice', signedInToWrite, () => ({ body: device })],
  ['notification.removeDevice', signedInToWrite, () => ({ body: { endpoint: device.endpoint } })],
  [
    'notification.renewDevice',
    'done done done done banned done done',
    () => ({ body: { previous: device.endpoint, device } }),
  ],
  ['professional.list', allAllowed],
  ['professional.get', allAllowed, ({ professional }) => ({ params: { id: professional } })],
  [
    'invitation.options',
    'unauthenticated notRegistered done done banned forbidden done',
    ({ otherProfessional }) => ({ params: { professionalId: otherProfessional } }),
  ],
  ['alert.list', professionalsOnly],
  ['alert.create', professionalsOnly, () => ({ body: newAlert })],
  [
    'alert.update',
    professionalsOnly.replace('done', 'notFound'),
    () => ({ params: { alertId: 1_000_000 }, body: { ...newAlert, pausada: true } }),
  ],
  ['alert.remove', professionalsOnly, () => ({ params: { alertId: 1_000_000 } })],
  ['favorite.list', 'unauthenticated notRegistered done done banned forbidden done'],
  [
    'favorite.get',
    'unauthenticated notRegistered done done banned forbidden done',
    ({ otherProfessional }) => ({ params: { professionalId: otherProfessional } }),
  ],
  [
    'favorite.save',
    'unauthenticated notRegistered done done banned forbidden done',
    ({ otherProfessional }) => ({ params: { professionalId: otherProfessional } }),
  ],
  [
    'favorite.remove',
    'unauthenticated notRegistered done done banned forbidden done',
    ({ otherProfessional }) => ({ params: { professionalId: otherProfessional } }),
  ],
  ['professional.preview', allAllowed, ({ professional }) => ({ params: { id: professional } })],
  [
    'professional.contact',
    signedInToWrite,
    ({ otherProfessional }) => ({ params: { professionalId: otherProfessional }, body: { message: 'Hola' } }),
  ],
  ['review.recent', allAllowed],
  ['trade.list', allAllowed],
  ['trade.get', allAllowed, ({ trade }) => ({ params: { id: trade } })],
  ['trade.prices', allAllowed, ({ trade }) => ({ params: { id: trade } })],
  ['trade.popularPrices', allAllowed],
  [
    'trade.create',
    adminsOnly,
    (_, number) => ({ body: { name: `Oficio del ataque ${number}`, description: '' } }),
  ],
  [
    'trade.update',
    adminsOnly,
    ({ trade }, number) => ({ params: { id: trade }, body: { name: `Oficio cambiado ${number}` } }),
  ],
  ['trade.remove', adminsOnly, ({ trade }) => ({ params: { id: trade } })],
  ['user.list', allAllowed],
  ['user.amend', adminsOnly, ({ professional }) => ({ body: { id: professional, firstName: 'Bruno' } })],
  ['user.update', signedInToWrite, () => ({ body: { direccion: 'Calle 48 n.º 1120' } })],
  ['user.photo', signedInToWrite, () => ({ photo: true })],
  ['user.sendEmailCode', signedInToWrite.replaceAll('done', 'notFound')],
  [
    'user.confirmEmail',
    signedInToWrite.replaceAll('done', 'invalid'),
    () => ({ body: { code: '00000000' } }),
  ],
  [
    'session.register',
    'unauthenticated done done done done done done',
    () => ({ body: { user: { email: 'nadie@ataque.example' }, jobs: [] } }),
  ],
]
