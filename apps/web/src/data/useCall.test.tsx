import { renderHook, waitFor } from '@testing-library/react'
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
import { calls } from '@plomada/domain/calls'
import { dashboards, demoTrades, offers, people, professionals } from '@plomada/domain/fixtures'
import { useDashboard } from '../dashboard/dashboard.data.ts'
import {
  useApply,
  useOffer,
  useOfferPage,
  useOffers,
  useOwnOffers,
  useSendOfferPhoto,
  useSuggestions,
} from '../offer/offer.data.ts'
import { useProfessional, useProfessionals } from '../professional/professional.data.ts'
import { useReviewers } from '../professional/useReviewers.ts'
import { keepSession } from '../session/store.ts'
import { useTrades } from '../trade/trade.data.ts'
import { useUser, useUsers } from '../user/user.data.ts'
import { offerCalls } from './calls.ts'

const pageOf = <Item,>(...result: Item[]) => ({ result, totalPages: 3, total: 41 })
const { leakingTap, paintedRoom, newWiring } = offers
const { bruno } = professionals
const asked = () => vi.mocked(fetch).mock.calls.map(([url]) => String(url))

/** The server answers every address with what stands beside it, in the words of the wire. */
const answering = (answer: (path: string) => unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => Response.json(answer(new URL(url, location.origin).pathname))),
  )
const nothingKept = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false }}>
    {children}
  </SWRConfig>
)
const read = <Data,>(useRead: () => Data) => renderHook(useRead, { wrapper: nothingKept }).result

beforeEach(() => keepSession({ ...people.ana, token: `x.${btoa('{"exp":99999999999}')}.y` }))
afterEach(() => vi.unstubAllGlobals())

const offersOnWire = z.encode(calls.offer.list.answer, pageOf(leakingTap))
const offerOnWire = z.encode(calls.offer.get.answer, { result: leakingTap })
const professionalOnWire = z.encode(calls.professional.get.answer, { result: bruno })
const usersOnWire = z.encode(calls.professional.list.answer, pageOf(people.bruno))

// The names are those that the specification (3) gives to what a page holds.
it.each([
  ['jobs', () => useTrades().trades, '/api/job', { result: demoTrades }, demoTrades],
  [
    'service, filtered',
    () => useOffers({ ...offerFilters.initial, trade: 3 }).data,
    '/api/service?job=3&',
    offersOnWire,
    pageOf(leakingTap),
  ],
  ['serviceDetail', () => useOffer(7).data?.result, '/api/service/7', offerOnWire, leakingTap],
  [
    'suggestionServices',
    () => useSuggestions(paintedRoom, 2).data,
    `/api/service?job=${paintedRoom.trades[0]?.id}&`,
    offersOnWire,
    pageOf(leakingTap),
  ],
  [
    'myservices',
    () => useOwnOffers(ownOfferFilters.initial).data,
    '/api/user/services/MyServices?',
    z.encode(calls.offer.own.answer, pageOf(newWiring)),
    pageOf(newWiring),
  ],
  [
    'mytrabajos',
    () => useOfferPage(offerCalls.assignments, assignmentFilters.initial).data,
    '/api/user/services/MyTrabajos?',
    offersOnWire,
    pageOf(leakingTap),
  ],
  [
    'mypostulaciones',
    () => useOfferPage(offerCalls.applications, applicationFilters.initial).data,
    '/api/user/services/Postulaciones?',
    offersOnWire,
    pageOf(leakingTap),
  ],
  ['userDetail', () => useUser(2).data?.result, '/api/user/get/2', professionalOnWire, bruno],
  ['professionalDetail', () => useProfessional(2).data?.result, '/api/user/get/2', professionalOnWire, bruno],
  [
    'professionals found by name',
    () => useProfessionals({ ...professionalFilters.initial, name: 'saldaño' }).data,
    '/api/user?name=salda%C3%B1o&',
    usersOnWire,
    pageOf(people.bruno),
  ],
  ['users', () => useUsers(userFilters.initial).data, '/api/user?', usersOnWire, pageOf(people.bruno)],
  [
    'dashboardAdmin',
    () => useDashboard().data,
    '/api/admin/dashboard',
    z.encode(calls.dashboard.get.answer, dashboards.busy),
    dashboards.busy,
  ],
] as [string, () => unknown, string, unknown, unknown][])(
  'a page holds %s as the server answers it to one call of the contract (S-282, S-310, S-437)',
  async (_name, useRead, address, onWire, held) => {
    answering(() => onWire)
    const result = read(useRead)
    await waitFor(() => expect(result.current).toEqual(held))
    expect(asked()).toEqual([expect.stringContaining(address)])
  },
)

it('reads each reviewer by id, for their first name and their photo (S-149, S-310, S-437)', async () => {
  answering((path) =>
    z.encode(calls.professional.get.answer, { result: { ...bruno, id: Number(path.split('/').at(-1)) } }),
  )
  const result = read(() => useReviewers(bruno.reviews))
  const ids = bruno.reviews.map(({ reviewerId }) => reviewerId)
  await waitFor(() => expect(Object.values(result.current).map((one) => one?.id)).toHaveLength(ids.length))
  await waitFor(() =>
    expect(result.current).toMatchObject(
      Object.fromEntries(ids.map((id) => [id, { firstName: bruno.firstName, photo: bruno.photo }])),
    ),
  )
  expect(new Set(asked())).toEqual(new Set(ids.map((id) => `/api/user/get/${id}`)))
})

it.each([
  ['not authenticated', () => useOfferPage(offerCalls.applications, applicationFilters.initial)],
  ['offer.list was not read', () => useOffers(offerFilters.initial)],
  ['professional.list was not read', () => useProfessionals(professionalFilters.initial)],
] as [string, () => { data: unknown }][])(
  'says in the console: %s (S-402, S-405, S-415, S-439, S-440)',
  async (words, useRead) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('fetch', async () => Response.json({ code: 'unexpected', message: 'x' }, { status: 500 }))
    const result = read(useRead)
    await waitFor(() => expect(said).toHaveBeenCalledExactlyOnceWith(words, expect.any(Error)))
    expect(result.current.data).toBeUndefined()
    said.mockRestore()
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
  'says in the console what was not done after %s, and leaves it to the page to show it (S-444)',
  async (_name, answer, sentence) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    vi.stubGlobal('fetch', answer)
    await expect(read(useApply).current({ params: { serviceId: 7 } })).rejects.toThrow(sentence)
    expect(said).toHaveBeenCalledExactlyOnceWith('offer.apply was not done', expect.any(Error))
    said.mockRestore()
  },
)

it('does not complain of what somebody called off', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const transfer = { signal: AbortSignal.abort(), onProgress: () => {} }
  const sending = read(useSendOfferPhoto).current(
    { params: { id: 7 }, file: new File([], 'x.png') },
    transfer,
  )
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' })
  expect(said).not.toHaveBeenCalled()
  said.mockRestore()
})

it('gives the same way to act at every drawing, so that nothing that shows it is drawn again', () => {
  const { result, rerender } = renderHook(useApply, { wrapper: nothingKept })
  const first = result.current
  rerender()
  expect(result.current).toBe(first)
})
