import './jsdom.ts'
import { cleanup, configure, fireEvent, getConfig, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, useEffect } from 'react'
import { SWRConfig, useSWRConfig } from 'swr'
import { afterEach, beforeEach, expect, vi, type Mock } from 'vitest'
import type { User } from '@plomada/domain'
import { passNavigation } from '../notice/notices.ts'
import { setSession } from '../session/store.ts'
import { startServer } from './server.ts'

const settings = {
  identity: { domain: 'http://x/idp', clientId: 'web', audience: 'api', endsAllSessions: true },
  emailjs: { origin: '/api/emailjs', publicKey: 'k', serviceId: 's', templateId: 't' },
  budgetMaximum: 99_999,
  canHoldPayments: true,
  addressVisibility: 'everyone',
}
const script = document.createElement('script')
Object.assign(script, {
  id: 'plomada-settings',
  type: 'application/json',
  textContent: JSON.stringify(settings),
})
document.head.append(script)
// The module reads the settings when it is imported.
const { App } = await import('../App.tsx')

// Prints the page only when the message is read: a waiting query fails many times before it succeeds.
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

// Checking visibility is slow, and no test needs it.
configure({ defaultHidden: true, getElementError: lazyElementError })

export let server: ReturnType<typeof startServer>
export let consoleError: Mock<typeof console.error>
/** Reads every call of the page again. */
export let readAgain: () => Promise<unknown>

const provider = () => new Map()
function PageCalls({ children }: { children: ReactNode }) {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    readAgain = () => mutate(() => true)
  }, [mutate])
  return children
}

beforeEach(() => {
  server = startServer()
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  cleanup()
  // What a test has started would otherwise continue in the next one.
  await server.settle()
  setSession(null)
  localStorage.clear()
  sessionStorage.clear()
  passNavigation()
  passNavigation()
  vi.restoreAllMocks()
})

/** Renders the whole product at an address, for a signed-in user or a visitor. */
export function openApp(address: string, viewer: User | null) {
  setSession(viewer && { ...viewer, token: `x.${btoa('{"exp":99999999999}')}.y` })
  history.pushState({}, '', address)
  // SWR repeats a failed request after seconds. With one cache for all tests it would do so in a later test.
  render(
    <SWRConfig value={{ provider }}>
      <PageCalls>
        <App />
      </PageCalls>
    </SWRConfig>,
  )
}

/** Presses the last button of a name, which is the one of an open dialog, when it is enabled. */
export async function press(name: string | RegExp) {
  const button = await waitFor(() => {
    const last = screen.getAllByRole<HTMLButtonElement>('button', { name }).at(-1)
    // A button that keeps the focus is not disabled for the browser.
    if (!last || last.disabled || last.getAttribute('aria-disabled') === 'true')
      throw new Error(`The button ${String(name)} is disabled.`)
    return last
  })
  fireEvent.click(button)
}

/** Presses a button and waits for its dialog, whose code may load then: its own button can have the same name. */
export async function openDialog(name: string): Promise<void> {
  await press(name)
  await waitFor(() => expect(document.querySelector('dialog[open]')).not.toBeNull())
}

/** Types into the fields with these labels. */
export async function fill(texts: Record<string, string>) {
  for (const [label, value] of Object.entries(texts)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`))
    fireEvent.change(field, { target: { value } })
    fireEvent.blur(field)
  }
}
