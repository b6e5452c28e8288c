import { cities, days } from '@plomada/domain'
import { FREQUENT_WORD, rareWord, TRADES } from './seed.ts'

/** One thing that people ask for, in many variants. */
export interface Case {
  title: string
  /** The address of a variant. */
  url: (variant: number) => string
  /** Whether it is asked in somebody's name. */
  isSignedIn?: boolean
  /** How many times the floor's CPU the app may use. */
  atMost: number
  /** How many times the CPU at the smallest size it may need at the largest. */
  growth: number
}

// A multiplier that visits the remainders of a bound in an order without a pattern.
const spread = (variant: number, bound: number) =>
  Math.abs(Math.imul(variant + 1, 2_654_435_761) >> 4) % bound
const city = (variant: number) => encodeURIComponent(cities[spread(variant, cities.length)] ?? '')
const trade = (variant: number) => 1 + spread(variant * 3, TRADES)
const order = (variant: number) => (variant % 4 === 0 ? 'ASC' : 'DESC')

const usual = { atMost: 1.6, growth: 1.5 }

/** What is measured, in a marketplace of so many offers. */
export function casesOf(offers: number): Case[] {
  // Three of five offers are open.
  const pages = Math.floor((offers * 0.6) / 20)
  return [
    {
      title: 'list, first pages',
      url: (n) => `/api/service?page=${1 + (n % 5)}&orderFecha=${order(n)}`,
      ...usual,
    },
    {
      title: 'list by city and trade',
      url: (n) => `/api/service?ciudad=${city(n)}&job=${trade(n)}`,
      ...usual,
    },
    {
      title: 'list by all filters',
      url: (n) =>
        `/api/service?provincia=Buenos+Aires&ciudad=${city(n)}&job=${trade(n)}&tittle=${FREQUENT_WORD}&orderFecha=${order(n)}`,
      ...usual,
    },
    {
      title: 'a frequent word',
      url: (n) => `/api/service?tittle=${FREQUENT_WORD}&page=${1 + (n % 3)}`,
      ...usual,
    },
    {
      title: 'a rare word',
      url: (n) => `/api/service?tittle=${rareWord(offers, spread(n, offers))}`,
      ...usual,
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
      ...usual,
    },
  ]
}
