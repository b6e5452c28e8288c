import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { href, paths } from '@plomada/domain'
import { problems } from '@plomada/domain/contract'
import { conversations, offers, people } from '@plomada/domain/fixtures'
import { openApp, server } from '../testing/product.tsx'
import { contract } from '../testing/server.ts'

const { ana, bruno, elena } = people

it('names the person of a conversation that is opened again', async () => {
  const title = 'Conversación con Bruno Saldaño · Plomada'
  openApp(href(paths.conversation, conversations.tankPump), ana)
  await waitFor(() => expect(document.title).toBe(title))
  history.replaceState(null, '', paths.messages)
  dispatchEvent(new PopStateEvent('popstate'))
  await waitFor(() => expect(document.title).toBe('Mensajes · Plomada'))
  history.replaceState(null, '', href(paths.conversation, conversations.tankPump))
  dispatchEvent(new PopStateEvent('popstate'))
  await screen.findByRole('textbox', { name: 'Mensaje' })
  await waitFor(() => expect(document.title).toBe(title))
})

const { Product } = await import('../App.tsx')
const { toFallback } = await import('../data/initialResponses.ts')

it.each([
  ['removed offer', href(paths.offer, { id: 11 }), 'offer.preview', 'removed', problems.removed.sentence],
  ['unknown offer', href(paths.offer, { id: 11 }), 'offer.preview', 'notFound', 'Página no encontrada'],
  [
    'unknown professional',
    href(paths.professional, { id: 2 }),
    'professional.preview',
    'notFound',
    'Página no encontrada',
  ],
] as const)('says that there is no page when the document has the refusal: %s', async (...example) => {
  const [, address, call, code, title] = example
  const input = { params: { id: Number(address.split('/').at(-1)) } }
  const { sentence: message, status } = problems[code]
  const refuse = async () => Response.json({ code, message }, { status })
  const { fetch } = globalThis
  const { address: path } = contract.find(({ name }) => name === call) ?? {}
  vi.stubGlobal('fetch', (url: string, options?: RequestInit) =>
    path?.test(url) ? refuse() : fetch(url, options),
  )
  const answer = { code, message, status }
  render(
    <MemoryRouter initialEntries={[address]}>
      <Product responses={toFallback([{ call, input, answer, isRefused: true }])} />
    </MemoryRouter>,
  )
  await screen.findByRole('heading', { name: title, level: 1 })
  await waitFor(() => expect(document.title).toBe(`${title} · Plomada`))
})

it.each([
  ['offer', href(paths.offer, offers.tankPump), 'offer.get', bruno],
  ['trade', href(paths.trade, { id: 1 }), 'trade.get', ana],
  ['user', `${paths.user}?id=2`, 'professional.get', elena],
] as const)('has no title of the previous page when loading fails: %s', async (...example) => {
  const [, address, call, viewer] = example
  server.fault = { call, mode: 'server error', only: /[12]$/ }
  // The second time, the failure is in the cache.
  for (const time of ['first', 'second']) {
    document.title = `Page before the ${time} time`
    openApp(address, viewer)
    await screen.findByRole('button', { name: 'Reintentar' })
    await waitFor(() => expect(document.title).toBe('Plomada'))
    cleanup()
  }
})
