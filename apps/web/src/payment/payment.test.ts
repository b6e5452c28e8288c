import { afterEach, expect, it, vi } from 'vitest'
import { openCheckoutWindow } from './checkoutWindow.ts'

afterEach(() => vi.unstubAllGlobals())

it('opens one window, 650 pixels square, in the middle of the window that opens it, on whichever screen (S-425, S-474)', () => {
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
  // No address and always the same name: the browser gives the window that is open, as it is.
  openCheckoutWindow()
  expect([address, name]).toEqual(open.mock.calls[1]?.slice(0, 2))
  expect([address, name]).toEqual(['', expect.stringMatching(/./)])
})
