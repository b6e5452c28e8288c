import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findJourneys, routesFile, readPageRoutes, routesTableFile } from './findJourneys.ts'
import type { Routes } from './report.ts'

const read = (file: string) => readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8')

test('reads the routes of a page from the table, through constants and over several lines', () => {
  const table = `const legal = () => import('./legal/LegalPage.tsx')
const offers = lazyPage(() => import('./offer/OffersPage.tsx'), 'OffersPage')
const pages = [
  [paths.home, lazyPage(() => import('./home/HomePage.tsx'), 'HomePage')],
  [
    paths.terms,
    lazyPage(legal, 'TermsPage'),
  ],
  [paths.privacy, lazyPage(legal, 'PrivacyPage')],
  [paths.offers, offers],
  ['*', lazyPage(() => import('./frame/NotFoundPage.tsx'), 'NotFoundPage')],
]
const redirects = [[paths.formsss, paths.createOffer]]`
  expect([...readPageRoutes(table)]).toEqual([
    ['apps/web/src/home/HomePage.tsx', ['/']],
    ['apps/web/src/legal/LegalPage.tsx', ['/terminos', '/privacidad']],
    ['apps/web/src/offer/OffersPage.tsx', ['/service']],
    ['apps/web/src/frame/NotFoundPage.tsx', ['*']],
  ])
})

test('finds journeys by complete routes', () => {
  const visited = { 'a.e2e.ts › opens an offer': '/ /service/detail/:id', 'a.e2e.ts › lists': '/service' }
  expect(findJourneys(['/service'], visited)).toEqual(['a.e2e.ts › lists'])
})

test('every page of the web app has a route that a journey visits', () => {
  const table = read(routesTableFile)
  const pages = readPageRoutes(table)
  const modules = [...table.matchAll(/import\('\.\/(\w+\/\w+Page\.tsx)'\)/g)].map(([, file]) => file)
  expect([...pages.keys()].toSorted()).toEqual(
    [...new Set(modules)].map((file) => `apps/web/src/${file}`).toSorted(),
  )
  const visited = JSON.parse(read(routesFile)) as Routes
  expect([...pages].filter(([, routes]) => findJourneys(routes, visited).length === 0)).toEqual([])
})
