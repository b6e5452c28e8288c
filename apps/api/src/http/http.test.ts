import { afterAll, beforeAll, expect, test } from 'vitest'
import { defineCall, idSchema, okResponse, problems, refuse, type Problem } from '@plomada/domain/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { buildTestApp, type TestApp } from '../testing/buildTestApp.ts'
import { handleCall } from './handleCall.ts'

const moment = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})
const viewerResponse = z.object({ viewer: z.string() })
const summary = 'Only for this test.'
const open = { summary, access: { audience: 'anyone' } } as const
const identified = { summary, access: { audience: 'identified' } } as const
const signedIn = { summary, access: { audience: 'signedIn' } } as const
const calls = {
  open: defineCall('GET', '/test/open', { ...open, response: okResponse }),
  openWrite: defineCall('POST', '/test/open', { ...open, response: okResponse }),
  identified: defineCall('GET', '/test/identified', { ...identified, response: viewerResponse }),
  own: defineCall('GET', '/test/own', { ...signedIn, response: viewerResponse }),
  ownWrite: defineCall('PUT', '/test/own', { ...signedIn, response: viewerResponse }),
  admin: defineCall('GET', '/test/admin', { summary, access: { audience: ['admin'] }, response: okResponse }),
  byId: defineCall('GET', '/test/thing/:thingId', { ...open, response: z.object({ id: idSchema }) }),
  echo: defineCall('POST', '/test/echo', {
    ...open,
    query: z.object({ days: z.optional(z.union([z.string(), z.array(z.string())])) }),
    body: z.object({
      when: z.optional(moment),
      title: z.string().max(5, 'Hasta 5 letras'),
      list: z.optional(z.array(z.object({ name: z.string() }))),
    }),
    response: z.object({ when: z.nullable(moment), title: z.string(), days: z.array(z.string()) }),
  }),
  photo: defineCall('POST', '/test/photo/:id', {
    ...open,
    body: z.object({ note: z.optional(z.string()) }),
    upload: 'image',
    response: z.object({ size: z.int(), note: z.nullable(z.string()) }),
  }),
  refuse: defineCall('GET', '/test/refuse', { ...open, response: okResponse, refusals: ['ownOffer'] }),
  crash: defineCall('GET', '/test/crash', { ...open, response: okResponse }),
  badResponse: defineCall('GET', '/test/badResponse', { ...open, response: viewerResponse }),
  badSql: defineCall('GET', '/test/badSql', { ...open, response: okResponse }),
}
const ok = { ok: true } as const

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({
    nouns: [
      (server, { database: { db } }) => {
        handleCall(server, calls.open, () => ok)
        handleCall(server, calls.openWrite, () => ok)
        handleCall(server, calls.identified, ({ viewer }) => ({ viewer: viewer?.subject ?? 'visitor' }))
        handleCall(server, calls.own, ({ me }) => ({ viewer: me.role }))
        handleCall(server, calls.ownWrite, ({ me }) => ({ viewer: me.role }))
        handleCall(server, calls.admin, () => ok)
        handleCall(server, calls.byId, ({ params }) => ({ id: params.thingId }))
        handleCall(server, calls.echo, ({ query, body }) => ({
          when: body.when ?? null,
          title: body.title,
          days: [query.days ?? []].flat(),
          secret: 'never declared',
        }))
        handleCall(server, calls.photo, ({ file, body }) => ({ size: file.length, note: body.note ?? null }))
        handleCall(server, calls.refuse, () => refuse('ownOffer'))
        handleCall(server, calls.crash, () => {
          throw new Error('password=hunter2 at /srv/secret.ts')
        })
        handleCall(server, calls.badResponse, () => JSON.parse('{ "viewer": 7 }'))
        handleCall(server, calls.badSql, async () => {
          await db.execute(sql`select ${'99999999999'}::int`)
          return ok
        })
      },
    ],
  })
})
afterAll(() => app.close())

const getProblem = (work: Promise<unknown>): Promise<Problem | null> =>
  work.then(
    () => null,
    (problem) => problem,
  )
const post = (url: string, payload?: string | Buffer, type = 'application/json') =>
  app.as(null).inject({
    method: 'POST',
    url,
    headers: { 'content-type': type },
    ...(payload !== undefined && { payload }),
  })

test('sends a problem with its status, code and message', async () => {
  const response = await app.as(null).inject({ method: 'GET', url: '/api/test/refuse' })
  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual({ code: 'ownOffer', message: problems.ownOffer.sentence })
})

test.each(['crash', 'badResponse'])('sends no details of internal errors (%s)', async (path) => {
  const response = await app.as(null).inject({ method: 'GET', url: `/api/test/${path}` })
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({ code: 'unexpected', message: problems.unexpected.sentence })
})

test('returns 400 for a number out of range, also if only the database rejects it', async () => {
  const response = await app.as(null).inject({ method: 'GET', url: '/api/test/badSql' })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ code: 'invalid', message: problems.invalid.sentence })
})

test('refuses invalid input with a message for each field', async () => {
  const response = await post('/api/test/echo', JSON.stringify({ title: 'too long', list: [{ name: 1 }] }))
  expect(response.statusCode).toBe(400)
  const { code, fields } = response.json()
  expect(code).toBe('invalid')
  expect(fields['title']).toBe('Hasta 5 letras')
  expect(fields['list.0.name']).toMatch(/^Entrada inválida/)
})

test('decodes the input and encodes only declared fields of the response', async () => {
  const when = new Date('2026-11-20T12:00:00.000Z')
  const sent = await app
    .as(null)
    .send(calls.echo, { query: { days: ['lunes', 'martes'] }, body: { when, title: 'ñandú' } })
  expect(sent).toEqual({ when, title: 'ñandú', days: ['lunes', 'martes'] })
  const one = await app.as(null).send(calls.echo, { query: { days: 'lunes' }, body: { title: 'a' } })
  expect(one.days).toEqual(['lunes'])
})

test.each([
  ['a NUL character', '{"title":"a\\u0000b"}', 'title'],
  ['a lone surrogate', '{"title":"a\\ud800b"}', 'title'],
  ['a nested NUL character', '{"title":"a","list":[{"name":"\\u0000"}]}', 'list.0.name'],
])('refuses text that cannot be stored and names its field: %s', async (_what, payload, field) => {
  const response = await post('/api/test/echo', payload)
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json().fields)).toEqual([field])
})

test('refuses a query with a NUL character', async () => {
  const response = await post('/api/test/echo?days=a%00', '{"title":"a"}')
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json().fields)).toEqual(['days'])
})

test('refuses bodies and queries that are not UTF-8', async () => {
  const body = await post('/api/test/echo', Buffer.from([...Buffer.from('{"title":"a'), 0xff, 0x22, 0x7d]))
  expect([body.statusCode, Object.keys(body.json().fields)]).toEqual([400, ['body']])
  const query = await post('/api/test/echo?days=%FF', '{"title":"a"}')
  expect([query.statusCode, Object.keys(query.json().fields)]).toEqual([400, ['query']])
})

test.each([
  ['broken JSON', '{"title":', 400],
  ['very deep JSON', '['.repeat(100_000) + ']'.repeat(100_000), 400],
  ['a __proto__ key', '{"__proto__":{"title":"a"},"title":"a"}', 400],
  ['a body that is too large', JSON.stringify({ title: 'a'.repeat(300_000) }), 413],
])('refuses a malformed body: %s', async (_what, payload, status) => {
  expect((await post('/api/test/echo', payload)).statusCode).toBe(status)
})

test('accepts an empty body, with and without a content type', async () => {
  expect((await post('/api/test/open', '')).statusCode).toBe(200)
  expect((await app.as(null).inject({ method: 'POST', url: '/api/test/open' })).statusCode).toBe(200)
})

test.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999999', '%00', 'a'.repeat(150)])(
  'refuses an invalid id: %s',
  async (thing) => {
    const response = await app.as(null).inject({ method: 'GET', url: `/api/test/thing/${thing}` })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields)).toEqual(['thingId'])
  },
)

test('decodes ids to numbers', async () => {
  expect(await app.as(null).send(calls.byId, { params: { thingId: 2147483647 } })).toEqual({ id: 2147483647 })
})

test('allows each call only for its audience', async () => {
  const user = await app.addPerson()
  const admin = await app.addPerson({ role: 'admin' })
  const unregistered = { subject: 'test|unregistered' }
  const getCode = async (work: Promise<unknown>) => (await getProblem(work))?.code ?? 'ok'
  const row = async (person: { subject: string } | null) => [
    await getCode(app.as(person).send(calls.open, {})),
    await getCode(app.as(person).send(calls.identified, {})),
    await getCode(app.as(person).send(calls.own, {})),
    await getCode(app.as(person).send(calls.admin, {})),
  ]
  expect(await row(null)).toEqual(['ok', 'unauthenticated', 'unauthenticated', 'unauthenticated'])
  expect(await row(unregistered)).toEqual(['ok', 'ok', 'notRegistered', 'notRegistered'])
  expect(await row(user)).toEqual(['ok', 'ok', 'ok', 'forbidden'])
  expect(await row(admin)).toEqual(['ok', 'ok', 'ok', 'ok'])
})

test('lets banned users read, and write only what visitors may', async () => {
  const banned = await app.addPerson({ isActive: false })
  expect(await app.as(banned).send(calls.own, {})).toEqual({ viewer: 'comun' })
  expect(await app.as(banned).send(calls.openWrite, {})).toEqual({ ok: true })
  const problem = await getProblem(app.as(banned).send(calls.ownWrite, {}))
  expect(problem).toMatchObject({ code: 'banned', status: 403, message: 'Usuario Baneado' })
})

test('ignores a token with another audience or issuer, or outside of its time', async () => {
  const { subject } = await app.addPerson()
  const sendRequest = async (claims: Record<string, unknown>) => {
    const headers = { authorization: `Bearer ${await app.identity.tokenFor(subject, claims)}` }
    return (await app.app.inject({ method: 'GET', url: '/api/test/own', headers })).statusCode
  }
  expect(await sendRequest({})).toBe(200)
  expect(await sendRequest({ aud: 'https://another.example' })).toBe(401)
  expect(await sendRequest({ iss: 'https://evil.test/' })).toBe(401)
  expect(await sendRequest({ exp: 1 })).toBe(401)
})

test('does not let caches store responses to a signed-in user', async () => {
  const person = await app.addPerson()
  const getCacheControl = async (as: typeof person | null, url: string) =>
    (await app.as(as).inject({ method: 'GET', url })).headers['cache-control']
  expect(await getCacheControl(null, '/api/test/open')).toMatch(/^public, max-age=0,/)
  expect(await getCacheControl(person, '/api/test/open')).toBe('no-store')
  expect(await getCacheControl(person, '/api/test/own')).toBe('no-store')
  expect(await getCacheControl(null, '/api/test/own')).toBe('no-store')
})

const createPhoto = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/png' })

test('accepts one file of up to 5 MB with text fields', async () => {
  const upload = (bytes: number) =>
    app.as(null).send(calls.photo, { params: { id: 1 }, body: { note: 'frente' }, file: createPhoto(bytes) })
  const most = 5 * 1024 * 1024
  expect(await upload(most)).toEqual({ size: most, note: 'frente' })
  expect(await getProblem(upload(most + 1))).toMatchObject({ code: 'photoTooLarge', status: 413 })
  expect(await getProblem(upload(0))).toMatchObject({ code: 'invalid', status: 400 })
})

test('names the field of a missing or misplaced file', async () => {
  const form = new FormData()
  form.append('other', createPhoto(3), 'x.png')
  const whole = new Response(form)
  const wrong = await app.as(null).inject({
    method: 'POST',
    url: '/api/test/photo/1',
    headers: { 'content-type': whole.headers.get('content-type') ?? '' },
    payload: Buffer.from(await whole.arrayBuffer()),
  })
  for (const response of [wrong, await post('/api/test/photo/1', '{}')]) {
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields)).toEqual(['image'])
  }
})

test('refuses a truncated multipart body', async () => {
  const body = '--x\r\nContent-Disposition: form-data; name="note"\r\n\r\nhal'
  const response = await post('/api/test/photo/1', body, 'multipart/form-data; boundary=x')
  expect(response.statusCode).toBe(400)
})

test('refuses a malformed URL with a problem', async () => {
  const response = await app.app.inject({ method: 'GET', url: '/api/test/%zz' })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ code: 'invalid', message: problems.invalid.sentence })
})

test('refuses unknown paths and methods with a problem', async () => {
  for (const request of [
    { method: 'GET', url: '/api/nothing' },
    { method: 'DELETE', url: '/api/test/open' },
  ] as const) {
    const response = await app.as(null).inject(request)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ code: 'notFound', message: problems.notFound.sentence })
  }
})

test('lists the mounted calls in the OpenAPI document, with input, audience and problems', async () => {
  const document = (await app.as(null).inject({ method: 'GET', url: '/api/openapi.json' })).json()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths)).toEqual([
    ...new Set(Object.values(calls).map(({ path }) => path.replace(/:(\w+)/, '{$1}'))),
  ])
  const { get, put } = document.paths['/test/own']
  expect(get.security).toEqual([{ token: [] }])
  expect(Object.keys(get.responses)).toEqual(['200', '400', '401', '403', '429', '500', '503'])
  expect(put.responses[403].description).toContain('banned')
  const photo = document.paths['/test/photo/{id}'].post
  expect(Object.keys(photo.requestBody.content['multipart/form-data'].schema.properties)).toEqual([
    'note',
    'image',
  ])
  expect(photo.parameters[0]).toMatchObject({ name: 'id', in: 'path' })
  expect(document.paths['/test/echo'].post.parameters[0]).toMatchObject({ name: 'days', in: 'query' })
  expect(document.paths['/test/refuse'].get.responses[409].description).toContain(problems.ownOffer.sentence)
})
