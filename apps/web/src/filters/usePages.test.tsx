import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { href, paths } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { openApp, press, server } from '../testing/product.tsx'

const { ana, bruno, elena } = people
const nothing = { result: [], total: 0, totalPages: 0 }

it.each([
  [paths.offers, null],
  [paths.professionals, null],
  [paths.users, elena],
  [paths.adminOffers, elena],
  [href(paths.clientOffers, ana), ana],
  [href(paths.assignments, bruno), bruno],
])('redirects from a page of %s beyond the last one and keeps the filters', async (path, viewer) => {
  const entries = history.length
  openApp(`${path}?page=999&name=abc&tittle=abc`, viewer)
  await waitFor(() => expect(location.search).not.toContain('page'))
  expect(location.search).toMatch(/^\?(tittle|name)=abc$/)
  expect(history.length).toBe(entries + 1)
  expect(screen.queryByText('Sin resultados')).toBeNull()
})

it.each([
  [href(paths.assignments, bruno), bruno, 'offer.assignments', 'Aún no tienes trabajos'],
  [href(paths.applications, bruno), bruno, 'offer.applications', 'Aún no te has postulado a un servicio'],
  [href(paths.clientOffers, ana), ana, 'offer.own', 'Ups! Aún no tienes servicios creados'],
])(
  'shows «Sin resultados» for a search without results in %s, not the empty list',
  async (path, viewer, call, none) => {
    server.responses[call] = nothing
    openApp(`${path}?tittle=zzzz`, viewer)
    await screen.findByText('Sin resultados')
    expect(screen.queryByText(none)).toBeNull()
    expect(screen.queryByText('Dale click a uno')).toBeNull()
    await press('Limpiar filtros')
    await screen.findByText(none)
    expect(location.search).toBe('')
  },
)
