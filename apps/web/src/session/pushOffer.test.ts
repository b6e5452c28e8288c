import { afterEach, expect, it, vi } from 'vitest'
import { isPushOfferable, storePushOffered } from './pushDevice.ts'

const DAY_MS = 86_400_000
const NOW = Date.UTC(2026, 10, 28)

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('offers push messages again 30 days after «Ahora no», and never after a refusal in the browser (P-081)', () => {
  vi.stubGlobal('Notification', { permission: 'default' })
  vi.stubGlobal('PushManager', vi.fn())
  vi.stubGlobal('navigator', { serviceWorker: {} })
  expect(isPushOfferable(NOW)).toBe(true)
  storePushOffered(NOW)
  expect(isPushOfferable(NOW)).toBe(false)
  expect(isPushOfferable(NOW + 30 * DAY_MS - 1)).toBe(false)
  expect(isPushOfferable(NOW + 30 * DAY_MS)).toBe(true)
  vi.stubGlobal('Notification', { permission: 'denied' })
  expect(isPushOfferable(NOW + 30 * DAY_MS)).toBe(false)
})
