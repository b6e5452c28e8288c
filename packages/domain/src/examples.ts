import { auditFilters } from './audit/audit.filters.ts'
import { auditEvents } from './audit/audit.fixtures.ts'
import type { calls } from './calls.ts'
import { dashboards, quotaRefusals } from './dashboard/dashboard.fixtures.ts'
import type { Answer, Call, Input } from './define/call.ts'
import { notificationFilters } from './notification/notification.filters.ts'
import { notifications } from './notification/notification.fixtures.ts'
import {
  adminOfferFilters,
  applicationFilters,
  assignmentFilters,
  offerFilters,
  ownOfferFilters,
} from './offer/offer.filters.ts'
import { offers } from './offer/offer.fixtures.ts'
import type { Applicant, Offer } from './offer/offer.ts'
import { professionalFilters } from './professional/professional.filters.ts'
import { professionals } from './professional/professional.fixtures.ts'
import { demoTrades, trades } from './trade/trade.fixtures.ts'
import { userFilters } from './user/user.filters.ts'
import { people } from './user/user.fixtures.ts'
import type { User } from './user/user.ts'

type Contract = typeof calls

/** What somebody of the cast sends with a call, and what they are answered; a file is left to the reader's mind. */
export type Example<C extends Call = Call> = Omit<Input<C>, 'file'> & { answer: Answer<C> }

const done = { ok: true } as const
/** Stands where the identity provider's token would. */
const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl'

// Pictures as a server gives them: the cast's own are whole drawings in their address.
const photoOf = (name: string) => `/api/photos/${name}/1280.webp`
const tap = '3f5c0e8a9b7d4c21a6e4f0b83d92c715'
const face = 'b81d6a40c2e94f7790d35ea1f7c6208e'
const applicant = (one: Applicant): Applicant => ({ ...one, photo: one.photo && photoOf(face) })
const shown = (offer: Offer, seen: Partial<Offer> = {}): Offer => ({
  ...offer,
  photo: offer.photo && photoOf(tap),
  applicants: offer.applicants.map(applicant),
  hired: offer.hired && applicant(offer.hired),
  ...seen,
})
/** An offer for those who do not own it. */
const forOthers = { applicants: [], hired: null }
const pageOf = <Item>(item: Item) => ({ result: [item], totalPages: 1, total: 1 })

const { ana, dario } = people
const bruno = { ...people.bruno, photo: photoOf(face) }
const faced = (user: User): User => ({ ...user, photo: user.photo && photoOf(face) })
const { busy } = dashboards
/** Which state of somebody's data an admin has read. */
const version = 7
const { leakingTap, paintedRoom, newWiring } = offers
const { title, description, budget } = leakingTap
const home = { province: 'Buenos Aires', city: 'La Plata', address: 'Calle 48 n.º 1120' } as const
const workplace = { province: 'Buenos Aires', city: 'Quilmes', address: 'Mitre 640' } as const

/** One example of every call of the contract, in our words; whoever documents a call writes it in those of the wire. */
export const examples: {
  [Noun in keyof Contract]: { [Name in keyof Contract[Noun]]: Example<Extract<Contract[Noun][Name], Call>> }
} = {
  audit: {
    list: {
      query: { ...auditFilters.initial, action: 'userSuspended', from: '2026-11-01' },
      answer: { result: auditEvents.slice(0, 1), totalPages: 1, total: 1 },
    },
  },
  dashboard: {
    get: {
      answer: {
        ...busy,
        latestUsers: busy.latestUsers.map(faced),
        latestPayments: busy.latestPayments.map((offer) => shown(offer)),
        latestOffer: shown(busy.latestOffer),
      },
    },
    quotas: { answer: { result: quotaRefusals } },
  },
  notification: {
    list: {
      query: { ...notificationFilters.initial, isRead: 'false' },
      answer: { result: notifications.slice(0, 1), totalPages: 1, total: 1, unread: 1 },
    },
    markRead: { body: { ids: [3] }, answer: { unread: 0 } },
  },
  offer: {
    list: {
      query: { ...offerFilters.initial, title: 'bomba', trade: trades.plumbing.id, city: 'La Plata' },
      answer: pageOf(shown(leakingTap, { ...forOthers, place: { ...leakingTap.place, address: null } })),
    },
    get: { params: { id: leakingTap.id }, answer: { result: shown(leakingTap) } },
    create: {
      body: {
        title,
        description,
        tradeIds: [trades.plumbing.id],
        budget,
        ...home,
        creationKey: '0d4a6c1e-7f3b-4c59-9a70-2f1f5f6f0b11',
      },
      answer: { service: shown(leakingTap, { ...forOthers, photo: null }) },
    },
    photo: { params: { id: leakingTap.id }, answer: { result: shown(leakingTap) } },
    apply: { params: { serviceId: leakingTap.id }, answer: done },
    accept: {
      body: { workerId: bruno.id, offerId: paintedRoom.id },
      answer: { result: shown(paintedRoom) },
    },
    own: {
      query: { ...ownOfferFilters.initial, state: 'pendiente' },
      answer: pageOf(shown(leakingTap)),
    },
    assignments: {
      query: { ...assignmentFilters.initial, state: 'terminado' },
      answer: pageOf(shown(newWiring, { hasApplied: true, applicants: [] })),
    },
    applications: {
      query: { ...applicationFilters.initial, title: 'bomba' },
      answer: pageOf(shown(leakingTap, { ...forOthers, hasApplied: true })),
    },
    listAll: {
      query: { ...adminOfferFilters.initial, state: 'pendiente', isActive: 'false' },
      answer: pageOf(shown(leakingTap, { isActive: false })),
    },
    deactivate: {
      query: { id: leakingTap.id },
      body: {},
      answer: { result: shown(leakingTap, { isActive: false }) },
    },
    activate: { body: { id: leakingTap.id }, answer: { result: shown(leakingTap) } },
    remove: { params: { id: leakingTap.id }, answer: done },
  },
  payment: {
    checkout: {
      body: { offerId: paintedRoom.id },
      answer: { checkoutUrl: 'https://checkout.stripe.com/c/pay/cs_test_a1b2c3' },
    },
  },
  professional: {
    list: {
      query: { ...professionalFilters.initial, trade: trades.plumbing.id, days: ['lunes', 'sabado'] },
      answer: pageOf({ ...bruno, email: null, phone: null, place: { ...workplace, address: null } }),
    },
    get: {
      params: { id: bruno.id },
      answer: { result: { ...professionals.bruno, photo: bruno.photo, email: null, phone: null } },
    },
    contact: {
      params: { professionalId: bruno.id },
      body: { message: '¿Puede pasar el jueves a ver la bomba?' },
      answer: done,
    },
  },
  review: {
    rate: {
      params: { idProduct: newWiring.id },
      body: { score: 5, text: 'Puntual y prolijo. Dejó todo probado.' },
      answer: done,
    },
  },
  session: {
    register: {
      body: {
        person: {
          firstName: bruno.firstName,
          lastName: bruno.lastName,
          email: bruno.email,
          nickname: bruno.nickname,
          role: 'professional',
          days: ['lunes', 'martes', 'miercoles', 'jueves', 'sabado'],
          shift: 'mañana',
          description: bruno.description,
          ...workplace,
        },
        tradeIds: bruno.trades.map(({ id }) => id),
      },
      answer: { result: bruno, token },
    },
  },
  trade: {
    list: { answer: { result: demoTrades.slice(0, 3) } },
    get: { params: { id: trades.plumbing.id }, answer: { result: trades.plumbing } },
    create: {
      body: { name: trades.gas.name, description: trades.gas.description },
      answer: { result: trades.gas },
    },
    update: {
      params: { id: trades.gas.id },
      body: { description: trades.gas.description },
      answer: { result: trades.gas },
    },
    remove: { params: { id: trades.gas.id }, answer: done },
  },
  user: {
    list: {
      query: { ...userFilters.initial, role: 'comun', isActive: 'false' },
      answer: pageOf({ ...dario, version }),
    },
    amend: {
      body: { id: dario.id, version, isActive: true },
      answer: { user: { ...dario, isActive: true, version: version + 1 } },
    },
    update: {
      body: { firstName: ana.firstName, lastName: 'Ferreyra', phone: '2215550142', ...home },
      answer: { user: ana, token },
    },
    sendEmailCode: { answer: done },
    confirmEmail: { body: { code: '40718826' }, answer: { user: ana } },
    photo: { body: { user: bruno.id }, answer: { result: bruno } },
  },
}
