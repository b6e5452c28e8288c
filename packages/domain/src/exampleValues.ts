import type { Application } from './application/application.ts'
import type { Offer } from './offer/offer.ts'
import { people } from './user/user.fixtures.ts'

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
  photos: offer.photos.map((photo) => ({ ...photo, url: photoUrl(tap) })),
  applicants: offer.applicants.map(withPhoto),
  hired: offer.hired && withPhoto(offer.hired),
  ...overrides,
})
export const toApplication = (application: Application): Application => ({
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

export const ok = { ok: true } as const
/** A sample of the identity provider's token. */
export const token = 'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhbmEifQ.c2lnbmF0dXJl'
export const bruno = withPhoto(people.bruno)
export const home = { province: 'Buenos Aires', city: 'La Plata', address: 'Calle 48 n.º 1120' } as const
export const workplace = { province: 'Buenos Aires', city: 'Quilmes', address: 'Mitre 640' } as const
