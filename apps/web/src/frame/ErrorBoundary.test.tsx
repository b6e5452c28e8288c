import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const Broken = () => {
  throw new Error('no such thing')
}
const heading = () => screen.queryByRole('heading', { name: 'Unexpected Application Error!' })

afterEach(cleanup)

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
  consoleError.mockRestore()
})
