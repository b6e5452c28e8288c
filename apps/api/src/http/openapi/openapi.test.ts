import { calls } from '@plomada/domain/calls'
import { getFilters, getPathParams, problems, type Call } from '@plomada/domain/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts'
import { getRefusals } from './refusals.ts'

const schema = z.looseObject({})
// The objects of OpenAPI 3.1 that the document uses; unknown keys are errors.
const example = z.strictObject({ value: z.unknown() })
const media = z.strictObject({
  schema,
  example: z.unknown().optional(),
  examples: z.record(z.string(), example).optional(),
})
const content = z.partialRecord(z.enum(['application/json', 'multipart/form-data']), media)
const parameter = z.discriminatedUnion('in', [
  z.strictObject({
    name: z.string().min(1),
    in: z.literal('path'),
    required: z.literal(true),
    schema,
    example: z.int(),
  }),
  z.strictObject({
    name: z.string().min(1),
    in: z.literal('query'),
    schema,
    example: z.unknown().optional(),
  }),
])
const operation = z.strictObject({
  operationId: z.string().regex(/^[a-z][a-zA-Z]+$/),
  summary: z.string().min(1),
  description: z.string().min(1),
  tags: z.array(z.string().min(1)).length(1),
  security: z.array(z.union([z.strictObject({}), z.strictObject({ token: z.tuple([]) })])),
  parameters: z.array(parameter),
  requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content }),
  ),
})
const openApi = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({
    title: z.string(),
    version: z.string(),
    description: z.string(),
    contact: z.strictObject({ name: z.string(), url: z.url() }),
    license: z.strictObject({ name: z.literal('MIT'), identifier: z.literal('MIT') }),
  }),
  servers: z.tuple([z.strictObject({ url: z.literal('/api') })]),
  tags: z.array(z.strictObject({ name: z.string(), description: z.string() })).min(1),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'delete']), operation),
  ),
  components: z.strictObject({
    securitySchemes: z.strictObject({
      token: z.strictObject({
        type: z.literal('http'),
        scheme: z.literal('bearer'),
        bearerFormat: z.string(),
      }),
    }),
    schemas: z.strictObject({ Problem: schema }),
  }),
})

let app: TestApp
let document: z.infer<typeof openApi>
beforeAll(async () => {
  app = await buildTestApp()
  const response = await app.as(null).inject({ method: 'GET', url: '/api/openapi.json' })
  document = openApi.parse(response.json())
})
afterAll(() => app.close())

const contract: Call[] = Object.values(calls).flatMap((ofNoun): Call[] => Object.values(ofNoun))
const named = contract.map((call) => [`${call.method} ${call.path}`, call] as const)
const routes = [...Map.groupBy(contract, ({ method, path }) => `${method} ${path}`)] as [
  string,
  [Call, ...Call[]],
][]

const findOperation = ({ method, path }: Call) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase() as 'get'] ??
  expect.fail('It is not in the document')

/** Creates a zod schema from a JSON Schema in the document. */
function createSchema(json: unknown): z.ZodType {
  const whole = JSON.parse(JSON.stringify(json).replaceAll('#/components/schemas/', '#/$defs/')) as object
  return z.fromJSONSchema({ $defs: document.components.schemas, allOf: [whole] } as never)
}
const findErrors = (json: unknown, value: unknown) => {
  const { error } = createSchema(json).safeParse(value)
  return error ? z.prettifyError(error) : null
}

describe('the OpenAPI document', () => {
  test('is valid OpenAPI 3.1 and declares each path parameter once', () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters } of Object.values(operations)) {
        const names = parameters.map(({ in: place, name }) => `${place} ${name}`)
        expect(new Set(names).size, path).toBe(names.length)
        const found = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
        expect(found, path).toEqual(inPath)
      }
    }
  })

  test('names every operation once', () => {
    const ids = Object.values(document.paths).flatMap((all) =>
      Object.values(all).map((one) => one.operationId),
    )
    expect(ids).toContain('offerApply')
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('contains all referenced schemas', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, target]) => target,
    )
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Problem']))
  })

  test.each(named)('contains %s with its audience and input', (_name, call) => {
    const { parameters, requestBody, security, summary, description } = findOperation(call)
    expect(`${summary} ${description}`).toContain(call.summary)
    expect(security.length > 0).toBe(
      routes.some(([, all]) => all.includes(call) && all.some(({ audience }) => audience !== 'anyone')),
    )
    const found = parameters.map(({ name }) => name)
    const set = call.query && getFilters(call.query)
    const words = set ? [...Object.values(set).map(({ wire }) => wire), 'page', 'page_size'] : []
    expect(found).toEqual(expect.arrayContaining([...getPathParams(call.path), ...words]))
    expect(Boolean(requestBody)).toBe(Boolean(call.body ?? call.upload))
  })

  test.each(routes)('lists all problems of %s by status', (_route, sharing) => {
    const { responses } = findOperation(sharing[0])
    const found = Object.entries(responses).flatMap(([status, { content }]) =>
      Object.keys(content['application/json']?.examples ?? {}).map((code) => [code, Number(status)]),
    )
    const codes = new Set(sharing.flatMap((call) => [...getRefusals(call)]))
    expect(Object.fromEntries(found)).toEqual(
      Object.fromEntries([...codes].map((code) => [code, problems[code].status])),
    )
  })

  test.each(named)('has valid examples of the input and response of %s', (_name, call) => {
    const { parameters, requestBody, responses } = findOperation(call)
    expect(responses[200]?.content['application/json']).toHaveProperty('example')
    for (const body of Object.values(requestBody?.content ?? {})) expect(body).toHaveProperty('example')
    const contents = Object.values(responses).flatMap(({ content }) => Object.values(content))
    for (const one of [...contents, ...Object.values(requestBody?.content ?? {})]) {
      const values = [
        ...(one && 'example' in one ? [one.example] : []),
        ...Object.values(one?.examples ?? {}).map(({ value }) => value),
      ]
      expect(values).not.toEqual([])
      for (const value of values) expect(findErrors(one?.schema, value)).toBeNull()
    }
    for (const one of parameters.filter(({ example }) => example !== undefined))
      expect(findErrors(one.schema, one.example)).toBeNull()
  })

  test('rejects an invalid example', () => {
    const found = findOperation(calls.offer.get as Call).responses[200]?.content['application/json']
    const good = found?.example as { result: object }
    expect(findErrors(found?.schema, { result: { ...good.result, presupuesto: '48.000' } })).toContain(
      'presupuesto',
    )
    expect(findErrors(found?.schema, {})).toContain('result')
  })

  test('describes fields with the labels of forms', () => {
    const body = findOperation(calls.offer.create as Call).requestBody?.content['application/json']
    expect(body?.schema).toMatchObject({
      properties: {
        tittle: { description: 'Título. De 2 a 70 caracteres' },
        ciudad: { description: 'Ciudad' },
      },
    })
  })
})

test('Swagger UI complies with its content security policy: all scripts and styles are local files', async () => {
  const page = await app.as(null).inject({ method: 'GET', url: '/api/docs' })
  expect(page.statusCode).toBe(200)
  const policy = String(page.headers['content-security-policy'])
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toContain('unsafe')
  expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=/)
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '')
  expect(files.length).toBeGreaterThan(3)
  for (const file of files) {
    const url = new URL(file, 'http://plomada.test/api/docs')
    expect(url.host).toBe('plomada.test')
    expect((await app.as(null).inject({ method: 'GET', url: url.pathname })).statusCode, file).toBe(200)
  }
})

test('allows no inline scripts in the API documentation', async () => {
  const page = await app.as(null).inject({ method: 'GET', url: '/api/docs' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).not.toContain('unsafe')
})
