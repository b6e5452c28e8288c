import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fullName, professionalHref } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { consoleError, openApp } from '../testing/product.tsx'

vi.mock('./SaveProfessional.tsx', () => {
  throw new Error('Offline')
})

it('shows the rest of the page without the button that saves a professional', async () => {
  openApp(professionalHref(people.bruno), people.ana)
  await waitFor(() =>
    expect(consoleError).toHaveBeenCalledWith('Failed to load a part of the page', expect.any(Error)),
  )
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toBe(fullName(people.bruno))
})
