import { calls } from '@plomada/domain/calls'
import { filtersOf, paramsOf, problems } from '@plomada/domain/define'
import type { Call } from '@plomada/domain/define'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { buildTestApp } from '../testing/buildTestApp.ts'
import type { TestApp } from '../testing/buildTestApp.ts'
import { refusalsOf } from './openapi.refusals.ts'

const schema = z.looseObject({})
// What OpenAPI 3.1 asks of the objects that our document is made of; a key that it does not know is a mistake.
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
  summary: z.string().min(1),
  description: z.string().min(1),
  tags: z.array(z.string().min(1)).length(1),
  security: z.array(z.union([z.strictObject({}), z.strictObject({ token: z.tuple([]) })])).optional(),
  parameters: z.array(parameter),
  requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
  responses: z.record(
    z.string().regex(/^[2-5]\d\d$/),
    z.strictObject({ description: z.string().min(1), content }),
  ),
})
const openApi = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.strictObject({ url: z.url() })).min(1),
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
const addresses = [...Map.groupBy(contract, ({ method, path }) => `${method} ${path}`)] as [
  string,
  [Call, ...Call[]],
][]

const operationOf = ({ method, path }: Call) =>
  document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase() as 'get'] ??
  expect.fail('It is not in the document')

/** A schema of the document, made from nothing but what the document says. */
function schemaFrom(told: unknown): z.ZodType {
  const whole = JSON.parse(JSON.stringify(told).replaceAll('#/components/schemas/', '#/$defs/')) as object
  return z.fromJSONSchema({ $defs: document.components.schemas, allOf: [whole] } as never)
}
const complaints = (told: unknown, value: unknown) => {
  const { error } = schemaFrom(told).safeParse(value)
  return error ? z.prettifyError(error) : null
}

describe('the contract for programs', () => {
  test('is an OpenAPI 3.1 document whose parameters are those of its paths, each once', () => {
    for (const [path, operations] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      for (const { parameters } of Object.values(operations)) {
        const names = parameters.map(({ in: place, name }) => `${place} ${name}`)
        expect(new Set(names).size, path).toBe(names.length)
        const told = parameters.filter((one) => one.in === 'path').map(({ name }) => name)
        expect(told, path).toEqual(inPath)
      }
    }
  })

  test('refers to nothing that it does not hold', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, target]) => target,
    )
    expect(new Set(references)).toEqual(new Set(['#/components/schemas/Problem']))
  })

  test.each(named)('%s is there, with its audience and its input', (_name, call) => {
    const { parameters, requestBody, security, summary, description } = operationOf(call)
    expect(`${summary} ${description}`).toContain(call.summary)
    expect(Boolean(security)).toBe(
      addresses.some(([, all]) => all.includes(call) && all.some(({ who }) => who !== 'anyone')),
    )
    const told = parameters.map(({ name }) => name)
    const set = call.query && filtersOf(call.query)
    const words = set ? [...Object.values(set).map(({ wire }) => wire), 'page', 'page_size'] : []
    expect(told).toEqual(expect.arrayContaining([...paramsOf(call.path), ...words]))
    expect(Boolean(requestBody)).toBe(Boolean(call.body ?? call.upload))
  })

  test.each(addresses)('%s tells every refusal, by status and by name', (_address, sharing) => {
    const { responses } = operationOf(sharing[0])
    const told = Object.entries(responses).flatMap(([status, { content }]) =>
      Object.keys(content['application/json']?.examples ?? {}).map((code) => [code, Number(status)]),
    )
    const codes = new Set(sharing.flatMap((call) => [...refusalsOf(call)]))
    expect(Object.fromEntries(told)).toEqual(
      Object.fromEntries([...codes].map((code) => [code, problems[code].status])),
    )
  })

  test.each(named)('%s has an example of what is sent and of what is answered', (_name, call) => {
    const { parameters, requestBody, responses } = operationOf(call)
    expect(responses[200]?.content['application/json']).toHaveProperty('example')
    for (const body of Object.values(requestBody?.content ?? {})) expect(body).toHaveProperty('example')
    const answering = Object.values(responses).flatMap(({ content }) => Object.values(content))
    for (const one of [...answering, ...Object.values(requestBody?.content ?? {})]) {
      const values = [
        ...(one && 'example' in one ? [one.example] : []),
        ...Object.values(one?.examples ?? {}).map(({ value }) => value),
      ]
      expect(values).not.toEqual([])
      for (const value of values) expect(complaints(one?.schema, value)).toBeNull()
    }
    for (const one of parameters.filter(({ example }) => example !== undefined))
      expect(complaints(one.schema, one.example)).toBeNull()
  })

  test('what is no answer does not pass for an example', () => {
    const told = operationOf(calls.offer.get as Call).responses[200]?.content['application/json']
    const good = told?.example as { result: object }
    expect(complaints(told?.schema, { result: { ...good.result, presupuesto: '48.000' } })).toContain(
      'presupuesto',
    )
    expect(complaints(told?.schema, {})).toContain('result')
  })

  test('a field says what the form calls it', () => {
    const body = operationOf(calls.offer.create as Call).requestBody?.content['application/json']
    expect(body?.schema).toMatchObject({
      properties: {
        tittle: { description: 'Título. De 2 a 70 caracteres' },
        ciudad: { description: 'Ciudad' },
      },
    })
  })
})

test('the page of the contract runs under its own policy: every script and style is a file of ours', async () => {
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
