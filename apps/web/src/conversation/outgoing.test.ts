import '../testing/jsdom.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { waitFor } from '@testing-library/react'
import { people } from '@plomada/domain/fixtures'
import { conversationMessages } from '@plomada/ui'
import { setSession } from '../session/store.ts'
import { startServer } from '../testing/server.ts'
import { outgoingKey } from './outgoingKey.ts'

const viewer = people.ana.id
const photo = new File(['x'], 'bomba.png', { type: 'image/png' })
const text = 'El portón es el verde'

/** Cache Storage with one cache, which keeps the photos of all pages. */
const photos = new Map<string, Response>()
const cache = {
  put: async (address: string, response: Response) => void photos.set(address, response),
  match: async (address: string) => photos.get(address)?.clone(),
  delete: async (address: string) => photos.delete(address),
}
const caches = { open: async () => cache, delete: async () => photos.clear() }

let server: ReturnType<typeof startServer>
const attempts = () => server.sent.filter(({ name }) => name.startsWith('conversation.'))
const readStored = () =>
  JSON.parse(localStorage.getItem(outgoingKey(viewer)) ?? '[]') as Record<string, unknown>[]
const setOnline = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
/** Opens a page of the app, with what earlier pages have stored. */
const openPage = async () => {
  vi.resetModules()
  const { getOutgoing } = await import('./outgoing.ts')
  return getOutgoing(viewer)
}
const addOffline = async (message: { text: string; file: File | null }) => {
  setOnline(false)
  const queue = await openPage()
  queue.add(1, message)
}

const { setTimeout: schedule } = globalThis
/** A page that was closed tries nothing again. */
const withoutRetries = (callback: () => void, ms = 0) => (ms < 4000 ? schedule(callback, ms) : 0)

beforeEach(() => {
  server = startServer()
  vi.stubGlobal('setTimeout', withoutRetries)
  vi.stubGlobal('caches', caches)
  localStorage.clear()
  photos.clear()
})
afterEach(async () => {
  await server.settle()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('sends a photo with its text from a later page, and forgets it (P-043)', async () => {
  await addOffline({ text, file: photo })
  await waitFor(() =>
    expect(readStored()).toMatchObject([{ text, state: 'waiting', storedPhoto: 'bomba.png' }]),
  )
  expect(photos.size).toBe(1)
  setOnline(true)
  await openPage()
  await waitFor(() => expect(attempts()).toHaveLength(1))
  expect(attempts()).toMatchObject([{ name: 'conversation.photo' }])
  expect(attempts()[0]?.body).toContain(text)
  expect(attempts()[0]?.body).toContain('bomba.png')
  await waitFor(() => expect(readStored()).toEqual([]))
  expect(photos.size).toBe(0)
})

it('forgets the photo of a message that is discarded', async () => {
  setOnline(false)
  const queue = await openPage()
  queue.add(1, { text, file: photo })
  await waitFor(() => expect(photos.size).toBe(1))
  queue.remove(String(readStored()[0]?.['key']))
  await waitFor(() => expect(photos.size).toBe(0))
  expect(readStored()).toEqual([])
})

const lost = { text, state: 'failed', error: conversationMessages.photoLost }

it('keeps the text as failed when the photo cannot be stored, and sends it alone on «Reintentar»', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new DOMException('Full', 'QuotaExceededError')) })
  await addOffline({ text, file: photo })
  expect(readStored()).toMatchObject([lost])
  setOnline(true)
  const queue = await openPage()
  await server.settle()
  expect(attempts()).toEqual([])
  queue.retry(String(readStored()[0]?.['key']))
  await waitFor(() => expect(attempts()).toMatchObject([{ name: 'conversation.send' }]))
  await waitFor(() => expect(readStored()).toEqual([]))
})

it('never sends a message without text whose photo is lost', async () => {
  vi.stubGlobal('caches', undefined)
  await addOffline({ text: '', file: photo })
  setOnline(true)
  const queue = await openPage()
  queue.retry(String(readStored()[0]?.['key']))
  await waitFor(() => expect(readStored()).toMatchObject([{ ...lost, text: '' }]))
  expect(attempts()).toEqual([])
})

it('stores no photo after the sign-out, and keeps the text', async () => {
  setSession({ ...people.ana, token: 'a.b.c' })
  await addOffline({ text, file: photo })
  await waitFor(() => expect(readStored()).toMatchObject([{ state: 'waiting' }]))
  setSession(null)
  await waitFor(() => expect(photos.size).toBe(0))
  setOnline(true)
  await openPage()
  await waitFor(() => expect(readStored()).toMatchObject([lost]))
  expect(attempts()).toEqual([])
})
