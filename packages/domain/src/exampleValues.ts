import { applications } from './application/application.fixtures.ts'
import type { Application } from './application/application.ts'
import { offers } from './offer/offer.fixtures.ts'
import type { Offer } from './offer/offer.ts'

// Stored photos: the fixtures' own photos are data URLs.
export const photoUrl = (name: string) => `/api/photos/${name}/1280.webp`
export const tap = '3f5c0e8a9b7d4c21a6e4f0b83d92c715'
const face = 'b81d6a40c2e94f7790d35ea1f7c6208e'
export const withPhoto = <Person extends { photo: string | null }>(person: Person): Person => ({
  ...person,
  photo: person.photo && photoUrl(face),
})
export const toOffer = (offer: Offer, overrides: Partial<Offer> = {}): Offer => ({
  ...offer,
  photo: offer.photo && photoUrl(tap),
  applicants: offer.applicants.map(withPhoto),
  hired: offer.hired && withPhoto(offer.hired),
  ...overrides,
})
const toApplication = (application: Application): Application => ({
  ...application,
  photos: application.photos.map((photo) => ({ ...photo, url: photoUrl(tap) })),
  professional: {
    ...application.professional,
    photo: application.professional.photo && photoUrl(face),
  },
})
/** Hides what only the owner of an offer receives. */
export const forOthers = { applicants: [], hired: null, agreedAmount: null }
export const toPage = <Item>(item: Item) => ({ result: [item], totalPages: 1, total: 1 })

const params = { serviceId: offers.tankPump.id }
const ofCarla = { workerId: applications.plain.professional.id, offerId: offers.tankPump.id }
const ok = { ok: true } as const
const sample = toApplication(applications.edited)
const { quote, message, availableFrom, shift, photos } = sample
const [firstPhoto] = applications.edited.photos

/** The examples of the calls about applications. */
export const applicationExamples = {
  list: { params, response: { result: [sample] } },
  own: { params, response: { result: sample } },
  photo: {
    params,
    body: { key: firstPhoto.id },
    response: { result: { ...firstPhoto, url: photoUrl(tap) } },
  },
  edit: {
    params,
    body: { quote, message, availableFrom, shift, photoIds: photos.map(({ id }) => id) },
    response: ok,
  },
  withdraw: { params, response: ok },
  counter: { body: { ...ofCarla, amount: 40_000 }, response: ok },
  answerCounter: { params, body: { isAccepted: true }, response: ok },
  decline: { body: { ...ofCarla, reason: applications.declined.declineReason }, response: ok },
}
