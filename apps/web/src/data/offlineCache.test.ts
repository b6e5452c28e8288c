import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offerFilters } from '@plomada/domain'
import { people } from '@plomada/domain/fixtures'
import { setSession } from '../session/store.ts'
import { calls, createCallKey } from './calls.ts'
import { OFFLINE_CACHE_KEY } from './clearUserData.ts'
import { saveForOffline, readOffline } from './offlineCache.ts'
import { read } from './client.ts'

const input = { query: offerFilters.initial }
const key = createCallKey(calls.offer.list, input, null)
const response = { result: [], totalPages: 0, total: 0, at: new Date(7) }
const wire = { result: [], totalPages: 3, total: 41 }

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('returns the list of the last visit when the browser is offline', async () => {
  vi.stubGlobal('fetch', async () => Response.json(wire))
  await read(key, calls.offer.list, input)
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
  await expect(read(key, calls.offer.list, input)).resolves.toEqual(wire)
  const other = { query: offerFilters.change(offerFilters.initial, { page: 2 }) }
  await expect(read(createCallKey(calls.offer.list, other, null), calls.offer.list, other)).rejects.toThrow(
    'Sin conexión',
  )
})

it('rejects with a refusal instead of returning a cached response', async () => {
  saveForOffline(key, response)
  vi.stubGlobal('fetch', async () =>
    Response.json({ code: 'tooManyRequests', message: 'Esperá' }, { status: 429 }),
  )
  await expect(read(key, calls.offer.list, input)).rejects.toThrow('Esperá')
})

it('caches public lists and no private data', () => {
  saveForOffline(key, response)
  expect(readOffline(key)).toEqual(response)
  const privateKey = createCallKey(calls.offer.own, {}, 7)
  saveForOffline(privateKey, response)
  saveForOffline(createCallKey(calls.user.update, {}, 7), response)
  expect(readOffline(privateKey)).toBeUndefined()
  expect(Object.keys(localStorage).filter((name) => name.includes(' '))).toHaveLength(1)
})

it('clears the cache when the user signs out or another user signs in', () => {
  setSession({ ...people.bruno, token: 'a.b.c' })
  const theirs = createCallKey(calls.offer.list, input, people.bruno.id)
  saveForOffline(theirs, response)
  setSession({ ...people.bruno, token: 'd.e.f' })
  expect(readOffline(theirs)).toEqual(response)
  setSession(null)
  expect(readOffline(theirs)).toBeUndefined()
  expect(Object.keys(localStorage).filter((name) => name.startsWith(OFFLINE_CACHE_KEY))).toEqual([])
})

it('evicts the oldest responses above 12 and stores none above 400,000 characters', () => {
  const page = (number: number) => createCallKey(calls.offer.list, { page: number }, null)
  for (let number = 1; number <= 20; number += 1) saveForOffline(page(number), response)
  expect(readOffline(page(8))).toBeUndefined()
  expect(readOffline(page(9))).toEqual(response)
  saveForOffline(page(21), 'x'.repeat(500_000))
  expect(readOffline(page(21))).toBeUndefined()
})
