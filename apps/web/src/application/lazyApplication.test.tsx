import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { href, paths } from '@plomada/domain'
import { offers, people } from '@plomada/domain/fixtures'
import { openApp, press } from '../testing/product.tsx'

const chunk = vi.hoisted(() => ({ isLost: true }))
vi.mock('./ProfessionalApplication.tsx', async (importOriginal) => {
  if (chunk.isLost) throw new Error('Offline')
  return importOriginal()
})

it('shows the offer when the form of its application does not load, and loads the form on retry', async () => {
  openApp(href(paths.offer, offers.tankPump), people.bruno)
  await press('Reintentar')
  await screen.findByRole('button', { name: 'Reintentar' })
  expect(screen.getByRole('heading', { name: /bomba del tanque/i, level: 1 })).toBeTruthy()
  chunk.isLost = false
  await press('Reintentar')
  expect(await screen.findByRole('button', { name: 'Postular con presupuesto y mensaje' })).toBeTruthy()
})
