import { defineCall, okResponse } from '@plomada/domain/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routes as contactRoutes } from '../contact/contact.routes.ts'
import { buildTestApp, type TestApp } from '../testing/buildTestApp.ts'
import { handleCall } from './handleCall.ts'

const write = defineCall('POST', '/test/write', {
  summary: 'For this test.',
  access: { audience: 'anyone' },
  response: okResponse,
})
const read = defineCall('GET', '/test/read', {
  summary: 'For this test.',
  access: { audience: 'anyone' },
  response: okResponse,
})
const friend = 'https://app.plomada.example'
const web = { root: `${import.meta.dirname}/limits`, document: '<!doctype html><title>Plomada</title>' }

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({
    web,
    config: { publicUrl: 'https://plomada.example', corsOrigins: [friend] },
    nouns: [
      (server) => {
        handleCall(server, write, () => ({ ok: true }) as const)
        handleCall(server, read, () => ({ ok: true }) as const)
      },
      contactRoutes,
    ],
  })
})
afterAll(() => app.close())

const post = (headers: Record<string, string>, url = '/api/test/write') =>
  app.app.inject({ method: 'POST', url, headers })
const given = async (cookie?: string) => {
  const { headers } = await app.app.inject({
    url: '/profile/7',
    headers: { accept: 'text/html', ...(cookie && { cookie }) },
  })
  return String(headers['set-cookie'] ?? '')
}
const own = 'a'.repeat(32)

test('sets a SameSite cookie once, with pages for signed-in users (S-482)', async () => {
  const first = await given()
  expect(first).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Strict; Secure$/)
  expect(await given()).not.toBe(first)
  expect(await given(first.split(';')[0])).toBe('')
  expect(await given('XSRF-TOKEN=short')).not.toBe('')
  for (const url of ['/', '/nothing', '/api/test/read', '/api/docs', '/health/live'])
    expect((await app.app.inject({ url })).headers['set-cookie'], url).toBeUndefined()
})

test('sets the cookie with the first response to a signed-in user (S-482)', async () => {
  const person = await app.addPerson()
  const authorization = `Bearer ${await app.identity.tokenFor(person.subject)}`
  const { headers } = await app.app.inject({ url: '/api/test/read', headers: { authorization } })
  expect(headers['set-cookie']).toMatch(/^XSRF-TOKEN=/)
})

test('requires the token of the cookie in the header of a write with cookies (S-482)', async () => {
  const cookie = `plomada-theme=dark; XSRF-TOKEN=${own}`
  expect((await post({ cookie, 'x-xsrf-token': own })).statusCode).toBe(200)
  for (const [name, headers] of Object.entries<Record<string, string>>({
    none: { cookie },
    other: { cookie, 'x-xsrf-token': 'b'.repeat(32) },
    'without its cookie': { cookie: 'plomada-theme=dark', 'x-xsrf-token': own },
    empty: { cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' },
    'of another shape': { cookie: 'XSRF-TOKEN=a', 'x-xsrf-token': 'a' },
  })) {
    const refused = await post(headers)
    expect(refused.statusCode, name).toBe(403)
    expect(refused.json().code).toBe('forbidden')
  }
  expect((await post({ cookie }, '/%61pi/test/write')).statusCode).toBe(403)
})

test('does not check reads, and requests without cookies or with a bearer token', async () => {
  expect((await post({})).statusCode).toBe(200)
  const person = await app.addPerson()
  const authorization = `Bearer ${await app.identity.tokenFor(person.subject)}`
  expect((await post({ authorization, cookie: 'plomada-theme=dark' })).statusCode).toBe(200)
  const reading = { url: '/api/test/read', headers: { cookie: 'plomada-theme=dark' } }
  expect((await app.app.inject(reading)).statusCode).toBe(200)
})

test('does not check the contact endpoint, whose client sends no token', async () => {
  const sent = await app.app.inject({
    method: 'POST',
    url: '/api/emailjs/api/v1.0/email/send',
    headers: { cookie: `XSRF-TOKEN=${own}`, 'content-type': 'application/json' },
    payload: '{}',
  })
  expect(sent.statusCode).toBe(400)
})

const sendRequest = (origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
  app.app.inject({
    method,
    url: '/api/test/read',
    headers: { origin, ...(method === 'OPTIONS' && { 'access-control-request-method': 'PUT' }) },
  })

test('lets a listed site call with a bearer token and without cookies', async () => {
  const preflight = await sendRequest(friend, 'OPTIONS')
  expect(preflight.statusCode).toBe(204)
  expect(preflight.headers).toMatchObject({
    'access-control-allow-origin': friend,
    'access-control-allow-methods': expect.stringContaining('PUT'),
    'access-control-allow-headers': expect.stringContaining('authorization'),
  })
  const { headers } = await sendRequest(friend)
  expect(headers['access-control-allow-origin']).toBe(friend)
  expect(String(headers['vary'])).toMatch(/authorization.*origin/)
  for (const one of [preflight.headers, headers])
    expect(one).not.toHaveProperty('access-control-allow-credentials')
})

test.each(['https://malo.example', 'null', 'https://plomada.example.malo.example', `${friend}.malo.example`])(
  'does not let an unlisted site call: %s',
  async (origin) => {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await sendRequest(origin, method)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
      expect(String(headers['vary'])).toContain('origin')
    }
  },
)

test('sends no CORS headers without a list of sites', async () => {
  const alone = await buildTestApp()
  const { headers } = await alone.app.inject({ url: '/api/service', headers: { origin: friend } })
  expect(headers).not.toHaveProperty('access-control-allow-origin')
  expect(String(headers['vary'])).not.toContain('origin')
  await alone.close()
})
