import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { href, paths } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { examples } from '@plomada/domain/calls'
import { shellMessages } from '@plomada/ui'
import { consoleError, openApp, server } from '../testing/product.tsx'

const lose = vi.hoisted(() => () => {
  throw new Error('Offline')
})
vi.mock('../home/homeParts.ts', lose)
vi.mock('../notification/PushOfferNotice.tsx', lose)
vi.mock('../user/PendingEmail.tsx', lose)

const { ana } = people
const unconfirmed = { ...ana, pendingEmail: 'ana.nueva@plomada.example' }

it.each([
  ['the search and the lists of the home page', paths.home, null],
  ['the confirmation of an address', href(paths.clientProfile, ana), unconfirmed],
])('shows the rest of the page without %s', async (...example) => {
  const [, address, viewer] = example
  if (viewer === unconfirmed)
    server.responses['professional.get'] = {
      result: { ...examples.professional.get.response.result, ...viewer },
    }
  openApp(address, viewer)
  await waitFor(() =>
    expect(consoleError).toHaveBeenCalledWith('Failed to load a part of the page', expect.any(Error)),
  )
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).not.toBe(shellMessages.routeError)
})
