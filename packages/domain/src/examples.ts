import { paymentFilters } from './payment/payment.filters.ts'
import { payments } from './payment/payment.fixtures.ts'
import { auditFilters } from './audit/audit.filters.ts'
import { auditEvents } from './audit/audit.fixtures.ts'
import type { calls } from './calls.ts'
import { conversationMessages, conversations } from './conversation/conversation.fixtures.ts'
import { conversationFilters } from './conversation/conversation.filters.ts'
import { dashboards, quotaRefusals } from './dashboard/dashboard.fixtures.ts'
import type { Call } from './contract/call.ts'
import type { InputOf, ResponseOf } from '@plomada/define'
import { alertExamples } from './exampleAlerts.ts'
import { applicationExamples, photoUrl, tap, withPhoto, toOffer, forOthers, toPage } from './exampleValues.ts'
import { favoriteFilters } from './favorite/favorite.filters.ts'
import { invitationOptions } from './invitation/invitation.fixtures.ts'
import { notificationFilters } from './notification/notification.filters.ts'
import { device, notifications, notificationSettings } from './notification/notification.fixtures.ts'
import {
  adminOfferFilters,
  applicationFilters,
  assignmentFilters,
  offerFilters,
  ownOfferFilters,
} from './offer/offer.filters.ts'
import { offers, toOfferPreview } from './offer/offer.fixtures.ts'
import { professionalFilters } from './professional/professional.filters.ts'
import { professionals, toProfessionalPreview } from './professional/professional.fixtures.ts'
import { questions } from './question/question.fixtures.ts'
import { recentReviews } from './review/review.fixtures.ts'
import { demoTrades, popularPrices, priceGuide, trades } from './trade/trade.fixtures.ts'
import { userFilters } from './user/user.filters.ts'
import { people } from './user/user.fixtures.ts'

type Contract = typeof calls

/** The example input and response of a call, without its file. */
export type Example<C extends Call = Call> = Omit<InputOf<C>, 'file'> & { response: ResponseOf<C> }

const ok = { ok: true } as const
/** A sample of the identity provider's token. */
const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl'

const { ana, dario } = people
const bruno = withPhoto(people.bruno)
const { busy } = dashboards
const conversation = { ...conversations.tankPump, other: withPhoto(conversations.tankPump.other) }
const [firstMessage] = conversationMessages
/** The version of a user that an admin has read. */
const version = 7
const { tankPump, paintedRoom, newWiring } = offers
const { title, description, budget } = tankPump
const home = { province: 'Buenos Aires', city: 'La Plata', address: 'Calle 48 n.º 1120' } as const
const workplace = { province: 'Buenos Aires', city: 'Quilmes', address: 'Mitre 640' } as const

/** One example per call of the contract, with domain names. The API documentation encodes them for the wire. */
export const examples: {
  [Noun in keyof Contract]: { [Name in keyof Contract[Noun]]: Example<Extract<Contract[Noun][Name], Call>> }
} = {
  alert: alertExamples,
  application: applicationExamples,
  audit: {
    list: {
      query: { ...auditFilters.initial, action: 'userSuspended', from: '2026-11-01' },
      response: { result: auditEvents.slice(0, 1), totalPages: 1, total: 1 },
    },
  },
  conversation: {
    list: { query: conversationFilters.initial, response: toPage(conversation) },
    unread: { response: { unread: 3 } },
    open: {
      body: { offerId: conversation.offer.id, workerId: bruno.id },
      response: { result: conversation },
    },
    get: { params: { id: conversation.id }, response: { result: conversation } },
    messages: {
      params: { id: conversation.id },
      query: { before: firstMessage.id },
      response: { result: [firstMessage], hasMore: false },
    },
    send: {
      params: { id: conversation.id },
      body: { key: firstMessage.key, text: firstMessage.text },
      response: { result: firstMessage },
    },
    photo: {
      params: { id: conversation.id },
      body: { key: firstMessage.key, text: firstMessage.text },
      response: { result: { ...firstMessage, photo: photoUrl(tap) } },
    },
    markRead: { params: { id: conversation.id }, body: { upTo: firstMessage.id }, response: { unread: 0 } },
    typing: { params: { id: conversation.id }, response: ok },
    stream: {
      query: { after: firstMessage.id - 1 },
      response: {
        result: [{ conversationId: conversation.id, message: firstMessage }],
        lastId: firstMessage.id,
      },
    },
  },
  dashboard: {
    get: {
      response: {
        ...busy,
        latestUsers: busy.latestUsers.map(withPhoto),
        latestPayments: busy.latestPayments.map((offer) => toOffer(offer)),
        latestOffer: toOffer(busy.latestOffer),
      },
    },
    quotas: { response: { result: quotaRefusals } },
  },
  favorite: {
    list: { query: favoriteFilters.initial, response: toPage(bruno) },
    get: { params: { professionalId: bruno.id }, response: { isSaved: true } },
    save: { params: { professionalId: bruno.id }, response: ok },
    remove: { params: { professionalId: bruno.id }, response: ok },
  },
  invitation: {
    options: { params: { professionalId: bruno.id }, response: { result: invitationOptions.slice(0, 2) } },
    send: { params: { serviceId: tankPump.id }, body: { professionalId: bruno.id }, response: ok },
  },
  notification: {
    list: {
      query: { ...notificationFilters.initial, isRead: 'false' },
      response: { result: notifications.slice(0, 1), next: null, unread: 1 },
    },
    unread: { response: { unread: 1 } },
    markRead: { body: { ids: [3] }, response: { unread: 0 } },
    preferences: { response: notificationSettings },
    savePreference: { body: { kind: 'review', mail: 'daily', push: true }, response: notificationSettings },
    addDevice: { body: device, response: notificationSettings },
    removeDevice: { body: { endpoint: device.endpoint }, response: ok },
    renewDevice: { body: { previous: device.endpoint, device }, response: ok },
  },
  offer: {
    list: {
      query: { ...offerFilters.initial, title: 'bomba', trade: trades.plumbing.id, city: 'La Plata' },
      response: toPage(toOffer(tankPump, { ...forOthers, place: { ...tankPump.place, address: null } })),
    },
    preview: {
      params: { id: tankPump.id },
      response: { result: toOfferPreview(toOffer(tankPump)) },
    },
    get: { params: { id: tankPump.id }, response: { result: toOffer(tankPump) } },
    create: {
      body: {
        title,
        description,
        tradeIds: [trades.plumbing.id],
        budget,
        ...home,
        creationKey: '0d4a6c1e-7f3b-4c59-9a70-2f1f5f6f0b11',
      },
      response: { service: toOffer(tankPump, { ...forOthers, photo: null }) },
    },
    photo: { params: { id: tankPump.id }, response: { result: toOffer(tankPump) } },
    apply: { params: { serviceId: tankPump.id }, body: applicationExamples.edit.body, response: ok },
    accept: {
      body: { workerId: bruno.id, offerId: paintedRoom.id, amount: paintedRoom.agreedAmount },
      response: { result: toOffer(paintedRoom) },
    },
    own: {
      query: { ...ownOfferFilters.initial, state: 'pendiente' },
      response: toPage(toOffer(tankPump)),
    },
    assignments: {
      query: { ...assignmentFilters.initial, state: 'terminado' },
      response: toPage(
        toOffer(newWiring, { hasApplied: true, applicationState: 'accepted', applicants: [] }),
      ),
    },
    applications: {
      query: { ...applicationFilters.initial, title: 'bomba' },
      response: toPage(toOffer(tankPump, { ...forOthers, hasApplied: true, applicationState: 'sent' })),
    },
    listAll: {
      query: { ...adminOfferFilters.initial, state: 'pendiente', isActive: 'false' },
      response: toPage(toOffer(tankPump, { isActive: false })),
    },
    deactivate: {
      query: { id: tankPump.id },
      body: {},
      response: { result: toOffer(tankPump, { isActive: false }) },
    },
    activate: { body: { id: tankPump.id }, response: { result: toOffer(tankPump) } },
    remove: { params: { id: tankPump.id }, response: ok },
  },
  payment: {
    list: {
      query: { ...paymentFilters.initial, state: 'paid', from: '2026-11-01' },
      response: { result: payments.slice(0, 2), totalPages: 1, total: 2 },
    },
    export: {
      query: { ...paymentFilters.initial, person: 'Ferreyra' },
      response: { csv: 'Número;Estado;Monto\r\n41;pagado;72.000\r\n' },
    },
    checkout: {
      body: { offerId: paintedRoom.id },
      response: { checkoutUrl: 'https://checkout.stripe.com/c/pay/cs_test_a1b2c3' },
    },
  },
  professional: {
    list: {
      query: { ...professionalFilters.initial, trade: trades.plumbing.id, days: ['lunes', 'sabado'] },
      response: toPage({ ...bruno, email: null, phone: null, place: { ...workplace, address: null } }),
    },
    get: {
      params: { id: bruno.id },
      response: { result: { ...professionals.bruno, photo: bruno.photo, email: null, phone: null } },
    },
    preview: {
      params: { id: bruno.id },
      response: { result: toProfessionalPreview({ ...professionals.bruno, photo: bruno.photo }) },
    },
    contact: {
      params: { professionalId: bruno.id },
      body: { message: '¿Podés pasar el jueves a ver la bomba?' },
      response: ok,
    },
  },
  question: {
    list: { params: { id: tankPump.id }, response: { result: questions.slice(1, 2), total: 4 } },
    ask: { params: { serviceId: tankPump.id }, body: { text: questions[3].text }, response: ok },
    answer: {
      params: { serviceId: tankPump.id, number: 1 },
      body: { text: questions[3].answer.text },
      response: ok,
    },
    hide: { params: { serviceId: tankPump.id, number: 2 }, body: { isHidden: true }, response: ok },
  },
  review: {
    recent: { response: { result: [...recentReviews] } },
    rate: {
      params: { idProduct: newWiring.id },
      body: { score: 5, text: 'Puntual y prolijo. Dejó todo probado.' },
      response: ok,
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
      response: { result: bruno, token },
    },
  },
  trade: {
    list: { response: { result: demoTrades.slice(0, 3) } },
    get: { params: { id: trades.plumbing.id }, response: { result: trades.plumbing } },
    prices: {
      params: { id: trades.plumbing.id },
      query: { city: 'Quilmes' },
      response: { result: priceGuide },
    },
    popularPrices: { response: { result: [...popularPrices] } },
    create: {
      body: { name: trades.gas.name, description: trades.gas.description },
      response: { result: trades.gas },
    },
    update: {
      params: { id: trades.gas.id },
      body: { description: trades.gas.description },
      response: { result: trades.gas },
    },
    remove: { params: { id: trades.gas.id }, response: ok },
  },
  user: {
    list: {
      query: { ...userFilters.initial, role: 'comun', isActive: 'false' },
      response: toPage({ ...dario, version }),
    },
    amend: {
      body: { id: dario.id, version, isActive: true },
      response: { user: { ...dario, isActive: true, version: version + 1 } },
    },
    update: {
      body: { firstName: ana.firstName, lastName: 'Ferreyra', phone: '2215550142', ...home },
      response: { user: ana, token },
    },
    sendEmailCode: { response: ok },
    confirmEmail: { body: { code: '40718826' }, response: { user: ana } },
    photo: { body: { user: bruno.id }, response: { result: bruno } },
  },
}
