import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { cities, days } from '@plomada/domain'
import type { Viewer } from './processes.ts'
import { FREQUENT_WORD, rareWord, TRADES, type FrequentPlace, type WordGroup } from './seed.ts'

/** The limit of the app's CPU time per request: relative to the floor, or in milliseconds. */
type Limit = { times: number } | { milliseconds: number }

/** A kind of request with many variants. */
export interface Case {
  title: string
  /** Returns the path of a variant. */
  url: (variant: number) => string
  /** Who is signed in. By default a visitor requests it. */
  viewer?: Viewer
  /** Whether requests accept Brotli, as browsers do. @default false */
  isCompressed?: boolean
  /** Whether the floor responds to it too. @default true */
  hasFloor?: boolean
  limit: Limit
  /** Limit of CPU time at the largest size relative to the smallest. Without it, growth is shown only. */
  growth?: number
}

/** The folder of the built web app. */
export const webRoot = join(import.meta.dirname, '../../web/dist')

/** Checks whether a title has no characters to search for; the list is empty then, without SQL. */
export const isUnsearchable = (title: string | null): boolean => title !== null && /^\.+$/.test(title)

// A pseudo-random number below `bound`.
const spread = (variant: number, bound: number) =>
  Math.abs(Math.imul(variant + 1, 2_654_435_761) >> 4) % bound
const city = (variant: number) => encodeURIComponent(cities[spread(variant, cities.length)] ?? '')
const trade = (variant: number) => 1 + spread(variant * 3, TRADES)
const order = (variant: number) => (variant % 4 === 0 ? 'ASC' : 'DESC')

const list = { limit: { times: 1.5 }, growth: 1.5 }
// Among ten thousand offers such a list has one to ten rows, among a million it fills the page.
const shortList = { limit: { times: 1.5 } }

/** Pages that are full at every size, so that their growth is that of the search. */
function createFullPageCases(places: readonly FrequentPlace[]): Case[] {
  const place = (variant: number) => {
    const { city: name = '', trade: id = 0 } = places[variant % places.length] ?? {}
    return `ciudad=${encodeURIComponent(name)}&job=${id}`
  }
  return [
    { title: 'full page by city and trade', url: (n) => `/api/service?${place(n)}`, ...list },
    {
      title: 'full page of 3 by all filters',
      url: (n) =>
        `/api/service?provincia=Buenos+Aires&${place(n)}&tittle=${FREQUENT_WORD}&orderFecha=${order(n)}&page_size=3`,
      ...list,
    },
  ]
}

/** Creates the cases of calls for a marketplace with a number of offers. */
function createCallCases(offers: number): Case[] {
  // Three fifths of the offers are open.
  const pages = Math.floor((offers * 0.6) / 20)
  return [
    {
      title: 'a call without SQL',
      url: (n) => `/api/service?tittle=${'.'.repeat(3 + (n % 20))}`,
      limit: { milliseconds: 0.4 },
      growth: 1.5,
    },
    {
      title: 'list, first pages',
      url: (n) => `/api/service?page=${1 + (n % 5)}&orderFecha=${order(n)}`,
      ...list,
    },
    {
      title: 'list by city and trade',
      url: (n) => `/api/service?ciudad=${city(n)}&job=${trade(n)}`,
      ...shortList,
    },
    {
      title: 'list by all filters',
      url: (n) =>
        `/api/service?provincia=Buenos+Aires&ciudad=${city(n)}&job=${trade(n)}&tittle=${FREQUENT_WORD}&orderFecha=${order(n)}`,
      ...shortList,
    },
    {
      title: 'a frequent word',
      url: (n) => `/api/service?tittle=${FREQUENT_WORD}&page=${1 + (n % 3)}`,
      ...list,
    },
    {
      title: 'a rare word',
      url: (n) => `/api/service?tittle=${rareWord(offers, spread(n, offers))}`,
      ...list,
    },
    {
      title: 'deep pages',
      url: (n) => `/api/service?page=${1 + Math.floor(pages * (0.1 + 0.8 * (spread(n, 1000) / 1000)))}`,
      ...list,
      growth: 3,
    },
    {
      title: 'one offer',
      url: (n) => `/api/service/${1 + spread(n, offers)}`,
      viewer: 'worker',
      limit: { times: 2 },
      growth: 1.5,
    },
    {
      title: 'professionals by trade and day',
      url: (n) => `/api/user?job=${trade(n)}&dias=${days[n % 7]}`,
      ...list,
    },
  ]
}

/** Searches for names of people: one in seven has the first one. */
const createNameCases = (offers: number): Case[] => [
  { title: 'professionals by a frequent name', url: () => '/api/user?name=bruno', limit: { times: 2 } },
  {
    title: 'professionals by a rare name',
    url: (n) => `/api/user?name=apellido${offers / 5 - spread(n, offers / 50)}`,
    limit: { times: 2 },
  },
]

/** Lists of jobs, of which each offer has one. */
function createJobCases(): Case[] {
  const flat = { hasFloor: false, limit: { milliseconds: 8 }, growth: 1.5 }
  const month = (variant: number) => `2026-0${1 + (variant % 9)}`
  return [
    { title: 'all jobs', url: (n) => `/api/admin/trabajos?page=${1 + (n % 5)}`, viewer: 'admin', ...flat },
    {
      title: 'jobs of a professional',
      url: () => '/api/user/services/MyTrabajos',
      viewer: 'worker',
      ...flat,
    },
    { title: 'agenda', url: (n) => `/api/user/agenda?mes=${month(n)}`, viewer: 'worker', ...flat },
  ]
}

/** Returns the path of the largest script of the build. */
function findScript(): string {
  const folder = join(webRoot, 'assets')
  if (!existsSync(folder)) throw new Error('The web app is not built: pnpm --filter @plomada/web run build')
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const [largest] = scripts.toSorted(
    (a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size,
  )
  return `/assets/${largest}`
}

let visits = 0
/** Returns a number that no URL has contained yet. */
const nextVisit = () => (visits += 1)

/** Creates the cases of the web app's files and of its documents for visitors. */
function createWebCases(offers: number): Case[] {
  const script = findScript()
  const cached = { milliseconds: 0.5 }
  const document = { isCompressed: true, hasFloor: false, limit: { milliseconds: 8 }, growth: 1.5 }
  return [
    {
      title: 'static file',
      url: () => script,
      isCompressed: true,
      limit: { milliseconds: 0.15 },
      growth: 1.5,
    },
    // Every URL is requested once, so that no document comes from the cache.
    { title: 'document of /, rendered', url: () => `/?visita=${nextVisit()}`, ...document },
    {
      title: 'document of /service, rendered',
      url: (n) => `/service?page=${1 + (n % 50)}&visita=${nextVisit()}`,
      ...document,
    },
    {
      title: 'document of one offer, rendered',
      url: (n) => `/service/detail/${1 + spread(n, offers)}?visita=${nextVisit()}`,
      ...document,
    },
    { title: 'document of /, repeated', url: () => '/', ...document, limit: cached },
    { title: 'document of /service, repeated', url: () => '/service', ...document, limit: cached },
  ]
}

/** Searches for words of each kind. Their cost does not depend on what the planner knows of them. */
const createWordCases = (groups: readonly WordGroup[]): Case[] =>
  groups.map(({ kind, isKnown, words }) => ({
    title: `a word in 1 of ${kind} titles, ${isKnown ? 'in' : 'not in'} the statistics`,
    url: (n) => `/api/service?provincia=Buenos+Aires&tittle=${words[n % words.length]}`,
    limit: { times: 2 },
  }))

/** Creates all cases for a marketplace with a number of offers. */
export const createCases = (
  offers: number,
  places: readonly FrequentPlace[],
  words: readonly WordGroup[],
): Case[] => [
  ...createWordCases(words),
  ...createNameCases(offers),
  ...createJobCases(),
  ...createCallCases(offers),
  ...createFullPageCases(places),
  ...createWebCases(offers),
]
