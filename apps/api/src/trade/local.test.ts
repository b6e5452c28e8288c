import { afterAll, beforeAll, expect, test } from 'vitest'
import { parsePreloaded } from '@plomada/domain/contract'
import { trades } from '../database/schema/core.ts'
import { userTrades } from '../database/schema/lists.ts'
import { buildTestApp, type TestApp } from '../testing/buildTestApp.ts'

const document = '<!doctype html><head><!--head--><!--/head--></head><body><!--responses--></body>'
let app: TestApp

beforeAll(async () => {
  app = await buildTestApp({ web: { root: import.meta.dirname, document } })
  const [made] = await app.db
    .insert(trades)
    .values({ name: 'Plomería', description: 'Caños y desagües' })
    .returning()
  const bruno = await app.addPerson({
    firstName: 'Bruno',
    lastName: 'Díaz',
    role: 'professional',
    province: 'Buenos Aires',
    city: 'Quilmes',
  })
  await app.db.insert(userTrades).values({ userId: bruno.id, tradeId: made?.id ?? 0 })
})
afterAll(() => app.close())

const get = (url: string) => app.app.inject({ url, headers: { accept: 'text/html' } })
const getLists = (body: string) =>
  parsePreloaded(/id="plomada-responses"[^>]*>([^]*?)<\/script>/.exec(body)?.[1] ?? '[]').map(
    ({ call, answer }) => [call, (answer as { result: unknown[] | null }).result?.length] as const,
  )

test('the page of a trade in a city has a title, its professionals and offers, and a breadcrumb', async () => {
  const { body, statusCode } = await get('/oficios/plomeria/quilmes')
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Plomería en Quilmes · Plomada</title>')
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/oficios/plomeria/quilmes"')
  expect(body).toMatch(/"@type":"BreadcrumbList".*"name":"Quilmes"/)
  expect(body).not.toContain('noindex')
  expect(Object.fromEntries(getLists(body))).toEqual({
    'trade.list': 1,
    'professional.list': 1,
    'offer.list': 0,
    'trade.prices': undefined,
  })
})

test('a page without professionals and offers is not listed by search engines', async () => {
  expect((await get('/oficios/plomeria/tigre')).body).toContain('noindex')
  expect((await get('/oficios/plomeria')).body).not.toContain('noindex')
})

test.each(['/oficios/nada', '/oficios/plomeria/mendoza', '/oficios/%00', '/oficios/a/b/c'])(
  'an unknown trade or city is 404: %s',
  async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400)
  },
)

test('an encoded slug is not redirected again and again', async () => {
  const { headers } = await get('/oficios/:Plomer%C3%ADa')
  expect((await get(String(headers.location))).statusCode).toBe(404)
})

test('capital letters redirect to the canonical path', async () => {
  const { statusCode, headers } = await get('/oficios/Plomeria/QUILMES?utm_source=x')
  expect([statusCode, headers.location]).toEqual([308, '/oficios/plomeria/quilmes?utm_source=x'])
})
