import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { lazyPart } from './lazyPart.tsx'

type Load = () => Promise<{ default: (props: { name: string }) => ReactNode }>

const load = vi.fn<Load>()
const lost = new TypeError('Failed to fetch dynamically imported module')

beforeEach(() => {
  load.mockReset().mockRejectedValueOnce(lost)
  load.mockResolvedValue({ default: ({ name }) => `Part of ${name}` })
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const text = () => screen.getByRole('main').textContent
const navigate = () => fireEvent.click(screen.getByRole('link'))

/** Renders a page with a part whose code does not load the first time. Returns a function that mounts the part again. */
async function renderPage(onUnavailable?: () => void) {
  const Part = lazyPart(load, 'Loading')
  const toPage = (mount: string) => (
    <MemoryRouter>
      <Link to="/service">{'Servicios'}</Link>
      <main>
        {'Page '}
        <Part key={mount} name="Ana" onUnavailable={onUnavailable} />
      </main>
    </MemoryRouter>
  )
  const { rerender } = render(toPage('first'))
  expect(text()).toBe('Page Loading')
  await waitFor(() => expect(text()).toBe('Page '))
  return () => rerender(toPage('second'))
}

it('renders the page without a part whose code does not load, and logs the error', async () => {
  const onUnavailable = vi.fn<() => void>()
  await renderPage(onUnavailable)
  await waitFor(() => expect(onUnavailable).toHaveBeenCalledOnce())
  expect(console.error).toHaveBeenCalledExactlyOnceWith('Failed to load a part of the page', lost)
  expect(load).toHaveBeenCalledOnce()
})

it('loads the code again when the part is mounted again', async () => {
  const mountAgain = await renderPage()
  mountAgain()
  await waitFor(() => expect(text()).toBe('Page Part of Ana'))
})

it('loads the code again after each navigation until it has loaded', async () => {
  await renderPage()
  load.mockRejectedValueOnce(lost)
  navigate()
  await waitFor(() => expect(console.error).toHaveBeenCalledTimes(2))
  await waitFor(() => expect(text()).toBe('Page '))
  navigate()
  await waitFor(() => expect(text()).toBe('Page Part of Ana'))
  navigate()
  expect(load).toHaveBeenCalledTimes(3)
})

it('loads the code again when the browser is online again', async () => {
  // Resolves as soon as the part has disappeared, before React runs the effects that follow the paint.
  const { promise: disappearance, resolve } = Promise.withResolvers<void>()
  const observer = new MutationObserver(() => text() === 'Page ' && resolve())
  observer.observe(document.body, { childList: true, subtree: true })
  const rendered = renderPage()
  await disappearance
  observer.disconnect()
  fireEvent(window, new Event('online'))
  await rendered
  await waitFor(() => expect(text()).toBe('Page Part of Ana'))
})

it('loads the code once, and renders at once when the part is mounted later', async () => {
  load.mockReset().mockResolvedValue({ default: () => 'Part' })
  const Part = lazyPart(load)
  const page = (
    <MemoryRouter>
      <main>
        <Part name="Ana" />
      </main>
    </MemoryRouter>
  )
  render(page)
  await waitFor(() => expect(text()).toBe('Part'))
  cleanup()
  render(page)
  expect(text()).toBe('Part')
  expect(load).toHaveBeenCalledOnce()
})

it('leaves an error of the part itself to the boundary of the page', async () => {
  const Part = lazyPart(async () => ({
    default: () => {
      throw new Error('no such thing')
    },
  }))
  render(
    <ErrorBoundary>
      <MemoryRouter>
        <Part />
      </MemoryRouter>
    </ErrorBoundary>,
  )
  expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeTruthy()
})

it('stays as the server rendered it, without an error, until its code has loaded', async () => {
  const toPage = (part: ReactNode) => <MemoryRouter>{part}</MemoryRouter>
  const container = document.body.appendChild(document.createElement('main'))
  container.innerHTML = renderToString(toPage(<Suspense>{'Part of Ana'}</Suspense>))
  const Part = lazyPart(load)
  const onRecoverableError = vi.fn<() => void>()
  render(toPage(<Part name="Ana" />), { container, hydrate: true, onRecoverableError })
  await waitFor(() => expect(console.error).toHaveBeenCalledOnce())
  await act(async () => {})
  expect(text()).toBe('Part of Ana')
  fireEvent(window, new Event('online'))
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2))
  await act(async () => {})
  expect(text()).toBe('Part of Ana')
  expect(onRecoverableError).not.toHaveBeenCalled()
})
