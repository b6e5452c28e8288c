import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { href, paths } from '@plomada/domain'
import { conversations, people } from '@plomada/domain/fixtures'
import { openApp } from '../testing/product.tsx'

vi.mock('./ConversationOfferPanel.tsx', () => {
  throw new Error('Offline')
})

it('keeps the link to the offer in the conversation when the code of the offer beside it does not load (P-057)', async () => {
  openApp(href(paths.conversation, conversations.tankPump), people.ana)
  expect(await screen.findByRole('textbox', { name: 'Mensaje' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cambiar la bomba del tanque' })).toBeTruthy()
  // Its column is gone, which hides the link.
  await waitFor(() => expect(document.querySelector('[data-offer]')).toBeNull())
})
