import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { paths } from '@plomada/domain'
import { openApp, server } from '../testing/product.tsx'

it.each([
  [paths.offers, 'offer.list'],
  [paths.professionals, 'professional.list'],
])('links from %s to another page with the same filters', async (path, call) => {
  server.responses[call] = { result: [], total: 60, totalPages: 3 }
  openApp(`${path}?page=2&tittle=abc&name=abc&ciudad=Tigre`, null)
  const link = await screen.findByRole('link', { name: 'Página siguiente' })
  const { searchParams } = new URL(String(link.getAttribute('href')), location.origin)
  expect(searchParams.get('page')).toBe('3')
  expect(searchParams.get('ciudad')).toBe('Tigre')
  expect(searchParams.get('tittle') ?? searchParams.get('name')).toBe('abc')
})
