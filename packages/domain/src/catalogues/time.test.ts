import { expect, it, vi } from 'vitest'
import { getLocalDay } from './time.ts'

it('names the day in the service area, also where browsers write days in another order', () => {
  const written = vi.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue('11/30/2026')
  expect(getLocalDay(new Date('2026-12-01T02:59:59Z'))).toBe('2026-11-30')
  expect(getLocalDay(new Date('2026-12-01T03:00:00Z'))).toBe('2026-12-01')
  written.mockRestore()
})
