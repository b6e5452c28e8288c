import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { alerts, people } from '@plomada/domain/fixtures'
import { readPendingAction, savePendingAction } from '../session/pendingAction.ts'
import { openApp, press, server } from '../testing/product.tsx'

const loginWithRedirect = vi.hoisted(() => vi.fn<(options: unknown) => Promise<void>>(async () => {}))
vi.mock('@auth0/auth0-spa-js', () => ({
  Auth0Client: class {
    loginWithRedirect = loginWithRedirect
  },
}))

const like = 'Avisarme de ofertas así'
const sent = (call: string) => server.sent.filter(({ name }) => name === call)

it('saves the filters of the list with one press, and deletes the alert again (P-094)', async () => {
  openApp('/service?job=1&ciudad=Moron', people.bruno)
  await press(like)
  await press('Deshacer')
  await screen.findByText(/^Borraste la alerta: /)
  expect(sent('alert.create')).toHaveLength(1)
  expect(sent('alert.remove')).toHaveLength(1)
  expect(screen.queryByText(/^Alerta guardada: /)).toBeNull()
  expect(document.activeElement?.textContent).toBe(like)
})

it('closes all notices about an alert that is deleted again', async () => {
  openApp('/service?job=1&ciudad=Moron', people.bruno)
  await press(like)
  await screen.findByText(/^Alerta guardada: /)
  server.responses['alert.list'] = { result: [{ ...alerts[0], cities: ['Moron'], minimumBudget: null }] }
  await press(like)
  await screen.findByText(/^Ya tenés una alerta así: /)
  await press('Deshacer')
  await screen.findByText(/^Borraste la alerta: /)
  expect(screen.queryByText(/^Ya tenés una alerta así: /)).toBeNull()
})

it('opens the form when the list has no filters for an alert (P-094)', async () => {
  openApp('/service?tittle=canilla', people.bruno)
  await press(like)
  await screen.findByRole('button', { name: 'Guardar alerta' })
  expect(sent('alert.create')).toHaveLength(0)
})

it('leaves an alert with the same filters as it is (P-098)', async () => {
  const [, gas] = alerts
  openApp(`/service?job=${gas.trade.id}`, people.bruno)
  await press(like)
  await screen.findByText('Ya tenés una alerta así: Gas')
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  await press('Editar')
  await screen.findByRole('button', { name: 'Guardar alerta' })
  expect([...sent('alert.create'), ...sent('alert.update')]).toHaveLength(0)
})

it('shows why an alert was not saved, with a link to the alerts (P-099)', async () => {
  server.fault = { call: 'alert.create', mode: 'server error' }
  openApp('/service?job=1', people.bruno)
  await press(like)
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ver mis alertas' })).toBeDefined())
})

/** Leaves the calls about alerts without a response. */
function delayAlerts() {
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (url: string, options?: RequestInit) =>
    url.includes('/alert') ? new Promise(() => {}) : fetch(url, options),
  )
}

it('passes the alert of a visitor to the sign-in, and stores none before it', async () => {
  openApp('/service?job=1', null)
  await press(like)
  const appState = { returnTo: '/service?job=1', action: { kind: 'alert', search: '?job=1' } }
  await waitFor(() => expect(loginWithRedirect).toHaveBeenCalledExactlyOnceWith({ appState }))
  expect(readPendingAction()).toBeNull()
})

it('shows the button as pending while an alert is saved after the sign-in (P-094)', async () => {
  savePendingAction({ kind: 'alert', search: '?job=1' })
  delayAlerts()
  openApp('/service?job=1', people.bruno)
  expect(await screen.findByRole('button', { name: 'procesando...' })).toBeDefined()
})

it('saves no alert for an admin who signs in (P-094)', async () => {
  savePendingAction({ kind: 'alert', search: '?job=1' })
  openApp('/service?job=1', people.elena)
  await waitFor(() => expect(readPendingAction()).toBeNull())
  await screen.findByRole('link', { name: 'Dashboard' })
  expect(server.sent.filter(({ name }) => name.startsWith('alert.'))).toEqual([])
})

it('opens another page while an alert is being saved', async () => {
  delayAlerts()
  openApp('/service?job=1', people.bruno)
  await press(like)
  await screen.findByRole('button', { name: 'procesando...' })
  screen.getByRole('link', { name: 'Términos' }).click()
  expect(await screen.findByRole('heading', { name: /^Términos/, level: 1 })).toBeDefined()
})
