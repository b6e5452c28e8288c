import type { OfferState, Shift } from '@plomada/domain'
import type { Random } from '@plomada/art'
import type { DemoPerson } from './people.ts'
import type { Picture } from './pictures.ts'
import { findDemoCity } from './places.ts'
import { pickReviewText } from './reviews.ts'

/** An offer of the demo with its history. Users are identified by nickname. */
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
  applications: { worker: string; at: Date; terms?: DemoTerms }[]
  hired: string | null
  acceptedAt: Date | null
  settledAt: Date | null
  review: { score: number; text: string; at: Date } | null
}

/** What a professional offers with an application. */
export interface DemoTerms {
  quote?: number
  /** The quote before the application was edited. */
  previousAmount?: number
  message: string
  /** Days from now until the first possible day. */
  daysUntil?: number
  shift?: Shift
  photos?: Picture[]
}

const DAY = 86_400_000
const HOUR = DAY / 24

/** Returns the date a number of days after another. */
export const daysAfter = (from: Date, days: number): Date => new Date(from.getTime() + days * DAY)

/** Returns the date a number of days ago, moved back to daytime in Argentina. */
export function publicationDate(now: Date, daysAgo: number): Date {
  const date = daysAfter(now, -daysAgo)
  // Argentina is three hours behind UTC all year.
  while ((date.getUTCHours() + 21) % 24 < 8) date.setTime(date.getTime() - 9 * HOUR)
  return date
}

/** Picks the dates on which an offer was accepted, paid and rated, all before now. */
export function pickDates(publishedAt: Date, now: Date, random: Random) {
  const room = (now.getTime() - publishedAt.getTime()) / DAY
  const acceptedAt = daysAfter(publishedAt, Math.min(0.8 + random.next() * 5, room * 0.35))
  const settledAt = daysAfter(acceptedAt, Math.min(1 + random.next() * 11, room * 0.4))
  const ratedAt = daysAfter(settledAt, Math.min(0.1 + random.next() * 5, room * 0.2))
  return { acceptedAt, settledAt, ratedAt }
}

/** Finds professionals of the trades who had joined, roughly sorted by distance. */
export function findCandidates(
  people: readonly DemoPerson[],
  { trades, city, daysAgo }: { trades: readonly string[]; city: string; daysAgo: number },
  random: Random,
): DemoPerson[] {
  const { zone } = findDemoCity(city)
  const distance = (person: DemoPerson) => {
    if (person.city === city) return 0
    return findDemoCity(person.city).zone === zone ? 1 : 2
  }
  return people
    .filter((one) => one.role === 'professional' && one.joined > daysAgo + 1)
    .filter((one) => one.trades.some((trade) => trades.includes(trade)))
    .map((person) => ({ person, order: distance(person) + random.next() * 1.6 }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ person }) => person)
}

const applicantCounts = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7] as const

/** Picks the number of applicants of an offer: half as many if it is less than a day old. */
export function pickApplicantCount(daysAgo: number, random: Random): number {
  const count = random.pick(applicantCounts)
  return daysAgo < 1 ? Math.ceil(count / 2) : count
}

/** Creates applications between the publication and a later date, the oldest first. */
export const createApplications = (
  workers: readonly DemoPerson[],
  publishedAt: Date,
  until: Date,
  random: Random,
): DemoOffer['applications'] => {
  const span = until.getTime() - publishedAt.getTime()
  return workers
    .map(({ nickname }) => ({
      worker: nickname,
      at: new Date(publishedAt.getTime() + span * (0.03 + 0.92 * random.next())),
    }))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** The percentages of 1 to 5 stars, by the quality of the work. */
const scorePercentages: readonly (readonly number[])[] = [
  [12, 12, 20, 31, 25],
  [3, 4, 11, 31, 51],
  [1, 2, 4, 22, 71],
]

/** Picks the stars of a review. */
export function pickScore(quality: number, random: Random): number {
  let left = random.next() * 100
  const percentages = scorePercentages[quality - 1] ?? []
  for (const [index, percentage] of percentages.entries()) {
    left -= percentage
    if (left < 0) return index + 1
  }
  return percentages.length
}

/** Creates a function that writes reviews, and does not repeat a text for the same worker. */
export function createReviewWriter(random: Random) {
  const usedTexts = new Map<string, Set<string>>()
  return (worker: DemoPerson, trade: string, score: number, at: Date): DemoOffer['review'] => {
    const used = usedTexts.get(worker.nickname) ?? new Set()
    const text = pickReviewText(score, trade, worker.isWoman, used, random)
    usedTexts.set(worker.nickname, used.add(text))
    return { score, text, at }
  }
}
