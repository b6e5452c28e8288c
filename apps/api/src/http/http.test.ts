import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, done, id, problems, refuse } from '@plomada/domain/define'
import type { Problem } from '@plomada/domain/define'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { buildTestApp } from '../testing/buildTestApp.ts'
import type { TestApp } from '../testing/buildTestApp.ts'
import { answer } from './answer.ts'

const moment = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (date) => date.toISOString(),
})
const said = z.object({ said: z.string() })
const summary = 'Only for this test.'
const calls = {
  open: call('GET', '/test/open', { summary, who: 'anyone', answer: done }),
  openWrite: call('POST', '/test/open', { summary, who: 'anyone', answer: done }),
  identified: call('GET', '/test/identified', { summary, who: 'identified', answer: said }),
  own: call('GET', '/test/own', { summary, who: 'signedIn', answer: said }),
  ownWrite: call('PUT', '/test/own', { summary, who: 'signedIn', answer: said }),
  admin: call('GET', '/test/admin', { summary, who: ['admin'], answer: done }),
  byId: call('GET', '/test/thing/:thingId', { summary, who: 'anyone', answer: z.object({ id }) }),
  echo: call('POST', '/test/echo', {
    summary,
    who: 'anyone',
    query: z.object({ days: z.optional(z.union([z.string(), z.array(z.string())])) }),
    body: z.object({
      when: z.optional(moment),
      title: z.string().max(5, 'Hasta 5 letras'),
      list: z.optional(z.array(z.object({ name: z.string() }))),
    }),
    answer: z.object({ when: z.nullable(moment), title: z.string(), days: z.array(z.string()) }),
  }),
  photo: call('POST', '/test/photo/:id', {
    summary,
    who: 'anyone',
    body: z.object({ note: z.optional(z.string()) }),
    upload: 'image',
    answer: z.object({ size: z.int(), note: z.nullable(z.string()) }),
  }),
  refuse: call('GET', '/test/refuse', { summary, who: 'anyone', answer: done, refuses: ['ownOffer'] }),
  crash: call('GET', '/test/crash', { summary, who: 'anyone', answer: done }),
  badAnswer: call('GET', '/test/badAnswer', { summary, who: 'anyone', answer: said }),
  badSql: call('GET', '/test/badSql', { summary, who: 'anyone', answer: done }),
}
const ok = { ok: true } as const

let app: TestApp
beforeAll(async () => {
  app = await buildTestApp({
    nouns: [
      (server, { database: { db } }) => {
        answer(server, calls.open, () => ok)
        answer(server, calls.openWrite, () => ok)
        answer(server, calls.identified, ({ viewer }) => ({ said: viewer?.subject ?? 'nobody' }))
        answer(server, calls.own, ({ me }) => ({ said: me.role }))
        answer(server, calls.ownWrite, ({ me }) => ({ said: me.role }))
        answer(server, calls.admin, () => ok)
        answer(server, calls.byId, ({ params }) => ({ id: params.thingId }))
        answer(server, calls.echo, ({ query, body }) => ({
          when: body.when ?? null,
          title: body.title,
          days: [query.days ?? []].flat(),
          secret: 'never declared',
        }))
        answer(server, calls.photo, ({ file, body }) => ({ size: file.length, note: body.note ?? null }))
        answer(server, calls.refuse, () => refuse('ownOffer'))
        answer(server, calls.crash, () => {
          throw new Error('password=hunter2 at /srv/secret.ts')
        })
        answer(server, calls.badAnswer, () => JSON.parse('{ "said": 7 }'))
        answer(server, calls.badSql, async () => {
          await db.execute(sql`select ${'99999999999'}::int`)
          return ok
        })
      },
    ],
  })
})
afterAll(() => app.close())

const problemOf = (work: Promise<unknown>): Promise<Problem | null> =>
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

test('a refusal by name leaves with its status, its code and its sentence', async () => {
  const response = await app.as(null).inject({ method: 'GET', url: '/api/test/refuse' })
  expect(response.statusCode).toBe(409)
  expect(response.json()).toEqual({ code: 'ownOffer', message: problems.ownOffer.sentence })
})

test.each(['crash', 'badAnswer'])('what is our fault says nothing of itself (%s)', async (path) => {
  const response = await app.as(null).inject({ method: 'GET', url: `/api/test/${path}` })
  expect(response.statusCode).toBe(500)
  expect(response.json()).toEqual({ code: 'unexpected', message: problems.unexpected.sentence })
})

test('a number that no column holds is the caller’s mistake, even when only the database noticed', async () => {
  const response = await app.as(null).inject({ method: 'GET', url: '/api/test/badSql' })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ code: 'invalid', message: problems.invalid.sentence })
})

test('input that a schema does not take is refused with each field and its message', async () => {
  const response = await post('/api/test/echo', JSON.stringify({ title: 'too long', list: [{ name: 1 }] }))
  expect(response.statusCode).toBe(400)
  const { code, fields } = response.json()
  expect(code).toBe('invalid')
  expect(fields['title']).toBe('Hasta 5 letras')
  expect(fields['list.0.name']).toMatch(/^Entrada inválida/)
})

test('values travel both ways through the codecs, and an answer holds only what is declared', async () => {
  const when = new Date('2026-11-20T12:00:00.000Z')
  const sent = await app
    .as(null)
    .send(calls.echo, { query: { days: ['lunes', 'martes'] }, body: { when, title: 'ñandú' } })
  expect(sent).toEqual({ when, title: 'ñandú', days: ['lunes', 'martes'] })
  const one = await app.as(null).send(calls.echo, { query: { days: 'lunes' }, body: { title: 'a' } })
  expect(one.days).toEqual(['lunes'])
})

test.each([
  ['a NUL byte', '{"title":"a\\u0000b"}', 'title'],
  ['half of a surrogate pair', '{"title":"a\\ud800b"}', 'title'],
  ['a NUL byte deep inside', '{"title":"a","list":[{"name":"\\u0000"}]}', 'list.0.name'],
])('text that cannot be stored is refused where it stands: %s', async (_what, payload, field) => {
  const response = await post('/api/test/echo', payload)
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json().fields)).toEqual([field])
})

test('a query with a NUL byte is refused', async () => {
  const response = await post('/api/test/echo?days=a%00', '{"title":"a"}')
  expect(response.statusCode).toBe(400)
  expect(Object.keys(response.json().fields)).toEqual(['days'])
})

test('bytes that are not UTF-8 are refused, in a body and in a query', async () => {
  const body = await post('/api/test/echo', Buffer.from([...Buffer.from('{"title":"a'), 0xff, 0x22, 0x7d]))
  expect([body.statusCode, Object.keys(body.json().fields)]).toEqual([400, ['body']])
  const query = await post('/api/test/echo?days=%FF', '{"title":"a"}')
  expect([query.statusCode, Object.keys(query.json().fields)]).toEqual([400, ['query']])
})

test.each([
  ['broken JSON', '{"title":', 400],
  ['very deep JSON', '['.repeat(100_000) + ']'.repeat(100_000), 400],
  ['a prototype', '{"__proto__":{"title":"a"},"title":"a"}', 400],
  ['too much', JSON.stringify({ title: 'a'.repeat(300_000) }), 413],
])('a body that is no good is refused, not crashed on: %s', async (_what, payload, status) => {
  expect((await post('/api/test/echo', payload)).statusCode).toBe(status)
})

test('a write without a body is fine, whatever its content type says', async () => {
  expect((await post('/api/test/open', '')).statusCode).toBe(200)
  expect((await app.as(null).inject({ method: 'POST', url: '/api/test/open' })).statusCode).toBe(200)
})

test.each(['0', '-1', '1.5', 'abc', '2147483648', '99999999999999', '%00', 'a'.repeat(150)])(
  'an id that cannot be one is refused by its name: %s',
  async (thing) => {
    const response = await app.as(null).inject({ method: 'GET', url: `/api/test/thing/${thing}` })
    expect(response.statusCode).toBe(400)
    expect(Object.keys(response.json().fields)).toEqual(['thingId'])
  },
)

test('an id arrives as a number', async () => {
  expect(await app.as(null).send(calls.byId, { params: { thingId: 2147483647 } })).toEqual({ id: 2147483647 })
})

test('each call is for those whom it names', async () => {
  const user = await app.addPerson()
  const admin = await app.addPerson({ role: 'admin' })
  const stranger = { subject: 'test|nobody-knows-me' }
  const codeOf = async (work: Promise<unknown>) => (await problemOf(work))?.code ?? 'ok'
  const row = async (person: { subject: string } | null) => [
    await codeOf(app.as(person).send(calls.open, {})),
    await codeOf(app.as(person).send(calls.identified, {})),
    await codeOf(app.as(person).send(calls.own, {})),
    await codeOf(app.as(person).send(calls.admin, {})),
  ]
  expect(await row(null)).toEqual(['ok', 'unauthenticated', 'unauthenticated', 'unauthenticated'])
  expect(await row(stranger)).toEqual(['ok', 'ok', 'notRegistered', 'notRegistered'])
  expect(await row(user)).toEqual(['ok', 'ok', 'ok', 'forbidden'])
  expect(await row(admin)).toEqual(['ok', 'ok', 'ok', 'ok'])
})

test('a banned person may read and may not write', async () => {
  const banned = await app.addPerson({ isActive: false })
  expect(await app.as(banned).send(calls.own, {})).toEqual({ said: 'comun' })
  for (const write of [calls.ownWrite, calls.openWrite]) {
    const problem = await problemOf(app.as(banned).send(write, {}))
    expect(problem).toMatchObject({ code: 'banned', status: 403, message: 'Usuario Baneado' })
  }
})

test('a token of another audience, issuer or time is nobody’s', async () => {
  const { subject } = await app.addPerson()
  const ask = async (claims: Record<string, unknown>) => {
    const headers = { authorization: `Bearer ${await app.identity.tokenFor(subject, claims)}` }
    return (await app.app.inject({ method: 'GET', url: '/api/test/own', headers })).statusCode
  }
  expect(await ask({})).toBe(200)
  expect(await ask({ aud: 'https://somebody.else' })).toBe(401)
  expect(await ask({ iss: 'https://evil.test/' })).toBe(401)
  expect(await ask({ exp: 1 })).toBe(401)
})

test('an answer made for one person is not kept by anybody in between', async () => {
  const person = await app.addPerson()
  const cacheOf = async (as: typeof person | null, url: string) =>
    (await app.as(as).inject({ method: 'GET', url })).headers['cache-control']
  expect(await cacheOf(null, '/api/test/open')).toMatch(/^public, max-age=0,/)
  expect(await cacheOf(person, '/api/test/open')).toBe('no-store')
  expect(await cacheOf(person, '/api/test/own')).toBe('no-store')
  expect(await cacheOf(null, '/api/test/own')).toBe('no-store')
})

const photoOf = (bytes: number) => new Blob([new Uint8Array(bytes)], { type: 'image/png' })

test('one file of up to 5 MB travels beside its texts', async () => {
  const upload = (bytes: number) =>
    app.as(null).send(calls.photo, { params: { id: 1 }, body: { note: 'frente' }, file: photoOf(bytes) })
  const most = 5 * 1024 * 1024
  expect(await upload(most)).toEqual({ size: most, note: 'frente' })
  expect(await problemOf(upload(most + 1))).toMatchObject({ code: 'photoTooLarge', status: 413 })
  expect(await problemOf(upload(0))).toMatchObject({ code: 'invalid', status: 400 })
})

test('an upload without its file, or with it in another field, names the field', async () => {
  const form = new FormData()
  form.append('other', photoOf(3), 'x.png')
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

test('a multipart body that ends too early is refused', async () => {
  const type = 'multipart/form-data; boundary=x'
  const response = await post(
    '/api/test/photo/1',
    '--x\r\nContent-Disposition: form-data; name="note"\r\n\r\nhal',
    type,
  )
  expect(response.statusCode).toBe(400)
})

test('an address that cannot be read is refused like everything else', async () => {
  const response = await app.app.inject({ method: 'GET', url: '/api/test/%zz' })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toEqual({ code: 'invalid', message: problems.invalid.sentence })
})

test('an address that does not exist and a method that is not taken are refused in the same shape', async () => {
  for (const request of [
    { method: 'GET', url: '/api/nothing' },
    { method: 'DELETE', url: '/api/test/open' },
  ] as const) {
    const response = await app.as(null).inject(request)
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ code: 'notFound', message: problems.notFound.sentence })
  }
})

test('the contract lists what is mounted, with its input, its audience and its refusals', async () => {
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

test('the page of the contract allows no inline script', async () => {
  const page = await app.as(null).inject({ method: 'GET', url: '/api/docs' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).not.toContain('unsafe')
})
