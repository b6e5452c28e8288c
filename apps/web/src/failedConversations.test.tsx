import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { href, paths } from '@plomada/domain'
import { conversations, people } from '@plomada/domain/fixtures'
import { conversationMessages } from '@plomada/ui'
import { fill, openApp, press, server } from './testing/product.tsx'
import { failureModes } from './testing/server.ts'

const photo = new File(['x'], 'bomba.png', { type: 'image/png' })
const text = 'El portón es el verde'
const sends = ['conversation.send', 'conversation.photo'] as const
const cases = sends.flatMap((call) => failureModes.map((mode) => ({ call, mode })))

it.each(cases)('$mode: keeps an unsent message and sends it later, by $call', async ({ call, mode }) => {
  const attempts = () => server.sent.filter(({ name }) => name === call).map(({ body }) => body)
  server.fault = { call, mode }
  openApp(href(paths.conversation, conversations.tankPump), people.ana)
  await fill({ Mensaje$: text })
  if (call === 'conversation.photo')
    fireEvent.change(await screen.findByLabelText('Adjuntar una foto', { selector: 'input' }), {
      target: { files: [photo] },
    })
  await press('Enviar')
  await waitFor(() => expect(screen.queryAllByText('Se envía al volver la conexión')).not.toEqual([]))
  expect(screen.queryAllByText(text)).not.toEqual([])
  server.fault = null
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(attempts()).toHaveLength(2))
  await waitFor(() => expect(screen.queryAllByText('Se envía al volver la conexión')).toEqual([]))
  const [first, second] = attempts()
  expect(second).toBe(first)
})

it.each(['server error', 'network error'] as const)(
  '%s: says that messages arrive later when the stream of messages fails',
  async (mode) => {
    server.fault = { call: 'conversation.stream', mode }
    openApp(href(paths.conversation, conversations.tankPump), people.ana)
    expect(await screen.findByText(conversationMessages.polling)).toBeTruthy()
  },
)
