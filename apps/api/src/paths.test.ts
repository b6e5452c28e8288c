import { calls } from '@plomada/domain/calls'
import { getPathParams, type Call } from '@plomada/domain/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMarketplace, type Marketplace } from './testing/marketplace.ts'

let market: Marketplace
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())

/** The paths in section 7 of the specification, as written there: some without a leading slash. */
const specified = [
  'POST user/service',
  'PUT /user/service/img/{id}',
  'GET /service/{id}',
  'GET /service',
  'GET /user',
  'GET /user/get/{id}',
  'POST job',
  'GET /job',
  'GET /job/{id}',
  'PUT /job/{id}',
  'DELETE /job/{id}',
  'GET /user/services/MyTrabajos',
  'GET /user/services/MyServices',
  'GET /user/services/Postulaciones',
  'POST user/register',
  'POST /user/register/img',
  'PUT /user/update',
  'POST /user/service/postular/{serviceId}',
  'POST /user/service/elegir/trabajador',
  'PUT /user/service/pagar/review',
  'PUT /user/service/calificar/{idProduct}',
  'POST /user/contact/{professionalId}',
  'GET admin/dashboard',
  'PUT /admin/user/update',
  'DELETE admin/service/delete',
].map((row) => row.split(' ') as [Call['method'], string])

/** How clients concatenate a base URL and a path. */
const spellings = [
  ['a base without and a path with a slash', (path: string) => `/api/${path}`],
  ['a base and a path with a slash', (path: string) => `/api//${path}`],
  ['a slash at the end', (path: string) => `/api/${path}/`],
  ['an empty query', (path: string) => `/api/${path}?`],
] as const

test.each(spellings)('every call of the specification is found with %s', async (_how, spell) => {
  for (const [method, path] of specified) {
    // Only professionals have a page for visitors.
    const id = path.startsWith('/user/get') ? market.bruno.id : 1
    const url = spell(path.replace(/^\//, '').replace(/\{\w+\}/g, String(id)))
    const { statusCode, body } = await market.as(null).inject({ method, url })
    // Not 404: calls return 200 to visitors, or 401.
    expect([200, 401], `${method} ${url}: ${body}`).toContain(statusCode)
  }
})

test('returns 404 for unknown paths, even to an admin', async () => {
  const contract: Call[] = Object.values(calls).flatMap((callsOfNoun): Call[] => Object.values(callsOfNoun))
  const known = new Set(contract.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`))
  for (const [method, path] of specified)
    expect(known).toContain(`${method} ${path.startsWith('/') ? path : `/${path}`}`)
  for (const url of ['/api/servicio', '/api/user/service/nada/1', '/api/admin/user']) {
    const { statusCode } = await market.as(market.elena).inject({ method: 'PUT', url })
    expect(statusCode).toBe(404)
  }
})

const invalidIds = ['0', '-1', '1.5', '2147483648', '9'.repeat(30), 'x', '%00', '%25', '1%2F2', 'NaN']

test('every call with an id refuses invalid ids', async () => {
  const withIds: Call[] = Object.values(calls)
    .flatMap((callsOfNoun): Call[] => Object.values(callsOfNoun))
    .filter(({ path, upload }) => path.includes(':') && upload === undefined)
  for (const { method, path, audience } of withIds) {
    const person = Array.isArray(audience) && !audience.includes('comun') ? market.elena : market.ana
    const names = getPathParams(path)
    expect(names.length, path).toBeGreaterThan(0)
    const cases = names.flatMap((invalid) => invalidIds.map((id) => ({ invalid, id })))
    for (const { invalid, id } of cases) {
      const url = `/api${path.replace(/:(\w+)/g, (_, name: string) => (name === invalid ? id : '1'))}`
      const { statusCode, body } = await market.as(person).inject({ method, url })
      expect(statusCode, `${method} ${url}: ${body}`).toBeGreaterThanOrEqual(400)
      expect(statusCode, `${method} ${url}: ${body}`).toBeLessThan(500)
    }
  }
})
