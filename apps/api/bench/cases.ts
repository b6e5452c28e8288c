import { cities, days } from '@plomada/domain'
import { FREQUENT_WORD, rareWord, TRADES } from './seed.ts'

/** A kind of request with many variants. */
export interface Case {
  title: string
  /** Returns the path of a variant. */
  url: (variant: number) => string
  /** Whether requests have a token. @default false */
  isSignedIn?: boolean
  /** Limit of the app's CPU time relative to the baseline. */
  atMost: number
  /** Limit of CPU time at the largest size relative to the smallest. */
  growth: number
}

// A pseudo-random number below `bound`.
const spread = (variant: number, bound: number) =>
  Math.abs(Math.imul(variant + 1, 2_654_435_761) >> 4) % bound
const city = (variant: number) => encodeURIComponent(cities[spread(variant, cities.length)] ?? '')
const trade = (variant: number) => 1 + spread(variant * 3, TRADES)
const order = (variant: number) => (variant % 4 === 0 ? 'ASC' : 'DESC')

const defaults = { atMost: 1.6, growth: 1.5 }

/** Creates the cases for a marketplace with a number of offers. */
export function createCases(offers: number): Case[] {
  // Three fifths of the offers are open.
  const pages = Math.floor((offers * 0.6) / 20)
  return [
    {
      title: 'list, first pages',
      url: (n) => `/api/service?page=${1 + (n % 5)}&orderFecha=${order(n)}`,
      ...defaults,
    },
    {
      title: 'list by city and trade',
      url: (n) => `/api/service?ciudad=${city(n)}&job=${trade(n)}`,
      ...defaults,
    },
    {
      title: 'list by all filters',
      url: (n) =>
        `/api/service?provincia=Buenos+Aires&ciudad=${city(n)}&job=${trade(n)}&tittle=${FREQUENT_WORD}&orderFecha=${order(n)}`,
      ...defaults,
    },
    {
      title: 'a frequent word',
      url: (n) => `/api/service?tittle=${FREQUENT_WORD}&page=${1 + (n % 3)}`,
      ...defaults,
    },
    {
      title: 'a rare word',
      url: (n) => `/api/service?tittle=${rareWord(offers, spread(n, offers))}`,
      ...defaults,
    },
    {
      title: 'deep pages',
      url: (n) => `/api/service?page=${1 + Math.floor(pages * (0.1 + 0.8 * (spread(n, 1000) / 1000)))}`,
      atMost: 1.6,
      growth: 3,
    },
    {
      title: 'one offer',
      url: (n) => `/api/service/${1 + spread(n, offers)}`,
      isSignedIn: true,
      atMost: 2,
      growth: 1.5,
    },
    {
      title: 'professionals by trade and day',
      url: (n) => `/api/user?job=${trade(n)}&dias=${days[n % 7]}`,
      ...defaults,
    },
  ]
}
