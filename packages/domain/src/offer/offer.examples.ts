import type { Examples } from '../contract/example.ts'
import type { offerCalls } from './offer.calls.ts'
import { applicationExamples } from '../application/application.examples.ts'
import { bruno, forOthers, home, ok, photoUrl, tap, toOffer, toPage } from '../exampleValues.ts'
import {
  adminOfferFilters,
  applicationFilters,
  assignmentFilters,
  offerFilters,
  ownOfferFilters,
} from './offer.filters.ts'
import { offerHistory, offers, toOfferPreview } from './offer.fixtures.ts'
import { trades } from '../trade/trade.fixtures.ts'

const { tankPump, paintedRoom, newWiring } = offers
const { title, description, budget } = tankPump
/** Lists have only the first photo. */
const inList: typeof toOffer = (offer, overrides) => toOffer(offer, { photos: [], ...overrides })
const pumpPhoto = { id: '5b0e9a34-6c1d-4f2e-8b77-2f1c9d3e4a01', url: photoUrl(tap) }
const params = { serviceId: tankPump.id }

export const offerExamples: Examples<typeof offerCalls> = {
  list: {
    query: { ...offerFilters.initial, title: 'bomba', trade: trades.plumbing.id, city: 'La Plata' },
    response: toPage(inList(tankPump, { ...forOthers, place: { ...tankPump.place, address: null } })),
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
    response: { service: toOffer(tankPump, { ...forOthers, photo: null, photos: [] }) },
  },
  edit: {
    params,
    body: {
      title: 'Cambiar la bomba y el automático',
      description,
      tradeIds: [trades.plumbing.id],
      budget: 55_000,
      ...home,
      addressVisibility: 'everyone',
      seen: {
        title,
        description,
        tradeIds: [trades.plumbing.id],
        budget,
        city: home.city,
        address: home.address,
        addressVisibility: 'everyone',
      },
    },
    response: { result: toOffer(tankPump, { title: 'Cambiar la bomba y el automático', budget: 55_000 }) },
  },
  close: {
    params,
    body: { reason: 'solved', text: 'Lo arregló un vecino.' },
    response: { result: toOffer(offers.closed) },
  },
  reopen: { params, response: { result: toOffer(tankPump) } },
  renew: { params, response: { result: toOffer(tankPump) } },
  history: { params, response: { result: [...offerHistory] } },
  photo: { params: { id: tankPump.id }, response: { result: toOffer(tankPump) } },
  addPhoto: {
    params: { serviceId: tankPump.id },
    body: { key: pumpPhoto.id },
    response: { result: { ...pumpPhoto, caption: '' } },
  },
  setPhotos: {
    params: { serviceId: tankPump.id },
    body: { photos: toOffer(tankPump).photos.map(({ id, caption }) => ({ id, caption })) },
    response: ok,
  },
  apply: { params: { serviceId: tankPump.id }, body: applicationExamples.edit.body, response: ok },
  accept: {
    body: { workerId: bruno.id, offerId: paintedRoom.id, amount: paintedRoom.agreedAmount },
    response: { result: toOffer(paintedRoom) },
  },
  own: {
    query: { ...ownOfferFilters.initial, state: 'pendiente' },
    response: toPage(inList(tankPump)),
  },
  assignments: {
    query: { ...assignmentFilters.initial, state: 'terminado' },
    response: toPage(inList(newWiring, { hasApplied: true, applicationState: 'accepted', applicants: [] })),
  },
  applications: {
    query: { ...applicationFilters.initial, title: 'bomba' },
    response: toPage(inList(tankPump, { ...forOthers, hasApplied: true, applicationState: 'sent' })),
  },
  listAll: {
    query: { ...adminOfferFilters.initial, state: 'pendiente', isActive: 'false' },
    response: toPage(inList(tankPump, { isActive: false })),
  },
  deactivate: {
    query: { id: tankPump.id },
    body: {},
    response: { result: toOffer(tankPump, { isActive: false }) },
  },
  activate: { body: { id: tankPump.id }, response: { result: toOffer(tankPump) } },
  remove: { params: { id: tankPump.id }, response: ok },
}
