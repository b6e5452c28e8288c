import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { offerFilters } from '@plomada/domain'
import { offerCalls, userCalls } from '@plomada/domain/calls'
import { authorizeWith } from './authority.ts'
import { offerCalls as named } from './calls.ts'
import { declared, request } from './client.ts'

const onRefused = vi.fn<() => void>()
const answer = (status: number, body: unknown) =>
  vi.mocked(fetch).mockResolvedValueOnce(new Response(JSON.stringify(body), { status }))
const sent = () =>
  vi.mocked(fetch).mock.lastCall as [string, RequestInit & { headers: Record<string, string> }]
const list = { result: [], totalPages: 0, total: 0 }

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn())
  authorizeWith({ token: async () => 'a.b.c', onRefused })
})
afterEach(() => {
  vi.unstubAllGlobals()
  onRefused.mockReset()
})

it('carries the token on every call, and none for a visitor (S-394)', async () => {
  answer(200, list)
  await request(offerCalls.list, { query: offerFilters.initial })
  expect(sent()[1].headers['authorization']).toBe('Bearer a.b.c')
  authorizeWith({ token: async () => null, onRefused })
  answer(200, list)
  await request(offerCalls.list, { query: offerFilters.initial })
  expect(sent()[1].headers).not.toHaveProperty('authorization')
})

it('asks for nothing as a stranger while the token of somebody signed in cannot be renewed', async () => {
  authorizeWith({ token: () => Promise.reject(new TypeError('Failed to fetch')), onRefused })
  const asking = request(offerCalls.list, { query: offerFilters.initial })
  await expect(asking).rejects.toMatchObject({ code: 'unavailable' })
  expect(fetch).not.toHaveBeenCalled()
})

it('asks the server that sent the page, whatever it is called (S-395)', async () => {
  answer(200, list)
  await request(offerCalls.list, { query: offerFilters.initial })
  expect(sent()[0]).toMatch(/^\/api\/service\?/)
})

it('shows with every write that it was made by this page (S-482)', async () => {
  document.cookie = 'XSRF-TOKEN=abc; path=/'
  answer(400, { code: 'invalid', message: 'no' })
  await expect(request(offerCalls.apply, { params: { serviceId: 7 } })).rejects.toThrow('no')
  expect(sent()[1].headers['x-xsrf-token']).toBe('abc')
  answer(200, list)
  await request(offerCalls.list, { query: offerFilters.initial })
  expect(sent()[1].headers).not.toHaveProperty('x-xsrf-token')
  document.cookie = 'XSRF-TOKEN=; path=/; max-age=0'
})

it('sends the filters that are set, in the words of the wire (S-401)', async () => {
  answer(200, list)
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

it('sends a photo as multipart under the name that the contract gives it (S-399)', async () => {
  answer(400, { code: 'photoFormat', message: 'no' })
  const file = new File(['x'], 'x.png', { type: 'image/png' })
  await expect(request(offerCalls.photo, { params: { id: 7 }, file })).rejects.toThrow('no')
  const [url, { method, body }] = sent()
  expect([method, url]).toEqual(['PUT', '/api/user/service/img/7'])
  expect((body as FormData).get('image')).toBeInstanceOf(File)
})

it('takes 200 to 299 for a success and everything else for a refusal with its sentence (S-483)', async () => {
  answer(299, list)
  await expect(request(offerCalls.list, { query: offerFilters.initial })).resolves.toEqual(list)
  answer(409, { code: 'alreadyAccepted', message: 'Ya hay otra persona' })
  await expect(request(offerCalls.accept, { body: { workerId: 1, offerId: 2 } })).rejects.toMatchObject({
    code: 'alreadyAccepted',
    message: 'Ya hay otra persona',
  })
  answer(502, 'a page of a proxy')
  await expect(request(offerCalls.list, { query: offerFilters.initial })).rejects.toMatchObject({
    code: 'unexpected',
  })
})

it('names a faulty field as the form does, not as the wire', async () => {
  answer(400, { code: 'invalid', message: 'x', fields: { ciudad: 'Please select one', jobs: 'Elegir' } })
  await expect(request(userCalls.update, { body: {} })).rejects.toMatchObject({
    fields: { city: 'Please select one', tradeIds: 'Elegir' },
  })
})

it('says so when the server is out of reach, and forgets a session that the server no longer knows', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(request(offerCalls.list, { query: offerFilters.initial })).rejects.toThrow('Sin conexión')
  answer(401, { code: 'unauthenticated', message: 'x' })
  await expect(request(offerCalls.get, { params: { id: 1 } })).rejects.toMatchObject({ status: 401 })
  expect(onRefused).toHaveBeenCalledOnce()
})

it('says the same when the answer is cut off on the way', async () => {
  vi.mocked(fetch).mockResolvedValueOnce(new Response('{"res'))
  await expect(request(offerCalls.list, { query: offerFilters.initial })).rejects.toThrow('Sin conexión')
})

it('finds the declaration that a name stands for', () => {
  expect(declared(named.list)).toBe(offerCalls.list)
})
