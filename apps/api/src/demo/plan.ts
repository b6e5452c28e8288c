import { demoTrades } from '@plomada/domain/fixtures'
import type { Trade } from '@plomada/domain'
import { random } from '@plomada/art'
import type { Random } from '@plomada/art'
import { brunoScores, castOffers } from './cast.ts'
import { applicationsOf, candidates, crowd, milestones, publicationDate, reviewsOf, scoreOf } from './jobs.ts'
import type { DemoOffer } from './jobs.ts'
import { around } from './lines.ts'
import { asked, frequentTrades, usualWishes, wishes } from './offers.ts'
import type { Wish } from './offers.ts'
import { demoPeople } from './people.ts'
import type { DemoPerson } from './people.ts'
import { addressIn, demoCities } from './places.ts'
import type { DemoCity } from './places.ts'

/** Everything that the demo puts into an empty marketplace. */
export interface DemoPlan {
  trades: readonly Trade[]
  people: DemoPerson[]
  /** Oldest first. */
  offers: DemoOffer[]
}

const SEED = 7
const quantities = { open: 240, accepted: 66, finished: 108, before: 216 }

/** What everybody who makes offers works with. */
interface Hands {
  write: Writer
  people: readonly DemoPerson[]
  now: Date
  chance: Random
}

type Writer = (wish: Wish, city: DemoCity, daysAgo: number) => DemoOffer & { daysAgo: number }

/** Cities as often as they are large; a big deck has each of them three times at least. */
const cityDeck = (size: number, chance: Random): DemoCity[] => {
  const byWeight = demoCities.flatMap((city) => Array.from({ length: city.weight }, () => city))
  const extra = Array.from({ length: size }, () => around(byWeight, chance.whole(0, byWeight.length - 1)))
  const everyCity = Array.from({ length: Math.floor(size / 80) }, () => demoCities).flat()
  return chance.shuffled([...everyCity, ...extra].slice(0, size))
}

/** Writes open offers; the city's own people publish them. */
function writer(people: readonly DemoPerson[], now: Date, chance: Random): Writer {
  const clients = people.filter((one) => one.role === 'comun' && one.isActive && one.nickname !== 'ana')
  return (wish, city, daysAgo) => {
    const residents = clients.filter((one) => one.city === city.name && one.joined > daysAgo + 1)
    const owner = around(residents, chance.whole(0, 99))
    const isAtHome = owner.address !== null && chance.chance(0.6)
    const [trade = ''] = wish.trades
    const drawings = frequentTrades.includes(trade) ? 3 : 2
    return {
      owner: owner.nickname,
      ...asked(wish, chance),
      city: city.name,
      address: (isAtHome ? owner.address : null) ?? addressIn(city, chance),
      picture: chance.chance(0.85) ? { kind: 'swatch', trade, seed: chance.whole(1, drawings) } : null,
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

/** Open offers: every wish about once, in all cities, more of them in recent weeks. */
function openOffers({ write, people, now, chance }: Hands): DemoOffer[] {
  const deck = cityDeck(quantities.open, chance)
  const list = chance.shuffled(wishes)
  return deck.map((city, place) => {
    const offer = write(around(list, place), city, 0.05 + 88 * chance.next() ** 1.9)
    const workers = candidates(people, offer, chance).slice(0, crowd(offer.daysAgo, chance))
    const until = new Date(Math.min(now.getTime(), offer.publishedAt.getTime() + 8 * 86_400_000))
    return { ...offer, applications: applicationsOf(workers, offer.publishedAt, until, chance) }
  })
}

/** Gives an offer applicants and hires the one that is wanted. */
function hire(
  offer: ReturnType<Writer>,
  crew: { people: readonly DemoPerson[]; choose: (among: DemoPerson[]) => DemoPerson; now: Date },
  chance: Random,
) {
  const near = candidates(crew.people, offer, chance)
  const worker = crew.choose(near)
  const rivals = near.filter((one) => one !== worker).slice(0, chance.whole(0, 4))
  const dates = milestones(offer.publishedAt, crew.now, chance)
  const applications = applicationsOf([worker, ...rivals], offer.publishedAt, dates.acceptedAt, chance)
  return { offer, worker, dates, applications }
}

type Hiring = ReturnType<typeof hire>

const accepted = ({ offer, worker, dates, applications }: Hiring): DemoOffer => ({
  ...offer,
  state: 'proceso',
  applications,
  hired: worker.nickname,
  acceptedAt: dates.acceptedAt,
})

const finished = (hiring: Hiring, review: DemoOffer['review']): DemoOffer => ({
  ...accepted(hiring),
  state: 'terminado',
  settledAt: hiring.dates.settledAt,
  review,
})

/** Work that found somebody: accepted, paid, mostly rated; recently and up to a year before. */
function hiredOffers(hands: Hands): DemoOffer[] {
  const { write, people, now, chance } = hands
  const jobs = new Map<string, number>()
  // Nobody has rated Carla, and Bruno's ratings are counted.
  const others = people.filter((one) => one.nickname !== 'carla' && one.nickname !== 'bruno')
  const choose = (among: DemoPerson[]) => {
    const nearest = among.slice(0, 4)
    const idle = among.find((one) => !jobs.has(one.nickname))
    const worker = idle ?? around(nearest, Math.floor(chance.next() ** 1.5 * nearest.length))
    jobs.set(worker.nickname, (jobs.get(worker.nickname) ?? 0) + 1)
    return worker
  }
  const rate = reviewsOf(chance)
  const crew = { people: others, choose, now }
  const job = (city: DemoCity, daysAgo: number) =>
    hire(write(around(usualWishes, chance.whole(0, usualWishes.length - 1)), city, daysAgo), crew, chance)
  const rated = (hiring: Hiring) => {
    const { worker, offer, dates } = hiring
    const isRated = jobs.get(worker.nickname) === 1 || chance.chance(0.88)
    const [trade = ''] = offer.trades
    return finished(
      hiring,
      isRated ? rate(worker, trade, scoreOf(worker.quality, chance), dates.ratedAt) : null,
    )
  }
  const recently = (exponent: number) => 7 + 82 * chance.next() ** exponent
  const recent = cityDeck(quantities.finished, chance).map((city) => rated(job(city, recently(1.2))))
  const before = cityDeck(quantities.before, chance).map((city) => rated(job(city, 90 + 300 * chance.next())))
  const running = cityDeck(quantities.accepted, chance).map((city) =>
    accepted(job(city, 2 + 60 * chance.next() ** 1.7)),
  )
  return [...recent, ...before, ...running, ...brunoOffers(hands, rate)]
}

/** Bruno's year: plumbing and gas in the south, rated as his page shows it. */
function brunoOffers({ write, people, now, chance }: Hands, rate: ReturnType<typeof reviewsOf>): DemoOffer[] {
  const south = demoCities.filter(({ zone }) => zone === 'sur')
  const works = wishes.filter(({ trades }) => trades[0] === 'Plomería' || trades[0] === 'Gas')
  const crew = {
    people,
    now,
    choose: (among: DemoPerson[]) => {
      const bruno = among.find((one) => one.nickname === 'bruno')
      if (!bruno) throw new Error('Bruno is missing from the demo.')
      return bruno
    },
  }
  const job = (daysAgo: number) =>
    hire(write(around(works, chance.whole(0, 99)), around(south, chance.whole(0, 99)), daysAgo), crew, chance)
  const scores = chance.shuffled(
    brunoScores.flatMap((count, place) => Array.from({ length: count }, () => place + 1)),
  )
  const done = scores.map((score, place) => {
    const hiring = job(30 + (place * 350) / scores.length + chance.next() * 6)
    return finished(hiring, rate(hiring.worker, hiring.offer.trades[0] ?? '', score, hiring.dates.ratedAt))
  })
  return [...done, accepted(job(4)), accepted(job(9))]
}

/** What the demo puts into an empty marketplace: always the same, as long before now. */
export function demoPlan(now: Date): DemoPlan {
  const chance = random(SEED)
  const people = demoPeople(chance)
  const hands = { write: writer(people, now, chance), people, now, chance }
  const offers = [...castOffers(now), ...openOffers(hands), ...hiredOffers(hands)]
  const oldestFirst = offers.toSorted((one, other) => one.publishedAt.getTime() - other.publishedAt.getTime())
  return { trades: demoTrades, people, offers: oldestFirst }
}
