import type { OfferState } from '@plomada/domain'
import type { Random } from '@plomada/art'
import type { DemoPerson } from './people.ts'
import type { Picture } from './pictures.ts'
import { demoCity } from './places.ts'
import { reviewText } from './reviews.ts'

/** An offer of the demo and all that came of it; people are named by their nickname. */
export interface DemoOffer {
  owner: string
  title: string
  description: string
  budget: number
  city: string
  address: string
  trades: string[]
  picture: Picture | null
  isActive: boolean
  publishedAt: Date
  state: OfferState
  applications: { worker: string; at: Date }[]
  hired: string | null
  acceptedAt: Date | null
  settledAt: Date | null
  review: { score: number; text: string; at: Date } | null
}

const DAY = 86_400_000
const HOUR = DAY / 24

/** A moment so many days from another. */
export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY)

/** So many days ago, moved back to an hour at which people are awake. */
export function publicationDate(now: Date, daysAgo: number): Date {
  const date = daysAfter(now, -daysAgo)
  // Argentina is three hours behind UTC all year.
  while ((date.getUTCHours() + 21) % 24 < 8) date.setTime(date.getTime() - 9 * HOUR)
  return date
}

/** When an offer was accepted, paid and rated, all of it before now. */
export function milestones(publishedAt: Date, now: Date, chance: Random) {
  const room = (now.getTime() - publishedAt.getTime()) / DAY
  const acceptedAt = daysAfter(publishedAt, Math.min(0.8 + chance.next() * 5, room * 0.35))
  const settledAt = daysAfter(acceptedAt, Math.min(1 + chance.next() * 11, room * 0.4))
  const ratedAt = daysAfter(settledAt, Math.min(0.1 + chance.next() * 5, room * 0.2))
  return { acceptedAt, settledAt, ratedAt }
}

/** Professionals of these trades who were there already, the nearest first but not strictly. */
export function candidates(
  people: readonly DemoPerson[],
  { trades, city, daysAgo }: { trades: readonly string[]; city: string; daysAgo: number },
  chance: Random,
): DemoPerson[] {
  const { zone } = demoCity(city)
  const distance = (person: DemoPerson) => {
    if (person.city === city) return 0
    return demoCity(person.city).zone === zone ? 1 : 2
  }
  return people
    .filter((one) => one.role === 'professional' && one.joined > daysAgo + 1)
    .filter((one) => one.trades.some((trade) => trades.includes(trade)))
    .map((person) => ({ person, order: distance(person) + chance.next() * 1.6 }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ person }) => person)
}

const crowds = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7] as const

/** How many people apply to an offer; fewer when it is hardly a day old. */
export function crowd(daysAgo: number, chance: Random): number {
  const size = chance.pick(crowds)
  return daysAgo < 1 ? Math.ceil(size / 2) : size
}

/** Applications of these people between the publication and a later moment, the first one first. */
export const applicationsOf = (
  workers: readonly DemoPerson[],
  publishedAt: Date,
  until: Date,
  chance: Random,
): DemoOffer['applications'] => {
  const span = until.getTime() - publishedAt.getTime()
  return workers
    .map(({ nickname }) => ({
      worker: nickname,
      at: new Date(publishedAt.getTime() + span * (0.03 + 0.92 * chance.next())),
    }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** In a hundred ratings, how many give 1, 2, 3, 4 and 5 stars; by the quality of the work. */
const spreads: readonly (readonly number[])[] = [
  [12, 12, 20, 31, 25],
  [3, 4, 11, 31, 51],
  [1, 2, 4, 22, 71],
]

/** What the work was worth to the client. */
export function scoreOf(quality: number, chance: Random): number {
  let left = chance.next() * 100
  const spread = spreads[quality - 1] ?? []
  for (const [place, share] of spread.entries()) {
    left -= share
    if (left < 0) return place + 1
  }
  return spread.length
}

/** A rating of finished work; what was said of a worker already is not said again. */
export function reviewsOf(chance: Random) {
  const said = new Map<string, Set<string>>()
  return (worker: DemoPerson, trade: string, score: number, at: Date): DemoOffer['review'] => {
    const before = said.get(worker.nickname) ?? new Set()
    const text = reviewText(score, trade, worker.isWoman, before, chance)
    said.set(worker.nickname, before.add(text))
    return { score, text, at }
  }
}
