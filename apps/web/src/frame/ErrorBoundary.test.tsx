import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ErrorBoundary } from './ErrorBoundary.tsx'

const Broken = () => {
  throw new Error('no such thing')
}
const heading = () => screen.queryByRole('heading', { name: 'Unexpected Application Error!' })

afterEach(cleanup)

it('stands in for a page that breaks, logs why, and lets another address draw again (S-450)', () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { rerender } = render(
    <ErrorBoundary address="/service">
      <Broken />
    </ErrorBoundary>,
  )
  expect(heading()).not.toBeNull()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/')
  expect(said).toHaveBeenCalledWith(expect.objectContaining({ message: 'no such thing' }))

  const drawn = (address: string) => (
    <ErrorBoundary address={address}>
      <h1>{'Servicios'}</h1>
    </ErrorBoundary>
  )
  // The same address has failed, whatever it would show now.
  rerender(drawn('/service'))
  expect(heading()).not.toBeNull()
  rerender(drawn('/professional'))
  expect(heading()).toBeNull()
  expect(screen.getByText('Servicios')).toBeTruthy()
  said.mockRestore()
})
