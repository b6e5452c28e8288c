import { expect, test } from 'vitest'
import { pesos } from './pesos.ts'

test('an amount is read as Argentines write it', () => {
  expect(pesos(12500)).toBe('12.500')
  expect(pesos(999)).toBe('999')
  expect(pesos(1234567)).toBe('1.234.567')
  expect(pesos(-4000)).toBe('-4.000')
  expect(pesos(0)).toBe('0')
})
