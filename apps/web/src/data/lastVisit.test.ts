import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offerFilters } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { keepSession } from '../session/store.ts'
import { offerCalls, userCalls } from './calls.ts'
import { LAST_VISIT_KEY } from './forget.ts'
import { keyOf } from './key.ts'
import { keepForLater, recall } from './lastVisit.ts'
import { read } from './client.ts'

const input = { query: offerFilters.initial }
const key = keyOf(offerCalls.list, input, null)
const answer = { result: [], totalPages: 0, total: 0, at: new Date(7) }
const wire = { result: [], totalPages: 3, total: 41 }

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('shows the list of the last visit when there is no connection', async () => {
  vi.stubGlobal('fetch', async () => Response.json(wire))
  await read(key, offerCalls.list, input)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(read(key, offerCalls.list, input)).resolves.toEqual(wire)
  const other = { query: offerFilters.change(offerFilters.initial, { page: 2 }) }
  await expect(read(keyOf(offerCalls.list, other, null), offerCalls.list, other)).rejects.toThrow(
    'Sin conexión',
  )
})

it('never hides a refusal behind an old answer', async () => {
  keepForLater(key, answer)
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'tooManyRequests', message: 'Esperar' }, { status: 429 }),
  )
  await expect(read(key, offerCalls.list, input)).rejects.toThrow('Esperar')
})

it('keeps lists that anybody may read and nothing of one’s own', () => {
  keepForLater(key, answer)
  expect(recall(key)).toEqual(answer)
  const own = keyOf(offerCalls.own, {}, 7)
  keepForLater(own, answer)
  keepForLater(keyOf(userCalls.update, {}, 7), answer)
  expect(recall(own)).toBeUndefined()
  expect(Object.keys(localStorage).filter((name) => name.includes(' '))).toHaveLength(1)
})

it('leaves nothing behind when somebody signs out or somebody else comes', () => {
  keepSession({ ...people.bruno, token: 'a.b.c' })
  const theirs = keyOf(offerCalls.list, input, people.bruno.id)
  keepForLater(theirs, answer)
  keepSession({ ...people.bruno, token: 'd.e.f' })
  expect(recall(theirs)).toEqual(answer)
  keepSession(null)
  expect(recall(theirs)).toBeUndefined()
  expect(Object.keys(localStorage).filter((name) => name.startsWith(LAST_VISIT_KEY))).toEqual([])
})

it('takes no more room than it may', () => {
  const page = (number: number) => keyOf(offerCalls.list, { page: number }, null)
  for (let number = 1; number <= 20; number += 1) keepForLater(page(number), answer)
  expect(recall(page(8))).toBeUndefined()
  expect(recall(page(9))).toEqual(answer)
  keepForLater(page(21), 'x'.repeat(500_000))
  expect(recall(page(21))).toBeUndefined()
})
