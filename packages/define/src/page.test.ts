import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { okResponse, pageResponse, resultResponse, toPage } from './page.ts'

const isValid = (schema: z.core.$ZodType, response: object) => z.safeParse(schema, response).success

test.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
])('%i rows are on %i pages of 20', (total, totalPages) => {
  expect(toPage(['fila'], total, { pageSize: 20 })).toEqual({ result: ['fila'], totalPages, total })
})

test('the response of a list has its items and both totals', () => {
  const response = pageResponse(z.string())
  expect(isValid(response, { result: ['fila'], totalPages: 1, total: 1 })).toBe(true)
  for (const incomplete of [{ result: [7], totalPages: 1, total: 1 }, { result: [], total: 0 }, {}])
    expect(isValid(response, incomplete)).toBe(false)
})

test('the response of one item has it as `result`', () => {
  expect(isValid(resultResponse(z.string()), { result: 'fila' })).toBe(true)
  expect(isValid(resultResponse(z.string()), {})).toBe(false)
})

test('a response without data confirms the call', () => {
  expect([isValid(okResponse, { ok: true }), isValid(okResponse, {})]).toEqual([true, false])
})
