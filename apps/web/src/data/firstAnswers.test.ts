import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offerFilters } from '@plomada/domain'
import { fromSearch, toPageText } from '@plomada/domain/define'
import { offerCalls } from './calls.ts'
import { keyOf } from './key.ts'

const answer = { result: [{ id: 1, publishedAt: new Date(5) }], totalPages: 1, total: 1 }
const read = async (search: string) => {
  // As the server reads the address of the document.
  const query = offerFilters.parse(fromSearch(new URLSearchParams(search)))
  const text = toPageText([{ call: 'offer.list', input: { query }, answer }])
  document.body.innerHTML = `<script id="plomada-answers" type="application/json">${text}</script>`
  return import('./firstAnswers.ts')
}

beforeEach(() => {
  // The answers count as new for 30 s after the page was opened; a worker of the tests is older than that.
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  vi.resetModules()
  document.body.innerHTML = ''
})

afterEach(() => {
  vi.restoreAllMocks()
})

it('finds what came with the page under the key that the page asks for, and only as a visitor', async () => {
  const { fallback, isStillNew } = await read('tittle=ca%C3%B1o')
  const asked = { query: offerFilters.change(offerFilters.initial, { title: 'caño' }) }
  expect(Object.values(fallback)).toEqual([answer])
  expect(isStillNew(keyOf(offerCalls.list, asked, null))).toBe(true)
  expect(isStillNew(keyOf(offerCalls.list, asked, 7))).toBe(false)
  expect(isStillNew(keyOf(offerCalls.list, { query: offerFilters.initial }, null))).toBe(false)
})

it('is asked for again once it is no longer new', async () => {
  const { isStillNew } = await read('')
  const key = keyOf(offerCalls.list, { query: offerFilters.initial }, null)
  expect(isStillNew(key)).toBe(true)
  vi.spyOn(performance, 'now').mockReturnValue(31_000)
  expect(isStillNew(key)).toBe(false)
})

it('is nothing on a page that came without answers', async () => {
  const { fallback } = await import('./firstAnswers.ts')
  expect(fallback).toEqual({})
})
