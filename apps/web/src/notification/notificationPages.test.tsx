import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { paths } from '@plomada/domain'
import { notifications, people } from '@plomada/domain/fixtures'
import { openApp, press, server } from '../testing/product.tsx'

const [contact, payment] = notifications
const page = (shown: typeof notifications, next: number | null) => ({ result: shown, next, unread: 0 })
const respond = (response: unknown) => {
  server.responses['notification.list'] = response
}
const pressLink = async (name: string) => fireEvent.click(await screen.findByRole('link', { name }))
/** Each test loads another second page, because SWR remembers that one has been loaded. */
const openFirstPage = async (next: number) => {
  respond(
    page(
      [contact].flatMap((one) => one ?? []),
      next,
    ),
  )
  openApp(paths.notifications, people.bruno)
  await screen.findByRole('region', { name: 'Contactos' })
  respond(
    page(
      [payment].flatMap((one) => one ?? []),
      null,
    ),
  )
}
const findPayment = () => screen.findByRole('region', { name: payment?.offer?.title })
const heading = () => screen.getByRole('heading', { name: 'Resultados' })

it('moves the focus to the beginning of another page when it arrives, and shows that it loads', async () => {
  await openFirstPage(7)
  const response = Promise.withResolvers<void>()
  const respondAtOnce = fetch
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await response.promise
    return respondAtOnce(...request)
  })
  await pressLink('Ver anteriores')
  const region = await screen.findByRole('region', { name: 'Contactos' })
  await waitFor(() => expect(region.closest('[aria-busy="true"]')).not.toBeNull())
  expect(document.activeElement).not.toBe(heading())
  response.resolve()
  await findPayment()
  expect(document.querySelector('main [aria-busy="true"]')).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(heading()))
})

it('says above the items that another page could not be loaded, and loads it again', async () => {
  await openFirstPage(8)
  server.fault = { call: 'notification.list', mode: 'network error' }
  await pressLink('Ver anteriores')
  const retry = await screen.findByRole('button', { name: 'Reintentar' })
  const region = screen.getByRole('region', { name: 'Contactos' })
  expect(retry.compareDocumentPosition(region)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await waitFor(() => expect(document.activeElement).toBe(heading()))
  server.fault = null
  await press('Reintentar')
  await findPayment()
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
})

it('hides an empty list while other filters load', async () => {
  respond(page([], null))
  openApp(`${paths.notifications}?leida=true`, people.bruno)
  await screen.findByText('Ninguna notificación coincide')
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await press('Limpiar filtros')
  await waitFor(() => expect(screen.queryByText('Ninguna notificación coincide')).toBeNull())
  expect(screen.queryByText('Todavía no hay notificaciones')).toBeNull()
})
