import * as z from 'zod/mini'
import { swatchPhoto } from '../fixtures.photo.ts'
import { trades } from '../trade/trade.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import type { User } from '../user/user.ts'
import type { OfferChanges } from './changes.ts'
import type { OfferHistoryEntry } from './history.ts'
import { offerPreviewSchema, type Applicant, type Offer, type OfferPreview } from './offer.ts'

const toRef = ({ id, name }: { id: number; name: string }) => ({ id, name })
const toApplicant = (person: User): Applicant => ({
  id: person.id,
  firstName: person.firstName,
  lastName: person.lastName,
  photo: person.photo,
  trades: person.trades,
  averageRating: person.averageRating,
  reviewCount: person.reviewCount,
  quote: null,
  counterOffer: null,
  availableFrom: null,
  shift: null,
  isOutdated: false,
  email: null,
  phone: null,
  isActive: true,
})
const { id, firstName, lastName, nickname, photo } = people.ana
const hiredBruno: Applicant = {
  ...toApplicant(people.bruno),
  email: people.bruno.email,
  phone: people.bruno.phone,
}

/** A photo without a caption. */
const plainPhoto = { id: '5b0e9a34-6c1d-4f2e-8b77-2f1c9d3e4a02', caption: '' }
const tankPhotos = [
  {
    id: '5b0e9a34-6c1d-4f2e-8b77-2f1c9d3e4a01',
    url: swatchPhoto('Plomería', 3),
    caption: 'La bomba, en la terraza',
  },
  { ...plainPhoto, url: swatchPhoto('Plomería', 8) },
  {
    id: '5b0e9a34-6c1d-4f2e-8b77-2f1c9d3e4a03',
    url: swatchPhoto('Electricidad', 2),
    caption: 'El automático viejo, que a veces no corta cuando el tanque ya está lleno',
  },
]

const tankPump: Offer = {
  id: 11,
  title: 'cambiar la bomba del tanque',
  description: 'la bomba no levanta presión desde el sábado. Hay que revisar también el automático.',
  budget: 48_000,
  agreedAmount: null,
  state: 'pendiente',
  publishedAt: new Date('2026-11-18T14:05:00Z'),
  photo: swatchPhoto('Plomería', 3),
  photos: tankPhotos,
  place: { province: 'Buenos Aires', city: 'La Plata', address: 'Calle 48 n.º 1120' },
  addressVisibility: 'everyone',
  trades: [toRef(trades.plumbing)],
  owner: { id, firstName, lastName, nickname, photo },
  isActive: true,
  hasApplied: false,
  applicationState: null,
  applicants: [toApplicant(people.bruno), toApplicant(people.carla)],
  hired: null,
  ownerContact: null,
  isRated: false,
  phase: 'open',
  expiresAt: null,
  closedAt: null,
  pendingChanges: null,
  assignmentId: null,
  assignmentState: null,
  assignmentTurn: null,
  net: null,
}

const offerChanges: OfferChanges = {
  title: { before: 'cambiar la bomba del tanque', after: 'cambiar la bomba y el automático' },
  budget: { before: 48_000, after: 55_000 },
  address: { before: 'Calle 46 n.º 1120', after: 'Calle 48 n.º 1120' },
}

export const offers = {
  /** Open, with two applicants. */
  tankPump,
  /** Bruno is accepted; payment is due. */
  paintedRoom: {
    ...tankPump,
    id: 12,
    phase: 'hired',
    assignmentId: 7,
    assignmentState: 'agreed',
    assignmentTurn: 'client',
    title: 'Pintar living y pasillo',
    description: 'Paredes enduidas, falta lijado fino y dos manos. Techos incluidos, unos 60 m².',
    budget: 85_000,
    agreedAmount: 85_000,
    state: 'proceso',
    publishedAt: new Date('2026-11-12T12:00:00Z'),
    photo: swatchPhoto('Pintura', 2),
    photos: [{ ...plainPhoto, url: swatchPhoto('Pintura', 2) }],
    place: { province: 'Buenos Aires', city: 'Lomas de Zamora', address: 'Laprida 233' },
    trades: [toRef(trades.painting)],
    applicants: [hiredBruno],
    hired: hiredBruno,
  },
  /** Finished, paid and rated. */
  newWiring: {
    ...tankPump,
    id: 13,
    phase: 'hired',
    assignmentId: 8,
    assignmentState: 'completed',
    title: 'Tablero nuevo con disyuntor',
    description: 'Vivienda de tres ambientes. Se pide certificado y reemplazo de térmicas.',
    budget: 76_900,
    agreedAmount: 76_900,
    state: 'terminado',
    publishedAt: new Date('2026-10-30T23:30:00Z'),
    photo: swatchPhoto('Electricidad', 5),
    photos: [{ ...plainPhoto, url: swatchPhoto('Electricidad', 5) }],
    place: { province: 'Buenos Aires', city: 'Vicente Lopez', address: null },
    trades: [toRef(trades.electricity), toRef(trades.gas)],
    applicants: [hiredBruno],
    hired: hiredBruno,
    isRated: true,
  },
  /** Open, without photo or applicants. */
  brokenBlinds: {
    ...tankPump,
    id: 14,
    title: 'Arreglar persianas de madera',
    description: '',
    budget: 1,
    photo: null,
    photos: [],
    place: { province: 'Buenos Aires', city: 'Avellaneda', address: 'Belgrano 90' },
    applicants: [],
  },
  /** The longest texts. */
  longWords: {
    ...tankPump,
    id: 15,
    title: 'Impermeabilización y electroimpermeabilización de la medianera lindera',
    description:
      'Desmontaje, reimpermeabilización y recolocación de revestimientos ininterrumpidos en la medianera compartida con el edificio contiguo, incluyendo hidrolavado, puente de adherencia y membrana geotextil poliuretánica transitable en tres manos cruzadas.',
    budget: 99_999,
    photo: null,
    photos: [],
    place: {
      province: 'Buenos Aires',
      city: 'Exaltacion de la Cruz',
      address: 'Avenida Intendente Hipólito Yrigoyen n.º 12345, piso 10, departamento B',
    },
    trades: [toRef(trades.masonry), toRef(trades.tiling)],
    applicants: [toApplicant(people.bruno)],
  },
  /** Edited since Bruno applied. */
  edited: {
    ...tankPump,
    id: 18,
    title: 'cambiar la bomba y el automático',
    budget: 55_000,
    hasApplied: true,
    applicationState: 'sent',
    applicants: [{ ...toApplicant(people.bruno), isOutdated: true }, toApplicant(people.carla)],
    pendingChanges: { changeId: 21, changes: offerChanges },
  },
  /** Closed by its owner. */
  closed: { ...tankPump, id: 16, phase: 'closed', closedAt: new Date('2026-11-22T21:10:00Z') },
  /** Expired. */
  expired: { ...tankPump, id: 17, phase: 'expired', closedAt: new Date('2026-11-21T14:05:00Z') },
} satisfies Record<string, Offer>

/** The history of an offer that was edited, closed and opened again. */
export const offerHistory: readonly OfferHistoryEntry[] = [
  { id: 24, event: 'reopen', createdAt: new Date('2026-11-23T13:00:00Z'), text: '', changes: null },
  {
    id: 23,
    event: 'close',
    createdAt: new Date('2026-11-22T21:10:00Z'),
    text: 'El trabajo queda para más adelante.',
    changes: null,
  },
  {
    id: 21,
    event: 'edit',
    createdAt: new Date('2026-11-20T15:30:00Z'),
    text: '',
    changes: offerChanges,
  },
]

/** Returns the preview of an offer. */
export const toOfferPreview = (offer: Offer): OfferPreview =>
  z.parse(offerPreviewSchema, { ...offer, applicantCount: offer.applicants.length })
