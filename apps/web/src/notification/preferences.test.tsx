import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { getEvent, type NotificationKind, paths } from '@plomada/domain'
import { notificationSettings, people } from '@plomada/domain/fixtures'
import { openApp, server } from '../testing/product.tsx'

const option = async (kind: NotificationKind, name: string) => {
  const group = await screen.findByRole('radiogroup', { name: `Correo: ${getEvent(kind).label}` })
  return within(group).getByRole<HTMLInputElement>('radio', { name })
}
const choose = async (kind: NotificationKind, name: string) => fireEvent.click(await option(kind, name))
const isChosen = async (kind: NotificationKind, name: string) => (await option(kind, name)).checked

const sentBodies = () =>
  server.sent.filter(({ name }) => name === 'notification.savePreference').map(({ body }) => body)

/** Returns the settings after mails of these kinds have been turned off. */
const withoutMails = (...kinds: NotificationKind[]) => ({
  ...notificationSettings,
  preferences: notificationSettings.preferences.map((one) =>
    kinds.includes(one.kind) ? { ...one, mail: 'off' } : one,
  ),
})

type Settings = ReturnType<typeof withoutMails> | typeof notificationSettings

/** Delays the requests that save until `respond` is called with the settings of the server. */
function delaySaves() {
  const { fetch } = globalThis
  const waiting: (() => void)[] = []
  const saves = {
    /** The largest number of requests at the same time. */
    maximum: 0,
    respond: async (settings: Settings) => {
      await waitFor(() => expect(waiting).not.toHaveLength(0))
      server.responses['notification.savePreference'] = settings
      waiting.shift()?.()
    },
  }
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    if (options?.method === 'PUT')
      await new Promise<void>((resolve) => {
        saves.maximum = Math.max(saves.maximum, waiting.push(resolve))
      })
    return fetch(url, options)
  })
  return saves
}

it('shows the saved preference again when a change cannot be saved', async () => {
  openApp(paths.notificationPreferences, people.ana)
  await option('application', 'No')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await choose('application', 'No')
  await screen.findByRole('alert')
  await waitFor(async () => expect(await isChosen('application', 'Al momento')).toBe(true))
})

it('keeps a change that is being saved when the response to an earlier one arrives', async () => {
  openApp(paths.notificationPreferences, people.ana)
  await option('application', 'No')
  const { respond } = delaySaves()
  await choose('application', 'No')
  await choose('contact', 'No')
  // Mails about payments have been turned off on another device, which shows that the response has arrived.
  await respond(withoutMails('application', 'payment'))
  await waitFor(async () => expect(await isChosen('payment', 'No')).toBe(true))
  expect(await isChosen('contact', 'No')).toBe(true)
  await respond(withoutMails('application', 'contact'))
  await waitFor(async () => expect(await isChosen('payment', 'No')).toBe(false))
  expect(await isChosen('application', 'No')).toBe(true)
  expect(await isChosen('contact', 'No')).toBe(true)
})

it('sends a change when the one before is saved, so that the last one wins', async () => {
  openApp(paths.notificationPreferences, people.ana)
  await option('application', 'No')
  const saves = delaySaves()
  await choose('application', 'No')
  await choose('application', 'Resumen diario')
  await saves.respond(withoutMails('application'))
  await saves.respond(notificationSettings)
  await waitFor(async () => expect(await isChosen('application', 'Al momento')).toBe(true))
  expect(sentBodies()).toEqual([expect.stringMatching('off'), expect.stringMatching('daily')])
  expect(saves.maximum).toBe(1)
})

it('sends the next change after one that cannot be saved', async () => {
  server.fault = { call: 'notification.savePreference', mode: 'server error' }
  openApp(paths.notificationPreferences, people.ana)
  await choose('application', 'No')
  await choose('contact', 'No')
  await waitFor(() => expect(sentBodies()).toHaveLength(2))
  await waitFor(async () => expect(await isChosen('contact', 'No')).toBe(false))
  expect(await isChosen('application', 'No')).toBe(false)
})
