import { demoTrades } from '@plomada/domain/fixtures'
import type { Trade } from '@plomada/domain'
import { seededRandom, type Random } from '@plomada/art'
import { brunoScoreCounts, createAccountOffers } from './accountOffers.ts'
import {
  createApplications,
  createReviewWriter,
  findCandidates,
  pickApplicantCount,
  pickDates,
  pickScore,
  publicationDate,
  type DemoOffer,
} from './offerHistory.ts'
import { itemAt } from './textRows.ts'
import {
  fillTemplate,
  frequentTrades,
  templates,
  weightedTemplates,
  type OfferTemplate,
} from './offerTemplates.ts'
import { createDemoPeople, type DemoPerson } from './people.ts'
import type { Picture } from './pictures.ts'
import { createAddress, demoCities, type DemoCity } from './places.ts'
import { findScene } from './scenes.ts'

/** The content of the demo. */
export interface DemoPlan {
  trades: readonly Trade[]
  people: DemoPerson[]
  /** Oldest first. */
  offers: DemoOffer[]
}

const SEED = 7
const counts = { open: 240, accepted: 66, finished: 108, before: 216 }

interface PlanContext {
  createOffer: CreateOffer
  people: readonly DemoPerson[]
  now: Date
  random: Random
}

type CreateOffer = (
  template: OfferTemplate,
  city: DemoCity,
  daysAgo: number,
) => DemoOffer & { daysAgo: number }

/** Picks cities by weight, in random order. With 240 or more, each city occurs at least three times. */
const pickCities = (size: number, random: Random): DemoCity[] => {
  const byWeight = demoCities.flatMap((city) => Array.from({ length: city.weight }, () => city))
  const extra = Array.from({ length: size }, () => itemAt(byWeight, random.integer(0, byWeight.length - 1)))
  const everyCity = Array.from({ length: Math.floor(size / 80) }, () => demoCities).flat()
  return random.shuffle([...everyCity, ...extra].slice(0, size))
}

/** Creates a function that creates open offers, published by clients of the city. */
function createOfferFactory(people: readonly DemoPerson[], now: Date, random: Random): CreateOffer {
  const clients = people.filter((one) => one.role === 'comun' && one.isActive && one.nickname !== 'ana')
  return (template, city, daysAgo) => {
    const residents = clients.filter((one) => one.city === city.name && one.joined > daysAgo + 1)
    const owner = itemAt(residents, random.integer(0, 99))
    const isAtHome = owner.address !== null && random.chance(0.6)
    const [trade = ''] = template.trades
    const drawings = frequentTrades.includes(trade) ? 3 : 2
    const swatch: Picture = { kind: 'swatch', trade, seed: random.integer(1, drawings) }
    const scene = findScene(template.title, city.name)
    const picture: Picture = scene ? { kind: 'scene', name: scene } : swatch
    return {
      owner: owner.nickname,
      ...fillTemplate(template, random),
      city: city.name,
      address: (isAtHome ? owner.address : null) ?? createAddress(city, random),
      picture: random.chance(0.85) ? picture : null,
      isActive: true,
      publishedAt: publicationDate(now, daysAgo),
      state: 'pendiente',
      applications: [],
      hired: null,
      acceptedAt: null,
      settledAt: null,
      review: null,
      daysAgo,
    }
  }
}

/** Creates open offers: each template about once, in all cities, more of them in recent weeks. */
function createOpenOffers({ createOffer, people, now, random }: PlanContext): DemoOffer[] {
  const openCities = pickCities(counts.open, random)
  const shuffled = random.shuffle(templates)
  return openCities.map((city, index) => {
    const offer = createOffer(itemAt(shuffled, index), city, 0.05 + 88 * random.next() ** 1.9)
    const candidates = findCandidates(people, offer, random)
    const workers = candidates.slice(0, pickApplicantCount(offer.daysAgo, random))
    const until = new Date(Math.min(now.getTime(), offer.publishedAt.getTime() + 8 * 86_400_000))
    return { ...offer, applications: createApplications(workers, offer.publishedAt, until, random) }
  })
}

/** Adds applicants to an offer and hires one of them. */
function hire(
  { people, now, random }: PlanContext,
  offer: ReturnType<CreateOffer>,
  choose: (candidates: DemoPerson[]) => DemoPerson,
) {
  const candidates = findCandidates(people, offer, random)
  const worker = choose(candidates)
  const others = candidates.filter((one) => one !== worker).slice(0, random.integer(0, 4))
  const dates = pickDates(offer.publishedAt, now, random)
  const applications = createApplications([worker, ...others], offer.publishedAt, dates.acceptedAt, random)
  return { offer, worker, dates, applications }
}

type Hiring = ReturnType<typeof hire>

const toAcceptedOffer = ({ offer, worker, dates, applications }: Hiring): DemoOffer => ({
  ...offer,
  state: 'proceso',
  applications,
  hired: worker.nickname,
  acceptedAt: dates.acceptedAt,
})

const toFinishedOffer = (hiring: Hiring, review: DemoOffer['review']): DemoOffer => ({
  ...toAcceptedOffer(hiring),
  state: 'terminado',
  settledAt: hiring.dates.settledAt,
  review,
})

/** Creates offers with a worker: accepted or paid, most of the paid ones rated, up to a year old. */
function createHiredOffers(context: PlanContext): DemoOffer[] {
  const { createOffer, random } = context
  const jobs = new Map<string, number>()
  // Carla has no reviews, and those of Bruno are created separately.
  const people = context.people.filter((one) => one.nickname !== 'carla' && one.nickname !== 'bruno')
  const choose = (candidates: DemoPerson[]) => {
    const nearest = candidates.slice(0, 4)
    const idle = candidates.find((one) => !jobs.has(one.nickname))
    const worker = idle ?? itemAt(nearest, Math.floor(random.next() ** 1.5 * nearest.length))
    jobs.set(worker.nickname, (jobs.get(worker.nickname) ?? 0) + 1)
    return worker
  }
  const writeReview = createReviewWriter(random)
  const hireFor = (city: DemoCity, daysAgo: number) => {
    const template = itemAt(weightedTemplates, random.integer(0, weightedTemplates.length - 1))
    return hire({ ...context, people }, createOffer(template, city, daysAgo), choose)
  }
  const finish = (hiring: Hiring) => {
    const { worker, offer, dates } = hiring
    const isRated = jobs.get(worker.nickname) === 1 || random.chance(0.88)
    const [trade = ''] = offer.trades
    return toFinishedOffer(
      hiring,
      isRated ? writeReview(worker, trade, pickScore(worker.quality, random), dates.ratedAt) : null,
    )
  }
  const recent = pickCities(counts.finished, random).map((city) =>
    finish(hireFor(city, 7 + 82 * random.next() ** 1.2)),
  )
  const before = pickCities(counts.before, random).map((city) =>
    finish(hireFor(city, 90 + 300 * random.next())),
  )
  const running = pickCities(counts.accepted, random).map((city) =>
    toAcceptedOffer(hireFor(city, 2 + 60 * random.next() ** 1.7)),
  )
  return [...recent, ...before, ...running, ...createBrunoOffers(context, writeReview)]
}

/** Creates the plumbing and gas jobs of Bruno in the south, with the reviews that his page shows. */
function createBrunoOffers(
  context: PlanContext,
  writeReview: ReturnType<typeof createReviewWriter>,
): DemoOffer[] {
  const { createOffer, random } = context
  const south = demoCities.filter(({ zone }) => zone === 'sur')
  const jobs = templates.filter(({ trades }) => trades[0] === 'Plomería' || trades[0] === 'Gas')
  const chooseBruno = (candidates: DemoPerson[]) => {
    const bruno = candidates.find((one) => one.nickname === 'bruno')
    if (!bruno) throw new Error('Bruno is missing from the demo.')
    return bruno
  }
  const hireBruno = (daysAgo: number) => {
    const template = itemAt(jobs, random.integer(0, 99))
    const city = itemAt(south, random.integer(0, 99))
    return hire(context, createOffer(template, city, daysAgo), chooseBruno)
  }
  const scores = random.shuffle(
    brunoScoreCounts.flatMap((count, index) => Array.from({ length: count }, () => index + 1)),
  )
  const finished = scores.map((score, index) => {
    const hiring = hireBruno(30 + (index * 350) / scores.length + random.next() * 6)
    const [trade = ''] = hiring.offer.trades
    return toFinishedOffer(hiring, writeReview(hiring.worker, trade, score, hiring.dates.ratedAt))
  })
  return [...finished, toAcceptedOffer(hireBruno(4)), toAcceptedOffer(hireBruno(9))]
}

/** Creates the content of the demo: always the same, with dates relative to `now`. */
export function createDemoPlan(now: Date): DemoPlan {
  const random = seededRandom(SEED)
  const people = createDemoPeople(random)
  const context = { createOffer: createOfferFactory(people, now, random), people, now, random }
  const offers = [...createAccountOffers(now), ...createOpenOffers(context), ...createHiredOffers(context)]
  const oldestFirst = offers.toSorted((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime())
  return { trades: demoTrades, people, offers: oldestFirst }
}
