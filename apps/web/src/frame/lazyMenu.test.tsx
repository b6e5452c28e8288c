import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { paths } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { shellMessages } from '@plomada/ui'
import { openApp, press } from '../testing/product.tsx'

const chunk = vi.hoisted(() => ({ isLost: true }))
vi.mock('./MobileMenu.tsx', async (importOriginal) => {
  if (chunk.isLost) throw new Error('Offline')
  return importOriginal()
})

it('shows the page and a message when the mobile menu does not load, and opens the menu at the next press', async () => {
  openApp(paths.contact, people.bruno)
  await screen.findByRole('heading', { name: 'Contacto', level: 1 })
  await press('Abrir menú')
  expect(await screen.findByText(shellMessages.unreachable)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Contacto', level: 1 })).toBeTruthy()
  chunk.isLost = false
  await press('Abrir menú')
  expect(await screen.findByRole('dialog')).toBeTruthy()
})
