import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PlomadaProvider } from '../../marketplace/index.ts'

beforeEach(() => vi.resetModules())
afterEach(() => {
  cleanup()
  vi.doUnmock('../../art/House/House.tsx')
})

async function renderHero() {
  const { Hero } = await import('./Hero.tsx')
  render(
    <PlomadaProvider>
      <Hero onSearch={() => {}} />
    </PlomadaProvider>,
  )
}

it('shows its heading at once, and then the drawing', async () => {
  await renderHero()
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
  await screen.findByRole('img')
})

it('keeps heading and search when the drawing cannot be loaded', async () => {
  const load = vi.fn<() => never>(() => {
    throw new Error('no network')
  })
  vi.doMock('../../art/House/House.tsx', load)
  await renderHero()
  await expect.poll(() => load.mock.calls.length).toBeGreaterThan(0)
  await act(() => import('../../art/House/House.tsx').catch(() => undefined))
  expect(screen.getByRole('searchbox')).toBeTruthy()
  expect(screen.queryByRole('img')).toBeNull()
})
