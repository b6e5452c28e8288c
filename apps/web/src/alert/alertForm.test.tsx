import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { people } from '@plomada/domain/fixtures'
import { shellMessages } from '@plomada/ui'
import { openApp, press } from '../testing/product.tsx'

const chunk = vi.hoisted(() => ({ isLost: true }))
vi.mock('./SaveAlert.tsx', async (importOriginal) => {
  if (chunk.isLost) throw new Error('Offline')
  return importOriginal()
})

it('shows the list and a message when the form of an alert does not load, and opens the form at the next press', async () => {
  openApp('/service?tittle=canilla', people.bruno)
  await press('Avisarme de ofertas así')
  expect(await screen.findByText(shellMessages.unreachable)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  chunk.isLost = false
  await press('Avisarme de ofertas así')
  expect(await screen.findByRole('button', { name: 'Guardar alerta' })).toBeTruthy()
})
