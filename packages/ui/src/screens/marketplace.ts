import { cities, bitsToDays, type Offer, type OfferState, PROVINCE, shifts, type User } from '@plomada/domain'
import { type Drawing, portrait, type PortraitLook, getTradeSwatch, toSvg } from '@plomada/art'
import { demoTrades, offers, people } from '@plomada/domain/fixtures'
import { clients, flooringJobs, jobs, workers } from './fixtureTexts.ts'

const toDataUrl = (drawing: Drawing) => `data:image/svg+xml,${encodeURIComponent(toSvg(drawing))}`
const createPhoto = (seed: number, look: PortraitLook) => toDataUrl(portrait(seed, { look }))
const getCity = (index: number) => cities[(index * 7 + 20) % cities.length] ?? 'La Plata'
const findTrades = (name: string) =>
  demoTrades.filter((trade) => trade.name === name).map(({ id }) => ({ id, name }))
const OFFER_INTERVAL_MS = 60_480_000
const NEWEST_OFFER_AT = Date.parse('2026-11-20T12:00:00Z')

/** Viewers of the screens; a visitor is not signed in. */
export const viewers = {
  visitor: null,
  client: { ...people.ana, photo: createPhoto(11, 'long') },
  professional: { ...people.bruno, photo: createPhoto(4, 'beard') },
  admin: { ...people.elena, photo: createPhoto(9, 'bun') },
} satisfies Record<string, User | null>
export type ViewerName = keyof typeof viewers

const createOwner = (index: number) => {
  const [firstName, lastName] = clients[index % clients.length] ?? clients[0]
  return { id: 100 + (index % clients.length), firstName, lastName, nickname: firstName, photo: null }
}

const allJobs = [...jobs, ...jobs, ...flooringJobs]

const createOffer = (index: number): Offer => {
  const [trade, title, description, budget] = allJobs[index] ?? jobs[0]
  return {
    ...offers.brokenBlinds,
    id: 200 + index,
    title,
    description,
    budget: budget - Math.floor(index / jobs.length) * 3_100,
    publishedAt: new Date(NEWEST_OFFER_AT - index * OFFER_INTERVAL_MS),
    photo: index % 8 === 3 ? null : toDataUrl(getTradeSwatch(trade, index + 1)),
    place: { province: PROVINCE, city: getCity(index), address: `Mitre ${640 + index * 12}` },
    trades: findTrades(trade),
    owner: createOwner(index),
    hasApplied: index === 1,
  }
}

/** Three pages of open offers, newest first. */
export const openOffers: Offer[] = allJobs.map((_, index) => createOffer(index))

const createProfessional = (index: number): User => {
  const [firstName, lastName, look, description] = workers[index % workers.length] ?? workers[0]
  const second = workers[(index + 5 + Math.floor(index / workers.length)) % workers.length]?.[1]
  const trade = demoTrades[index % demoTrades.length]
  const reviewCount = (index * 11) % 48
  return {
    ...people.bruno,
    id: 300 + index,
    nickname: firstName,
    firstName,
    lastName: index < workers.length ? lastName : (second ?? lastName),
    description,
    photo: index % 5 === 4 ? null : createPhoto(index + 20, look),
    place: { province: PROVINCE, city: getCity(index + 3), address: null },
    trades: trade ? [{ id: trade.id, name: trade.name }] : [],
    days: bitsToDays(31 ^ (1 << (index % 5))),
    shift: shifts[index % shifts.length] ?? null,
    reviewCount,
    averageRating: reviewCount === 0 ? null : 5 - ((index * 3) % 17) / 10,
  }
}

/** Three pages of professionals, including Bruno and Carla. */
export const allProfessionals: User[] = [
  { ...people.bruno, photo: createPhoto(4, 'beard') },
  people.carla,
  ...Array.from({ length: 42 }, (_, index) => createProfessional(index)),
]

const toApplicant = (person: User) => ({ ...person, email: null, phone: null })
const [first, second, third] = allProfessionals.slice(2)
const applicants = [allProfessionals[0], first, second, third].flatMap((person) =>
  person ? [toApplicant(person)] : [],
)

const createOwnOffer = (index: number, state: OfferState, rest: Partial<Offer> = {}): Offer => {
  const { id, firstName, lastName, nickname } = people.ana
  return {
    ...createOffer(index),
    id: 400 + index,
    owner: { id, firstName, lastName, nickname, photo: viewers.client.photo },
    state,
    hasApplied: false,
    applicants: state === 'pendiente' ? applicants : [],
    hired:
      state === 'pendiente'
        ? null
        : { ...toApplicant(viewers.professional), email: people.bruno.email, phone: people.bruno.phone },
    ...rest,
  }
}

/** Offers of Ana in every state, including one without applicants. */
export const ownOffers: Offer[] = [
  createOwnOffer(1, 'pendiente'),
  createOwnOffer(2, 'proceso'),
  createOwnOffer(4, 'terminado'),
  createOwnOffer(3, 'pendiente', { applicants: [] }),
  createOwnOffer(8, 'terminado', { isRated: true }),
]

/** Offers that Bruno was accepted for. */
export const assignments: Offer[] = [1, 6, 11, 12, 19].map((index) => ({
  ...createOffer(index),
  state: index % 2 === 0 ? 'terminado' : 'proceso',
}))

/** Offers that Bruno applied to. */
export const applications: Offer[] = [1, 6, 0, 16, 20, 10, 13].map((index) => ({
  ...createOffer(index),
  hasApplied: true,
}))
