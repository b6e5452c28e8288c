import { cities, daysOfBits, type Offer, type OfferState, PROVINCE, shifts, type User } from '@plomada/domain'
import { type Drawing, portrait, type PortraitLook, swatchOf, toSvg } from '@plomada/art'
import { demoTrades, offers as cases, people } from '@plomada/domain/fixtures'
import { clients, floors, workers, works } from './works.ts'

const picture = (drawing: Drawing) => `data:image/svg+xml,${encodeURIComponent(toSvg(drawing))}`
const face = (seed: number, look: PortraitLook) => picture(portrait(seed, { look }))
const cityOf = (index: number) => cities[(index * 7 + 20) % cities.length] ?? 'La Plata'
const named = (name: string) =>
  demoTrades.filter((trade) => trade.name === name).map(({ id }) => ({ id, name }))
/** Milliseconds from one offer to the next. */
const APART = 60_480_000
const NEWEST = Date.parse('2026-11-20T12:00:00Z')

/** Who may look at a screen; nobody signed in is `visitor`. */
export const viewers = {
  visitor: null,
  client: { ...people.ana, photo: face(11, 'long') },
  professional: { ...people.bruno, photo: face(4, 'beard') },
  admin: { ...people.elena, photo: face(9, 'bun') },
} satisfies Record<string, User | null>
export type Who = keyof typeof viewers

const owner = (index: number) => {
  const [firstName, lastName] = clients[index % clients.length] ?? clients[0]
  return { id: 100 + (index % clients.length), firstName, lastName, nickname: firstName, photo: null }
}

const jobs = [...works, ...works, ...floors]

const published = (index: number): Offer => {
  const [trade, title, description, budget] = jobs[index] ?? works[0]
  return {
    ...cases.brokenBlinds,
    id: 200 + index,
    title,
    description,
    budget: budget - Math.floor(index / works.length) * 3_100,
    publishedAt: new Date(NEWEST - index * APART),
    photo: index % 8 === 3 ? null : picture(swatchOf(trade, index + 1)),
    place: { province: PROVINCE, city: cityOf(index), address: `Mitre ${640 + index * 12}` },
    trades: named(trade),
    owner: owner(index),
    hasApplied: index === 1,
  }
}

/** Three pages of open offers, newest first. */
export const marketOffers: Offer[] = jobs.map((_, index) => published(index))

const worker = (index: number): User => {
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
    photo: index % 5 === 4 ? null : face(index + 20, look),
    place: { province: PROVINCE, city: cityOf(index + 3), address: null },
    trades: trade ? [{ id: trade.id, name: trade.name }] : [],
    days: daysOfBits(31 ^ (1 << (index % 5))),
    shift: shifts[index % shifts.length] ?? null,
    reviewCount,
    averageRating: reviewCount === 0 ? null : 5 - ((index * 3) % 17) / 10,
  }
}

/** Two pages of professionals and a bit, Bruno and Carla among them. */
export const marketProfessionals: User[] = [
  { ...people.bruno, photo: face(4, 'beard') },
  people.carla,
  ...Array.from({ length: 42 }, (_, index) => worker(index)),
]

const applicant = (person: User) => ({ ...person, email: null, phone: null })
const [first, second, third] = marketProfessionals.slice(2)
const interested = [marketProfessionals[0], first, second, third].flatMap((person) =>
  person ? [applicant(person)] : [],
)

const owned = (index: number, state: OfferState, rest: Partial<Offer> = {}): Offer => {
  const { id, firstName, lastName, nickname } = people.ana
  return {
    ...published(index),
    id: 400 + index,
    owner: { id, firstName, lastName, nickname, photo: viewers.client.photo },
    state,
    hasApplied: false,
    applicants: state === 'pendiente' ? interested : [],
    hired:
      state === 'pendiente'
        ? null
        : { ...applicant(viewers.professional), email: people.bruno.email, phone: people.bruno.phone },
    ...rest,
  }
}

/** Ana's own offers: every state, and one that nobody has applied to. */
export const ownOffers: Offer[] = [
  owned(1, 'pendiente'),
  owned(2, 'proceso'),
  owned(4, 'terminado'),
  owned(3, 'pendiente', { applicants: [] }),
  owned(8, 'terminado', { isRated: true }),
]

/** What Bruno was accepted for. */
export const assignments: Offer[] = [1, 6, 11, 12, 19].map((index) => ({
  ...published(index),
  state: index % 2 === 0 ? 'terminado' : 'proceso',
}))

/** What Bruno applied to. */
export const applications: Offer[] = [1, 6, 0, 16, 20, 10, 13].map((index) => ({
  ...published(index),
  hasApplied: true,
}))
