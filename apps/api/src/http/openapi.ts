import swagger from '@fastify/swagger'
import type { StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { calls } from '@plomada/domain/calls'
import { paramsOf, rowId } from '@plomada/domain/define'
import type { Call } from '@plomada/domain/define'
import { examples } from '@plomada/domain/fixtures'
import type { Example } from '@plomada/domain/fixtures'
import * as z from 'zod'
import { apiPrefix } from './answer.ts'
import { problemSchema, refusals } from './openapi.refusals.ts'
import { asJson, jsonSchema, wordsOf } from './openapi.schema.ts'
import type { Json } from './openapi.schema.ts'

const json = (schema: unknown, example: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

/** The example of a call; what is no part of the contract, such as a call of a test, has none. */
function exampleOf(call: Call): Partial<Example> {
  const told: Readonly<Record<string, Readonly<Record<string, Partial<Example>>>>> = examples
  for (const [noun, ofNoun] of Object.entries(calls))
    for (const [name, one] of Object.entries<Call>(ofNoun)) if (one === call) return told[noun]?.[name] ?? {}
  return {}
}

/** The contract of these calls as an OpenAPI 3.1 document. */
function openApiOf(calls: readonly Call[], publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  const byAddress = Map.groupBy(calls, ({ method, path }) => `${method} ${path}`)
  for (const [first, ...others] of byAddress.values()) {
    if (!first) continue
    const path = first.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [first.method.toLowerCase()]: operationOf([first, ...others]) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Plomada', version: '1', description: 'The calls of the Plomada marketplace.' },
    servers: [{ url: publicUrl + apiPrefix }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problemSchema },
    },
  }
}

/** One operation; several calls when an address answers different people differently. */
function operationOf(calls: readonly [Call, ...Call[]]): Json {
  const [call] = calls
  const isForAnyone = calls.some(({ who }) => who === 'anyone')
  const isForSome = calls.some(({ who }) => who !== 'anyone')
  return {
    summary: call.summary,
    description:
      calls.length === 1
        ? audience(call)
        : calls.map((one) => `${audience(one)} ${one.summary}`).join('\n\n'),
    tags: [call.path.split('/')[1] ?? ''],
    ...(isForSome && { security: [...(isForAnyone ? [{}] : []), { token: [] }] }),
    parameters: [...pathParameters(call), ...queryParameters(calls)],
    ...((call.body || call.upload) && { requestBody: bodyOf(call) }),
    responses: {
      200: {
        description: 'Done.',
        content: json(anyOf(calls.map(({ answer }) => jsonSchema(answer))), answerOf(call)),
      },
      ...refusals(calls),
    },
  }
}

function answerOf(call: Call): unknown {
  const { answer } = exampleOf(call)
  return answer === undefined ? undefined : z.encode(call.answer, answer)
}

function audience({ who }: Call): string {
  if (who === 'anyone') return 'For anyone.'
  if (who === 'identified') return 'For whoever signed in, registered or not.'
  return who === 'signedIn' ? 'For whoever is registered.' : `For these roles: ${who.join(', ')}.`
}

function bodyOf(call: Call): Json {
  const { upload, body } = call
  const schema = body ? jsonSchema(body) : {}
  const given = exampleOf(call).body
  const sent = body && given !== undefined ? asJson(z.encode(body, given)) : undefined
  if (upload === undefined)
    return { required: body && !z.safeParse(body, {}).success, content: json(schema, sent) }
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file.' }
  const properties = { ...asJson(schema['properties']), [upload]: file }
  const whole = { type: 'object', required: [upload], properties }
  const example = { ...sent, [upload]: '(the bytes of a picture)' }
  return { required: true, content: { 'multipart/form-data': { schema: whole, example } } }
}

function pathParameters(call: Call): Json[] {
  const { params } = exampleOf(call) as { params?: Record<string, number> }
  return paramsOf(call.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { ...rowId.json, format: 'int32' },
    ...(params && { example: params[name] }),
  }))
}

/** None is required: a filter that is missing or makes no sense counts as not sent. */
function queryParameters(calls: readonly Call[]): Json[] {
  const asked = calls.flatMap((call) => (call.query ? Object.entries(wordsOf(call.query)) : []))
  const [first] = calls
  const given = first && exampleOf(first).query
  const sent = first?.query && given !== undefined ? asJson(z.encode(first.query, given)) : {}
  const byName = Map.groupBy(asked, ([name]) => name)
  return [...byName].map(([name, schemas]) => ({
    name,
    in: 'query',
    schema: anyOf(schemas.map(([, schema]) => schema)),
    ...(sent[name] !== undefined && { example: sent[name] }),
  }))
}

/** One of these schemas; those that say the same count once. */
function anyOf(schemas: readonly unknown[]): unknown {
  const different = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]))
  return different.size === 1 ? schemas[0] : { anyOf: [...different.values()] }
}

/** Serves the contract of the calls mounted so far, for programs and for people. */
export async function addOpenApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  const document = openApiOf(app.calls, publicUrl)
  app.get(`${apiPrefix}/openapi.json`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(document),
  )
  // The plugin hands the document on without reading it; its types know OpenAPI 3.0 only.
  const specification = { document } as unknown as StaticDocumentSpec
  await app.register(swagger, { mode: 'static', specification })
  await app.register(swaggerUi, {
    routePrefix: `${apiPrefix}/docs`,
    theme: { title: 'Plomada' },
    uiConfig: { docExpansion: 'list', tryItOutEnabled: false },
    staticCSP:
      "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  })
}
