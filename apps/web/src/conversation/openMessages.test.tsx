import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { href, paths } from '@plomada/domain'
import { conversations, people } from '@plomada/domain/fixtures'
import { openApp, press, readAgain, server } from '../testing/product.tsx'

const { ana, bruno } = people
const page = (from: number) => ({
  result: Array.from({ length: 30 }, (_, index) => ({
    id: from + index,
    senderId: bruno.id,
    key: crypto.randomUUID(),
    text: `Mensaje ${from + index}`,
    photo: null,
    createdAt: new Date(Date.UTC(2026, 10, 20, 12, from + index)),
  })),
  hasMore: from > 1,
})
const respond = (from: number) => {
  server.responses['conversation.messages'] = page(from)
}

it('keeps all messages when the newest ones are read again after earlier ones', async () => {
  respond(31)
  openApp(href(paths.conversation, conversations.tankPump), ana)
  await screen.findByText('Mensaje 60')
  // The newest page is read once more when the conversation is known.
  await server.settle()
  respond(1)
  await press('Mensajes anteriores')
  await screen.findByText('Mensaje 1')
  await server.settle()
  respond(34)
  await readAgain()
  await screen.findByText('Mensaje 63')
  await waitFor(() => expect(screen.getAllByText(/^Mensaje \d+$/)).toHaveLength(63))
})
