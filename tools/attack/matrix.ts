/** Who attacks with each call: the columns of the matrix. The owner has published the offer that calls are about. */
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

/** What the calls are about. */
export interface Things {
  offer: number
  trade: number
  professional: number
  otherProfessional: number
}

interface Row {
  call: string
  /** The request; the number of the attack makes names that must be new. */
  send: (
    things: Things,
    number: number,
  ) => { search?: string; params?: Record<string, number>; body?: object; photo?: true }
  /** The outcomes of the actors, in their order. */
  outcomes: string
}

const nothing = () => ({})
const signedIn = 'unauthenticated notRegistered done done done done done'
const signedInToWrite = 'unauthenticated notRegistered done done banned done done'
const admins = 'unauthenticated notRegistered forbidden forbidden banned done forbidden'
const owners = 'unauthenticated notRegistered forbidden forbidden banned forbidden'
const anyone = 'done done done done done done done'

/** Each field of a new offer by its name on the wire. */
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
 * What the product answers to each call from each actor, in the order in which the calls are made: the professional
 * applies before the owner accepts. It is written down here, and not derived from the table of the product, so that a
 * row that goes missing there is found.
 */
export const matrix: readonly Row[] = [
  { call: 'offer.list', send: nothing, outcomes: anyone },
  { call: 'offer.listAll', send: nothing, outcomes: anyone },
  {
    call: 'offer.create',
    send: () => ({ body: newOffer }),
    outcomes: 'unauthenticated notRegistered done done banned forbidden done',
  },
  {
    call: 'offer.get',
    send: ({ offer }) => ({ params: { id: offer } }),
    outcomes: 'unauthenticated notRegistered done done banned done done',
  },
  {
    call: 'offer.photo',
    send: ({ offer }) => ({ params: { id: offer }, photo: true }),
    outcomes: `${owners} done`,
  },
  {
    call: 'offer.apply',
    send: ({ offer }) => ({ params: { serviceId: offer } }),
    outcomes: 'unauthenticated notRegistered notProfessional done banned forbidden ownOffer',
  },
  {
    call: 'offer.accept',
    send: ({ offer, professional }) => ({ body: { trabajador: professional, service: offer } }),
    outcomes: `${owners} done`,
  },
  { call: 'offer.own', send: nothing, outcomes: signedIn },
  { call: 'offer.assignments', send: nothing, outcomes: signedIn },
  { call: 'offer.applications', send: nothing, outcomes: signedIn },
  {
    call: 'payment.checkout',
    send: ({ offer }) => ({ body: { idProduct: offer } }),
    outcomes: `${owners} done`,
  },
  {
    call: 'review.rate',
    send: ({ offer }) => ({ params: { idProduct: offer }, body: { review: 'Bien', score: 5 } }),
    outcomes: `${owners} notPaid`,
  },
  {
    call: 'offer.deactivate',
    send: ({ offer }) => ({ search: `?id=${offer}`, body: { id: offer } }),
    outcomes: admins,
  },
  { call: 'offer.activate', send: ({ offer }) => ({ body: { id: offer } }), outcomes: admins },
  {
    call: 'offer.remove',
    send: ({ offer }) => ({ params: { id: offer } }),
    outcomes: admins.replace('done', 'offerHasHistory'),
  },
  { call: 'audit.list', send: nothing, outcomes: admins },
  { call: 'dashboard.get', send: nothing, outcomes: admins },
  { call: 'dashboard.quotas', send: nothing, outcomes: admins },
  { call: 'notification.list', send: nothing, outcomes: signedIn },
  { call: 'notification.markRead', send: () => ({ body: {} }), outcomes: signedInToWrite },
  { call: 'professional.list', send: nothing, outcomes: anyone },
  {
    call: 'professional.get',
    send: ({ professional }) => ({ params: { id: professional } }),
    outcomes: anyone,
  },
  {
    call: 'professional.contact',
    send: ({ otherProfessional }) => ({
      params: { professionalId: otherProfessional },
      body: { message: 'Hola' },
    }),
    outcomes: signedInToWrite,
  },
  { call: 'trade.list', send: nothing, outcomes: anyone },
  { call: 'trade.get', send: ({ trade }) => ({ params: { id: trade } }), outcomes: anyone },
  {
    call: 'trade.create',
    send: (_, number) => ({ body: { name: `Oficio del ataque ${number}`, description: '' } }),
    outcomes: admins,
  },
  {
    call: 'trade.update',
    send: ({ trade }, number) => ({ params: { id: trade }, body: { name: `Oficio cambiado ${number}` } }),
    outcomes: admins,
  },
  { call: 'trade.remove', send: ({ trade }) => ({ params: { id: trade } }), outcomes: admins },
  { call: 'user.list', send: nothing, outcomes: anyone },
  {
    call: 'user.amend',
    send: ({ professional }) => ({ body: { id: professional, firstName: 'Bruno' } }),
    outcomes: admins,
  },
  {
    call: 'user.update',
    send: () => ({ body: { direccion: 'Calle 48 n.º 1120' } }),
    outcomes: signedInToWrite,
  },
  { call: 'user.photo', send: () => ({ photo: true }), outcomes: signedInToWrite },
  {
    call: 'user.sendEmailCode',
    send: nothing,
    outcomes: signedInToWrite.replaceAll('done', 'notFound'),
  },
  {
    call: 'user.confirmEmail',
    send: () => ({ body: { code: '00000000' } }),
    outcomes: signedInToWrite.replaceAll('done', 'invalid'),
  },
  {
    call: 'session.register',
    send: () => ({ body: { user: { email: 'nadie@ataque.example' }, jobs: [] } }),
    outcomes: 'unauthenticated done done done done done done',
  },
]
