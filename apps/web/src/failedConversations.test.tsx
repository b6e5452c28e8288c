import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { href, paths } from '@plomada/domain'
import { conversations, people, createPhotoFile } from '@plomada/domain/fixtures'
import { conversationMessages } from '@plomada/ui'
import { fill, openApp, press, server } from './testing/product.tsx'
import { failureModes } from './testing/server.ts'

const photo = createPhotoFile('bomba.png')
const text = 'El portón es el verde'
const sends = ['conversation.send', 'conversation.photo'] as const
const cases = sends.flatMap((call) => failureModes.map((mode) => ({ call, mode })))
const attempts = (call: string) => server.sent.filter(({ name }) => name === call).map(({ body }) => body)
const attachPhoto = async () =>
  fireEvent.change(await screen.findByLabelText('Adjuntar una foto', { selector: 'input' }), {
    target: { files: [photo] },
  })
const waits = 'Lo mandamos cuando vuelva la conexión'

it.each(cases.filter(({ mode }) => mode === 'server error'))(
  '$mode: says that a message was not sent and sends it again on «Reintentar», by $call (P-053)',
  async ({ call, mode }) => {
    server.fault = { call, mode }
    openApp(href(paths.conversation, conversations.tankPump), people.ana)
    await fill({ Mensaje$: text })
    if (call === 'conversation.photo') await attachPhoto()
    await press('Enviar')
    expect(await screen.findByText('No se envió')).toBeTruthy()
    expect(screen.queryAllByText(waits)).toEqual([])
    server.fault = null
    await press('Reintentar')
    await waitFor(() => expect(screen.queryAllByText('No se envió')).toEqual([]))
    const [first, second, ...rest] = attempts(call)
    expect([second, rest]).toEqual([first, []])
  },
)

it.each(cases.filter(({ mode }) => mode !== 'server error'))(
  '$mode: keeps an unsent message and sends it later, by $call (P-053)',
  async ({ call, mode }) => {
    server.fault = { call, mode }
    openApp(href(paths.conversation, conversations.tankPump), people.ana)
    await fill({ Mensaje$: text })
    if (call === 'conversation.photo') await attachPhoto()
    await press('Enviar')
    await waitFor(() => expect(screen.queryAllByText(waits)).not.toEqual([]))
    expect(screen.queryAllByText(text)).not.toEqual([])
    server.fault = null
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(attempts(call)).toHaveLength(2))
    await waitFor(() => expect(screen.queryAllByText(waits)).toEqual([]))
    const [first, second] = attempts(call)
    expect(second).toBe(first)
  },
)

it.each(['server error', 'network error'] as const)(
  '%s: says that messages arrive later when the stream of messages fails',
  async (mode) => {
    server.fault = { call: 'conversation.stream', mode }
    openApp(href(paths.conversation, conversations.tankPump), people.ana)
    expect(await screen.findByText(conversationMessages.polling)).toBeTruthy()
  },
)
