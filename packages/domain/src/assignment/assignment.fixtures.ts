import { swatchPhoto } from '../fixtures.photo.ts'
import { defaultCommission } from '../ledger/ledger.rules.ts'
import { offers } from '../offer/offer.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import type { Appointment, Assignment, HistoryEntry } from './assignment.ts'

const { ana, bruno } = people
const toParty = ({ id, firstName, lastName, photo }: typeof ana | typeof bruno) => ({
  id,
  firstName,
  lastName,
  photo,
})
const { id, title, photo, place, budget } = offers.paintedRoom

const entry = (
  number: number,
  event: string,
  by: HistoryEntry['by'],
  createdAt: string,
  details: Partial<HistoryEntry> = {},
): HistoryEntry => ({
  id: number,
  event,
  by,
  text: '',
  amount: null,
  day: null,
  shift: null,
  photos: [],
  createdAt: new Date(createdAt),
  ...details,
})

const toPhoto = (number: number) => ({
  id: `4e0d7c3b-2f61-4c8a-9b5d-6a7e1f2c3d0${number}`,
  url: swatchPhoto('Pintura', number),
})

const accepted = entry(1, 'accept', 'client', '2026-11-14T13:20:00Z', { amount: budget })
const paid = entry(2, 'pay', 'provider', '2026-11-15T15:02:00Z', { amount: budget })
const done = entry(3, 'done', 'worker', '2026-11-19T20:40:00Z', {
  text: 'Quedó pintado con dos manos. Dejé lo que sobró en el lavadero.',
  photos: [toPhoto(1), toPhoto(2)],
})
const claimed = entry(4, 'claim', 'client', '2026-11-20T12:00:00Z', {
  text: 'La segunda mano no cubre: en el pasillo se ve la pintura anterior.',
  amount: 20_000,
  photos: [toPhoto(3)],
})

const agreed: Assignment = {
  id: 7,
  state: 'agreed',
  amount: budget,
  supplement: null,
  commission: null,
  changedAt: accepted.createdAt,
  dueAt: new Date('2026-11-21T13:20:00Z'),
  paidAt: null,
  raisedBy: null,
  answeredAt: null,
  changesRequested: 0,
  isHeld: true,
  canRefund: true,
  refundAmount: null,
  isAppealed: false,
  openChargebacks: 0,
  appointmentDay: null,
  appointmentShift: null,
  proposals: [],
  history: [accepted],
  offer: { id, title, photo, city: place.city, address: place.address },
  client: toParty(ana),
  worker: { ...toParty(bruno), days: bruno.days, shift: bruno.shift },
  payments: [],
  conversationId: 22,
  isRated: false,
  role: 'client',
}
const running: Assignment = {
  ...agreed,
  state: 'paid',
  changedAt: paid.createdAt,
  dueAt: null,
  paidAt: paid.createdAt,
  payments: [{ id: 41, amount: budget }],
  history: [accepted, paid],
}
const disputedAtBank = entry(5, 'openChargeback', 'provider', '2026-11-18T13:00:00Z', { amount: budget })
const priceProposed = entry(3, 'proposePrice', 'worker', '2026-11-16T14:00:00Z', {
  text: 'El cielorraso también tiene humedad: hay que tratarlo antes de pintar.',
  amount: 97_000,
})
const priceAccepted = entry(4, 'acceptPrice', 'client', '2026-11-16T15:30:00Z', { amount: 97_000 })
const ofBruno = { by: 'worker', day: null, shift: null } as const
const priceProposal = {
  ...ofBruno,
  id: 5,
  kind: 'price',
  amount: 97_000,
  createdAt: priceProposed.createdAt,
} as const
const disputed: Assignment = {
  ...running,
  state: 'disputed',
  changedAt: claimed.createdAt,
  raisedBy: 'client',
  refundAmount: 20_000,
  history: [accepted, paid, done, claimed],
}

/** The agenda of Bruno in December. */
export const appointments = [
  {
    assignmentId: 7,
    day: '2026-12-03',
    shift: 'mañana',
    isProposed: false,
    title,
    city: place.city,
    other: { firstName: ana.firstName, lastName: ana.lastName },
  },
  {
    assignmentId: 9,
    day: '2026-12-03',
    shift: 'tarde',
    isProposed: true,
    title: 'Cambiar el termotanque de 80 litros',
    city: 'La Plata',
    other: { firstName: 'Rita', lastName: null },
  },
] as const satisfies readonly Appointment[]

/** One job in every state, as Ana sees it. */
export const assignments = {
  agreed,
  paid: running,
  /** Bruno proposed a day. */
  dateProposed: {
    ...running,
    proposals: [
      {
        id: 3,
        kind: 'date',
        by: 'worker',
        amount: null,
        day: '2026-12-03',
        shift: 'mañana',
        createdAt: new Date('2026-11-15T18:00:00Z'),
      },
    ],
  },
  /** Bruno proposed a higher price, before and after the payment. */
  priceProposedUnpaid: {
    ...agreed,
    proposals: [priceProposal],
    history: [accepted, { ...priceProposed, id: 2 }],
  },
  priceProposed: { ...running, proposals: [priceProposal], history: [accepted, paid, priceProposed] },
  /** Ana accepted it, and still has to pay the rest. */
  supplementDue: {
    ...running,
    supplement: 97_000 - budget,
    history: [accepted, paid, priceProposed, priceAccepted],
  },
  scheduled: { ...running, appointmentDay: '2026-12-03', appointmentShift: 'mañana' },
  cancelRequested: {
    ...running,
    state: 'cancelRequested',
    raisedBy: 'worker',
    changedAt: new Date('2026-11-17T12:00:00Z'),
    dueAt: new Date('2026-11-19T12:00:00Z'),
    history: [
      accepted,
      paid,
      entry(3, 'requestCancel', 'worker', '2026-11-17T12:00:00Z', {
        text: 'Me lesioné la muñeca y no llego.',
      }),
    ],
  },
  done: {
    ...running,
    state: 'done',
    changedAt: done.createdAt,
    dueAt: new Date('2026-11-24T20:40:00Z'),
    history: [accepted, paid, done],
  },
  disputed,
  /** Bruno answered, and proposes to give a part back. */
  settlementProposed: {
    ...disputed,
    answeredAt: new Date('2026-11-20T18:00:00Z'),
    proposals: [
      {
        ...ofBruno,
        id: 4,
        kind: 'settlement',
        amount: 10_000,
        createdAt: new Date('2026-11-20T18:05:00Z'),
      },
    ],
    history: [
      ...disputed.history,
      entry(5, 'answer', 'worker', '2026-11-20T18:00:00Z', {
        text: 'El pasillo estaba con humedad y lo avisé antes.',
      }),
      entry(6, 'proposeSettlement', 'worker', '2026-11-20T18:05:00Z', { amount: 10_000 }),
    ],
  },
  decided: {
    ...disputed,
    state: 'decided',
    answeredAt: new Date('2026-11-20T18:00:00Z'),
    refundAmount: 15_000,
    dueAt: new Date('2026-12-04T12:00:00Z'),
    history: [
      ...disputed.history,
      entry(7, 'decide', 'admin', '2026-11-24T12:00:00Z', {
        text: 'Las fotos muestran que falta cubrir el pasillo. El resto está bien.',
        amount: 15_000,
      }),
    ],
  },
  refunding: { ...disputed, state: 'refunding', refundAmount: 15_000 },
  refundFailed: { ...disputed, state: 'refundFailed', refundAmount: 15_000 },
  completed: {
    ...running,
    state: 'completed',
    changedAt: new Date('2026-11-20T11:00:00Z'),
    history: [accepted, paid, done, entry(4, 'confirm', 'client', '2026-11-20T11:00:00Z')],
  },
  refunded: { ...disputed, state: 'refunded', refundAmount: 15_000 },
  /** Ana disputed the payment at her bank. */
  atBank: { ...running, openChargebacks: 1, history: [...running.history, disputedAtBank] },
  chargedBack: {
    ...running,
    state: 'chargedBack',
    refundAmount: budget,
    history: [
      ...running.history,
      disputedAtBank,
      entry(6, 'loseChargeback', 'provider', '2026-12-20T13:00:00Z', { amount: budget }),
    ],
  },
  canceled: {
    ...agreed,
    state: 'canceled',
    dueAt: null,
    history: [
      accepted,
      entry(2, 'stepBack', 'worker', '2026-11-16T10:00:00Z', {
        text: 'Me salió un trabajo largo y no llego a tiempo.',
      }),
    ],
  },
} satisfies Record<string, Assignment>

/** A paid job as Bruno sees it. */
export const workerAssignment: Assignment = {
  ...running,
  role: 'worker',
  payments: [],
  commission: defaultCommission,
}
