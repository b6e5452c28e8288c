import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offerFilters } from '@plomada/domain'
import { parseSearchParams, serializePreloaded } from '@plomada/domain/contract'
import { calls, createCallKey } from './calls.ts'

const response = { result: [{ id: 1, publishedAt: new Date(5) }], totalPages: 1, total: 1 }
const read = async (search: string) => {
  // The server parses the address of the document in the same way.
  const query = offerFilters.parse(parseSearchParams(new URLSearchParams(search)))
  const text = serializePreloaded([{ call: 'offer.list', input: { query }, answer: response }])
  document.body.innerHTML = `<script id="plomada-responses" type="application/json">${text}</script>`
  return import('./initialResponses.ts')
}

beforeEach(() => {
  // The responses are fresh for 30 s after the start of the page; a test worker runs longer.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  vi.resetModules()
  document.body.innerHTML = ''
})

afterEach(() => {
  vi.restoreAllMocks()
})

it('finds the initial response of a call by its key, for a visitor only', async () => {
  const { fallback, isFresh } = await read('tittle=ca%C3%B1o')
  const input = { query: offerFilters.change(offerFilters.initial, { title: 'caño' }) }
  expect(Object.values(fallback)).toEqual([response])
  expect(isFresh(createCallKey(calls.offer.list, input, null))).toBe(true)
  expect(isFresh(createCallKey(calls.offer.list, input, 7))).toBe(false)
  expect(isFresh(createCallKey(calls.offer.list, { query: offerFilters.initial }, null))).toBe(false)
})

it('has the refusal of a call as an error, for a visitor only', async () => {
  const input = { params: { id: 7 } }
  const answer = { code: 'removed', message: 'Esta publicación ya no está disponible', status: 410 }
  const text = serializePreloaded([{ call: 'offer.preview', input, answer, isRefused: true }])
  document.body.innerHTML = `<script id="plomada-responses" type="application/json">${text}</script>`
  const { fallback, getVisitorResponse, initialResponses } = await import('./initialResponses.ts')
  const [refusal] = Object.values(fallback)
  expect(refusal).toBeInstanceOf(Error)
  expect(refusal).toMatchObject({ ...answer, isUserError: true })
  // A signed-in user may be allowed, and a refusal is not read offline.
  expect(getVisitorResponse(createCallKey(calls.offer.preview, input, 3))).toBeUndefined()
  expect(initialResponses).toEqual([])
})

it('is not fresh after 30 seconds', async () => {
  const { isFresh } = await read('')
  const key = createCallKey(calls.offer.list, { query: offerFilters.initial }, null)
  expect(isFresh(key)).toBe(true)
  vi.spyOn(performance, 'now').mockReturnValue(31_000)
  expect(isFresh(key)).toBe(false)
})

it('is empty for a document without initial responses', async () => {
  const { fallback } = await import('./initialResponses.ts')
  expect(fallback).toEqual({})
})
