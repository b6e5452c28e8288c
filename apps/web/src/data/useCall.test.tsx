import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  applicationFilters,
  assignmentFilters,
  offerFilters,
  ownOfferFilters,
  professionalFilters,
  userFilters,
} from '@plomada/domain'
import { calls as declared } from '@plomada/domain/calls'
import { dashboards, demoTrades, offers, people, professionals } from '@plomada/domain/fixtures'
import { useDashboard } from '../dashboard/dashboard.data.ts'
import { useAccept, useApply, useOffer, useOfferPhotoCalls, useSuggestions } from '../offer/offer.data.ts'
import { useProfessional } from '../professional/professional.data.ts'
import { setSession } from '../session/store.ts'
import { useTrades } from '../trade/trade.data.ts'
import { useUser } from '../user/user.data.ts'
import { calls } from './calls.ts'
import { prefetchCall } from './prefetch.ts'
import { useListCall } from './useCall.ts'

const pageOf = <Item,>(...result: Item[]) => ({ result, totalPages: 3, total: 41 })
const { tankPump, paintedRoom, newWiring } = offers
const { bruno } = professionals
const requestedUrls = () => vi.mocked(fetch).mock.calls.map(([url]) => String(url))

const stubResponses = (respond: (path: string) => unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => Response.json(respond(new URL(url, location.origin).pathname))),
  )
const withoutCache = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
    {children}
  </SWRConfig>
)
const read = <Data,>(useRead: () => Data) => renderHook(useRead, { wrapper: withoutCache }).result

beforeEach(() => setSession({ ...people.ana, token: `x.${btoa('{"exp":99999999999}')}.y` }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const offersOnWire = z.encode(declared.offer.list.response, pageOf(tankPump))
const offerOnWire = z.encode(declared.offer.get.response, { result: tankPump })
const professionalOnWire = z.encode(declared.professional.get.response, { result: bruno })
const usersOnWire = z.encode(declared.professional.list.response, pageOf(people.bruno))

// The names are those of the specification (3).
it.each([
  ['jobs', () => useTrades().trades, '/api/job', { result: demoTrades }, demoTrades],
  [
    'service, filtered',
    () => useListCall(calls.offer.list, { ...offerFilters.initial, trade: 3 }).data,
    '/api/service?job=3&',
    offersOnWire,
    pageOf(tankPump),
  ],
  ['serviceDetail', () => useOffer(7).data?.result, '/api/service/7', offerOnWire, tankPump],
  [
    'suggestionServices',
    () => useSuggestions(paintedRoom, 2).data,
    `/api/service?job=${paintedRoom.trades[0]?.id}&`,
    offersOnWire,
    pageOf(tankPump),
  ],
  [
    'myservices',
    () => useListCall(calls.offer.own, ownOfferFilters.initial).data,
    '/api/user/services/MyServices?',
    z.encode(declared.offer.own.response, pageOf(newWiring)),
    pageOf(newWiring),
  ],
  [
    'mytrabajos',
    () => useListCall(calls.offer.assignments, assignmentFilters.initial).data,
    '/api/user/services/MyTrabajos?',
    offersOnWire,
    pageOf(tankPump),
  ],
  [
    'mypostulaciones',
    () => useListCall(calls.offer.applications, applicationFilters.initial).data,
    '/api/user/services/Postulaciones?',
    offersOnWire,
    pageOf(tankPump),
  ],
  ['userDetail', () => useUser(2).data?.result, '/api/user/get/2', professionalOnWire, bruno],
  ['professionalDetail', () => useProfessional(2).data?.result, '/api/user/get/2', professionalOnWire, bruno],
  [
    'professionals found by name',
    () => useListCall(calls.professional.list, { ...professionalFilters.initial, name: 'saldaño' }).data,
    '/api/user?name=salda%C3%B1o&',
    usersOnWire,
    pageOf(people.bruno),
  ],
  [
    'users',
    () => useListCall(calls.user.list, userFilters.initial).data,
    '/api/user?',
    usersOnWire,
    pageOf(people.bruno),
  ],
  [
    'dashboardAdmin',
    () => useDashboard().data,
    '/api/admin/dashboard',
    z.encode(declared.dashboard.get.response, dashboards.busy),
    dashboards.busy,
  ],
] as [string, () => unknown, string, unknown, unknown][])(
  'reads %s with one call of the contract (S-282, S-310, S-437)',
  async (_name, useRead, address, onWire, expected) => {
    stubResponses(() => onWire)
    const result = read(useRead)
    await waitFor(() => expect(result.current).toEqual(expected))
    expect(requestedUrls()).toEqual([expect.stringContaining(address)])
  },
)

it.each([
  ['not authenticated', () => useListCall(calls.offer.applications, applicationFilters.initial)],
  ['Failed to load offer.list', () => useListCall(calls.offer.list, offerFilters.initial)],
  [
    'Failed to load professional.list',
    () => useListCall(calls.professional.list, professionalFilters.initial),
  ],
] as [string, () => { data: unknown }][])(
  'logs a failed read: %s (S-402, S-405, S-415, S-439, S-440)',
  async (message, useRead) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('fetch', async () => Response.json({ code: 'unexpected', message: 'x' }, { status: 500 }))
    const result = read(useRead)
    await waitFor(() => expect(consoleError).toHaveBeenCalledExactlyOnceWith(message, expect.any(Error)))
    expect(result.current.data).toBeUndefined()
    consoleError.mockRestore()
  },
)

it.each([
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'Sin conexión'],
  [
    'a refusal',
    async () => Response.json({ code: 'ownOffer', message: 'Es propia' }, { status: 409 }),
    'Es propia',
  ],
] as [string, () => Promise<Response>, string][])(
  'logs a failed write and rejects after %s (S-444)',
  async (_name, mockFetch, sentence) => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('fetch', mockFetch)
    await expect(read(useApply).current({ params: { serviceId: 7 }, body: {} })).rejects.toThrow(sentence)
    expect(consoleError).toHaveBeenCalledExactlyOnceWith('Failed to send offer.apply', expect.any(Error))
    consoleError.mockRestore()
  },
)

it('does not log a canceled upload', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
  const uploadOptions = { signal: AbortSignal.abort(), onProgress: () => {} }
  const { upload } = read(useOfferPhotoCalls).current({ id: 7, photos: [] })
  const sending = upload(new File([], 'x.png'), crypto.randomUUID(), uploadOptions)
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  expect(consoleError).not.toHaveBeenCalled()
  consoleError.mockRestore()
})

it('returns the same function on every render', () => {
  const { result, rerender } = renderHook(useApply, { wrapper: withoutCache })
  const first = result.current
  rerender()
  expect(result.current).toBe(first)
})

it('reads again after a write, although a response from before it was prefetched', async () => {
  let title = 'Antes'
  stubResponses((path) =>
    path === '/api/service/7'
      ? z.encode(declared.offer.get.response, { result: { ...tankPump, title } })
      : { ok: true },
  )
  const result = read(() => ({ offer: useOffer(7).data?.result, apply: useApply() }))
  await waitFor(() => expect(result.current.offer?.title).toBe('Antes'))
  prefetchCall(calls.offer.get, { params: { id: 7 } })
  await waitFor(() => expect(requestedUrls()).toHaveLength(2))
  title = 'Después'
  await result.current.apply({ params: { serviceId: 7 }, body: {} })
  await waitFor(() => expect(result.current.offer?.title).toBe('Después'))
})

it('throws a conflict only after the calls have been read again', async () => {
  let budget = 48_000
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/service/7')
      ? Response.json(z.encode(declared.offer.get.response, { result: { ...tankPump, budget } }))
      : Response.json({ code: 'amountChanged', message: 'Cambió' }, { status: 409 }),
  )
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const result = read(() => ({ offer: useOffer(7).data?.result, accept: useAccept() }))
  await waitFor(() => expect(result.current.offer?.budget).toBe(48_000))
  budget = 52_000
  await expect(result.current.accept({ body: { workerId: 2, offerId: 7 } })).rejects.toThrow('Cambió')
  expect(result.current.offer?.budget).toBe(52_000)
})
