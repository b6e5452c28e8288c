import { expect, it } from 'vitest'
import { easeInOut, getNextPosition } from './motion.ts'

it('eases in and out', () => {
  expect([easeInOut(0), easeInOut(0.5), easeInOut(1)]).toEqual([0, 0.5, 1])
  expect(easeInOut(0.1)).toBeLessThan(0.1)
  expect(easeInOut(0.9)).toBeGreaterThan(0.9)
})
it('moves one slide forward, stops at the end and then wraps around', () => {
  const row = { step: 200, end: 500 }
  expect(getNextPosition({ position: 0, ...row }, 1)).toBe(200)
  expect(getNextPosition({ position: 400, ...row }, 1)).toBe(500)
  expect(getNextPosition({ position: 500, ...row }, 1)).toBe(0)
})
it('moves one slide back and wraps around at the start', () => {
  const row = { step: 200, end: 500 }
  expect(getNextPosition({ position: 500, ...row }, -1)).toBe(400)
  expect(getNextPosition({ position: 400, ...row }, -1)).toBe(200)
  expect(getNextPosition({ position: 0, ...row }, -1)).toBe(500)
})
