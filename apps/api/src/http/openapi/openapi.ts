import swagger from '@fastify/swagger'
import type { StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { BUDGET_CEILING, paths as sitePaths } from '@plomada/domain'
import { calls, examples, type Example } from '@plomada/domain/calls'
import { getPathParams, rowId, type Call } from '@plomada/domain/contract'
import * as z from 'zod'
import type { Config } from '../../config.ts'
import { apiPrefix } from '../handleCall.ts'
import { createProblemResponses, problemSchema } from './refusals.ts'
import { asJson, describeQuery, jsonSchema, type Json } from './schema.ts'

const json = (schema: unknown, example: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
})

/** Returns the noun and the name of a call. Calls outside of the contract, such as those of tests, have none. */
function findNames(call: Call): [noun: string, name: string] | undefined {
  for (const [noun, ofNoun] of Object.entries(calls))
    for (const [name, one] of Object.entries<Call>(ofNoun)) if (one === call) return [noun, name]
  return undefined
}

function findExample(call: Call): Partial<Example> {
  const all: Readonly<Record<string, Readonly<Record<string, Partial<Example>>>>> = examples
  const [noun = '', name = ''] = findNames(call) ?? []
  return all[noun]?.[name] ?? {}
}

/** Returns the name of the function in generated clients, such as `offerApply`. */
function createOperationId(call: Call): string | undefined {
  const [noun = '', name = ''] = findNames(call) ?? []
  return noun && `${noun}${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

const getTag = ({ path }: Call) => path.split('/')[1] ?? ''

type SiteSettings = Pick<Config, 'publicUrl' | 'budgetMax'>

/** Replaces the highest amount that any deployment allows by the one of this deployment. */
const limitAmounts = (operation: Json, budgetMax: number): Json =>
  JSON.parse(
    JSON.stringify(operation, (key, value: unknown) =>
      key === 'maximum' && value === BUDGET_CEILING ? budgetMax : value,
    ),
  ) as Json

/** Creates the OpenAPI 3.1 document of these calls. */
function createDocument(calls: readonly Call[], { publicUrl, budgetMax }: SiteSettings): Json {
  const paths: Record<string, Json> = {}
  const byRoute = Map.groupBy(calls, ({ method, path }) => `${method} ${path}`)
  for (const [first, ...others] of byRoute.values()) {
    if (!first) continue
    const path = first.path.replace(/:(\w+)/g, '{$1}')
    const operation = limitAmounts(createOperation([first, ...others]), budgetMax)
    paths[path] = { ...paths[path], [first.method.toLowerCase()]: operation }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plomada',
      version: '1',
      description: 'The calls of the Plomada marketplace.',
      contact: { name: 'Plomada', url: publicUrl + sitePaths.contact },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Relative to the address of this document.
    servers: [{ url: apiPrefix }],
    tags: [...new Set(calls.map(getTag))].map((name) => ({
      name,
      description: `Calls whose path starts with \`/${name}\`.`,
    })),
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Problem: problemSchema },
    },
  }
}

/** Creates an operation; from several calls if they share a route. */
function createOperation(calls: readonly [Call, ...Call[]]): Json {
  const [call] = calls
  const isForAnyone = calls.some(({ audience }) => audience === 'anyone')
  const isForSome = calls.some(({ audience }) => audience !== 'anyone')
  return {
    summary: call.summary,
    description:
      calls.length === 1
        ? describeAudience(call)
        : calls.map((one) => `${describeAudience(one)} ${one.summary}`).join('\n\n'),
    operationId: createOperationId(call),
    tags: [getTag(call)],
    // Empty for calls without sign-in.
    security: isForSome ? [...(isForAnyone ? [{}] : []), { token: [] }] : [],
    parameters: [...createPathParameters(call), ...createQueryParameters(calls)],
    ...((call.body || call.upload) && { requestBody: createRequestBody(call) }),
    responses: {
      200: {
        description: 'Done.',
        content: json(anyOf(calls.map(({ response }) => jsonSchema(response))), encodeExample(call)),
      },
      ...createProblemResponses(calls),
    },
  }
}

function encodeExample(call: Call): unknown {
  const { response } = findExample(call)
  return response === undefined ? undefined : z.encode(call.response, response)
}

function describeAudience({ audience }: Call): string {
  if (audience === 'anyone') return 'For anyone.'
  if (audience === 'identified') return 'For signed-in users, registered or not.'
  return audience === 'signedIn' ? 'For registered users.' : `For these roles: ${audience.join(', ')}.`
}

function createRequestBody(call: Call): Json {
  const { upload, body } = call
  const schema = body ? jsonSchema(body) : {}
  const example = findExample(call).body
  const encoded = body && example !== undefined ? asJson(z.encode(body, example)) : undefined
  if (upload === undefined)
    return { required: body && !z.safeParse(body, {}).success, content: json(schema, encoded) }
  const file = { type: 'string', contentMediaType: 'application/octet-stream', description: 'The file.' }
  const properties = { ...asJson(schema['properties']), [upload]: file }
  const form = { type: 'object', required: [upload], properties }
  const formExample = { ...encoded, [upload]: '(the bytes of a picture)' }
  return { required: true, content: { 'multipart/form-data': { schema: form, example: formExample } } }
}

function createPathParameters(call: Call): Json[] {
  const { params } = findExample(call) as { params?: Record<string, number> }
  return getPathParams(call.path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { ...rowId.jsonSchema, format: 'int32' },
    ...(params && { example: params[name] }),
  }))
}

/** All are optional, as missing and invalid filters are ignored. */
function createQueryParameters(calls: readonly Call[]): Json[] {
  const parameters = calls.flatMap((call) => (call.query ? Object.entries(describeQuery(call.query)) : []))
  const [first] = calls
  const example = first && findExample(first).query
  const encoded = first?.query && example !== undefined ? asJson(z.encode(first.query, example)) : {}
  const byName = Map.groupBy(parameters, ([name]) => name)
  return [...byName].map(([name, schemas]) => ({
    name,
    in: 'query',
    schema: anyOf(schemas.map(([, schema]) => schema)),
    ...(encoded[name] !== undefined && { example: encoded[name] }),
  }))
}

/** Returns a schema for any of these, without duplicates. */
function anyOf(schemas: readonly unknown[]): unknown {
  const different = new Map(schemas.map((schema) => [JSON.stringify(schema), schema]))
  return different.size === 1 ? schemas[0] : { anyOf: [...different.values()] }
}

/** Serves the OpenAPI document of the mounted calls and its Swagger UI. */
export async function addOpenApi(app: FastifyInstance, settings: SiteSettings): Promise<void> {
  const document = createDocument(app.calls, settings)
  app.get(`${apiPrefix}/openapi.json`, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(document),
  )
  // The plugin serves the document unchanged; its types only support OpenAPI 3.0.
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
