import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { createNetworkError } from '../data/send.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const Broken = () => {
  throw new Error('no such thing')
}
const heading = () => screen.queryByRole('heading', { name: 'Unexpected Application Error!' })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('renders an error page and logs the error until the address changes (S-450)', () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(
    <ErrorBoundary address="/service">
      <Broken />
    </ErrorBoundary>,
  )
  expect(heading()).not.toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
  expect(consoleError).toHaveBeenCalledWith(expect.objectContaining({ message: 'no such thing' }))

  const page = (address: string) => (
    <ErrorBoundary address={address}>
      <h1>{'Servicios'}</h1>
    </ErrorBoundary>
  )
  rerender(page('/service'))
  expect(heading()).not.toBeNull()
  rerender(page('/professional'))
  expect(heading()).toBeNull()
  expect(screen.getByText('Servicios')).toBeTruthy()
})

it('reloads the page at the second retry of an address: some browsers repeat a failed import until then', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const Unavailable = () => {
    throw createNetworkError()
  }
  const page = (address: string) => (
    <ErrorBoundary address={address}>
      <Unavailable />
    </ErrorBoundary>
  )
  const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  const { rerender } = render(page('/service'))
  retry()
  retry()
  expect(reload).not.toHaveBeenCalled()
  isOnline.mockReturnValue(true)
  rerender(page('/professional'))
  retry()
  expect(reload).not.toHaveBeenCalled()
  retry()
  expect(reload).toHaveBeenCalledOnce()
})
