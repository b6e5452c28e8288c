import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offerFilters } from '@plomada/domain'
import { offerCalls, userCalls } from '@plomada/domain/calls'
import { setRequestAuth } from './requestAuth.ts'
import { calls } from './calls.ts'
import { resolveCall, request } from './client.ts'

const onUnauthorized = vi.fn<() => void>()
const mockResponse = (status: number, body: unknown) =>
  vi.mocked(fetch).mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
const sent = () =>
  vi.mocked(fetch).mock.lastCall as [string, RequestInit & { headers: Record<string, string> }]
const list = { result: [], totalPages: 0, total: 0 }

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn())
  setRequestAuth({ getToken: async () => 'a.b.c', onUnauthorized })
})
afterEach(() => {
  vi.unstubAllGlobals()
  onUnauthorized.mockReset()
})

it('sends the access token with every call, and none for a visitor (S-394)', async () => {
  mockResponse(200, list)
  await request(offerCalls.list, { query: offerFilters.initial })
  expect(sent()[1].headers['authorization']).toBe('Bearer a.b.c')
  setRequestAuth({ getToken: async () => null, onUnauthorized })
  mockResponse(200, list)
  await request(offerCalls.list, { query: offerFilters.initial })
  expect(sent()[1].headers).not.toHaveProperty('authorization')
})

it('sends no request without a token while the token of a signed-in user cannot be renewed', async () => {
  setRequestAuth({ getToken: () => Promise.reject(new TypeError('Failed to fetch')), onUnauthorized })
  const response = request(offerCalls.list, { query: offerFilters.initial })
  await expect(response).rejects.toMatchObject({ code: 'unavailable' })
  expect(fetch).not.toHaveBeenCalled()
})

it('sends requests to the origin of the page (S-395)', async () => {
  mockResponse(200, list)
  await request(offerCalls.list, { query: offerFilters.initial })
  expect(sent()[0]).toMatch(/^\/api\/service\?/)
})

it('sends the CSRF token of the cookie with every write (S-482)', async () => {
  document.cookie = 'XSRF-TOKEN=abc; path=/'
  mockResponse(400, { code: 'invalid', message: 'no' })
  await expect(request(offerCalls.apply, { params: { serviceId: 7 }, body: {} })).rejects.toThrow('no')
  expect(sent()[1].headers['x-xsrf-token']).toBe('abc')
  mockResponse(200, list)
  await request(offerCalls.list, { query: offerFilters.initial })
  expect(sent()[1].headers).not.toHaveProperty('x-xsrf-token')
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0'
})

it('sends the filters with the names of the wire (S-401)', async () => {
  mockResponse(200, list)
  await request(offerCalls.list, { query: { ...offerFilters.initial, title: 'caño', trade: 3 } })
  const { pathname, searchParams } = new URL(sent()[0], 'http://plomada.test')
  expect(pathname).toBe('/api/service')
  expect(Object.fromEntries(searchParams)).toEqual({
    tittle: 'caño',
    job: '3',
    orderFecha: 'DESC',
    provincia: 'Buenos Aires',
    state: 'pendiente',
    activo: 'true',
    page: '1',
    page_size: '20',
  })
})

it('sends a photo as multipart with the field name of the contract (S-399)', async () => {
  mockResponse(400, { code: 'photoFormat', message: 'no' })
  const file = new File(['x'], 'x.png', { type: 'image/png' })
  await expect(request(offerCalls.photo, { params: { id: 7 }, file })).rejects.toThrow('no')
  const [url, { method, body }] = sent()
  expect([method, url]).toEqual(['PUT', '/api/user/service/img/7'])
  expect((body as FormData).get('image')).toBeInstanceOf(File)
})

it('resolves for a status of 200 to 299 and rejects with the message of the server for any other (S-483)', async () => {
  mockResponse(299, list)
  await expect(request(offerCalls.list, { query: offerFilters.initial })).resolves.toEqual(list)
  mockResponse(409, { code: 'alreadyAccepted', message: 'Ya hay otra persona' })
  await expect(request(offerCalls.accept, { body: { workerId: 1, offerId: 2 } })).rejects.toMatchObject({
    code: 'alreadyAccepted',
    message: 'Ya hay otra persona',
  })
  mockResponse(502, 'a page of a proxy')
  await expect(request(offerCalls.list, { query: offerFilters.initial })).rejects.toMatchObject({
    code: 'unexpected',
  })
})

it('renames the fields of a problem from wire names to form names', async () => {
  mockResponse(400, {
    code: 'invalid',
    message: 'x',
    fields: { ciudad: 'Please select one', jobs: 'Elegir' },
  })
  await expect(request(userCalls.update, { body: {} })).rejects.toMatchObject({
    fields: { city: 'Please select one', tradeIds: 'Elegir' },
  })
})

it('rejects with «Sin conexión» after a network error, and ends the session after a 401', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(request(offerCalls.list, { query: offerFilters.initial })).rejects.toThrow('Sin conexión')
  mockResponse(401, { code: 'unauthenticated', message: 'x' })
  await expect(request(offerCalls.get, { params: { id: 1 } })).rejects.toMatchObject({ status: 401 })
  expect(onUnauthorized).toHaveBeenCalledOnce()
})

it('rejects with «Sin conexión» when the response is cut off', async () => {
  vi.mocked(fetch).mockResolvedValueOnce(new Response('{"res'))
  await expect(request(offerCalls.list, { query: offerFilters.initial })).rejects.toThrow('Sin conexión')
})

it('resolves the declaration of a call reference', async () => {
  expect(await resolveCall(calls.offer.list)).toBe(offerCalls.list)
})
