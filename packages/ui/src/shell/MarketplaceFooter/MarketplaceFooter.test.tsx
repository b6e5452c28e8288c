import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { PlomadaProvider } from '../../marketplace/index.ts'
import { esAR } from '../../messages/index.ts'
import { stubBrowser } from '../../testing/jsdom/stubBrowser.ts'
import { MarketplaceFooter } from './MarketplaceFooter.tsx'

const page = (
  <PlomadaProvider messages={esAR}>
    <MarketplaceFooter homeHref="/" contactHref="/contact" />
  </PlomadaProvider>
)

beforeAll(stubBrowser)
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})

test('has the new year when the server has run over New Year', () => {
  vi.setSystemTime('2031-07-01T12:00:00Z')
  expect(renderToString(page)).toContain('2031')
})

test('hydrates without an error when the year has changed since the server rendered it', async () => {
  vi.setSystemTime('2031-12-30T12:00:00Z')
  document.body.innerHTML = renderToString(page)
  vi.setSystemTime('2032-01-02T12:00:00Z')
  const onRecoverableError = vi.fn<() => void>()
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const root = await act(async () => hydrateRoot(document.body, page, { onRecoverableError }))
  expect(consoleError).not.toHaveBeenCalled()
  expect(onRecoverableError).not.toHaveBeenCalled()
  consoleError.mockRestore()
  await act(async () => root.unmount())
})
