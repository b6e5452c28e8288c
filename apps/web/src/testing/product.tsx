import './jsdom.ts'
import { cleanup, configure, fireEvent, getConfig, render, screen } from '@testing-library/react'
import { mutate } from 'swr'
import { afterEach, beforeEach, vi, type Mock } from 'vitest'
import type { User } from '@plomada/domain'
import { passNavigation } from '../notice/notices.ts'
import { keepSession } from '../session/store.ts'
import { startServer } from './server.ts'

const settings = {
  identity: { domain: 'http://x/idp', clientId: 'web', audience: 'api', endsAllSessions: true },
  emailjs: { origin: '/api/emailjs', publicKey: 'k', serviceId: 's', templateId: 't' },
  budgetMaximum: 99_999,
}
const script = document.createElement('script')
Object.assign(script, {
  id: 'plomada-settings',
  type: 'application/json',
  textContent: JSON.stringify(settings),
})
document.head.append(script)
// Reads the settings as soon as it is there.
const { App } = await import('../App.tsx')

// Prints the page only when the message is read: a query that waits fails many times before it succeeds.
const { getElementError } = getConfig()
const lazyElementError: typeof getElementError = (message, container) => {
  const error = new Error('not found')
  error.name = 'TestingLibraryElementError'
  Object.defineProperty(error, 'message', {
    configurable: true,
    get: () => getElementError(message, container).message,
  })
  return error
}

// A page's code is read with its first test. Nothing here is about what is hidden, and looking for that takes long.
configure({ asyncUtilTimeout: 60_000, defaultHidden: true, getElementError: lazyElementError })
vi.setConfig({ testTimeout: 120_000 })

export let server: ReturnType<typeof startServer>
export let said: Mock<typeof console.error>

beforeEach(() => {
  server = startServer()
  said = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  cleanup()
  await mutate(() => true, undefined)
  keepSession(null)
  localStorage.clear()
  sessionStorage.clear()
  passNavigation()
  passNavigation()
  vi.restoreAllMocks()
})

/** The whole product at an address, as somebody or as a visitor. */
export function open(address: string, viewer: User | null) {
  keepSession(viewer && { ...viewer, token: `x.${btoa('{"exp":99999999999}')}.y` })
  history.pushState({}, '', address)
  render(<App />)
}

/** Presses a button, also one of a dialog that has just opened: the last of that name. */
export async function press(name: string | RegExp) {
  const button = (await screen.findAllByRole('button', { name })).at(-1)
  if (button) fireEvent.click(button)
}

/** Types into the fields with these labels. */
export async function fill(texts: Record<string, string>) {
  for (const [label, value] of Object.entries(texts)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`))
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
}
