import { afterEach, expect, it, vi } from 'vitest'
import { openCheckoutWindow } from './checkoutWindow.ts'

afterEach(() => vi.unstubAllGlobals())

it('opens one window of 650 by 650 pixels, centered on its opener, on any screen (S-425, S-474)', () => {
  const open = vi.fn<typeof window.open>(() => null)
  vi.stubGlobal('open', open)
  for (const [name, value] of Object.entries({
    screenX: 1920,
    screenY: 40,
    outerWidth: 1280,
    outerHeight: 1001,
  }))
    vi.stubGlobal(name, value)
  expect(openCheckoutWindow()).toBeNull()
  const [address, name, features] = open.mock.calls[0] ?? []
  expect(features).toBe('popup,width=650,height=650,left=2235,top=216')
  // With an empty address and the same name, the browser returns the open window unchanged.
  openCheckoutWindow()
  expect([address, name]).toEqual(open.mock.calls[1]?.slice(0, 2))
  expect([address, name]).toEqual(['', expect.stringMatching(/./)])
})
