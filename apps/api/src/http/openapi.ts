import swagger from '@fastify/swagger'
import type { StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { filtersOf, pageLength, pageNumber, paramsOf, problems } from '@plomada/domain/define'
import type { Call, ProblemCode } from '@plomada/domain/define'
import * as z from 'zod'
import { apiPrefix } from './answer.ts'

type Json = Record<string, unknown>

const jsonSchema = (schema: z.core.$ZodType): Json => {
  // The wire is the input side of every codec; its schema is part of the document and needs no dialect of its own.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

const json = (schema: unknown) => ({ 'application/json': { schema } })

/** The contract of these calls as an OpenAPI 3.1 document. */
function openApiOf(calls: readonly Call[], publicUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) }
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

const problemSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { enum: Object.keys(problems) },
    message: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
  },
}

function operationOf(call: Call): Json {
  const body = call.body && jsonSchema(call.body)
  return {
    summary: call.summary,
    description: audience(call),
    tags: [call.path.split('/')[1] ?? ''],
    ...(call.who !== 'anyone' && { security: [{ token: [] }] }),
    parameters: [...pathParameters(call), ...queryParameters(call)],
    ...((body || call.upload) && { requestBody: { required: true, content: bodyContent(call, body) } }),
    responses: { 200: { description: 'Done.', content: json(jsonSchema(call.answer)) }, ...refusals(call) },
  }
}

function audience({ who }: Call): string {
  if (who === 'anyone') return 'For anyone.'
  if (who === 'identified') return 'For whoever signed in, registered or not.'
  return who === 'signedIn' ? 'For whoever is registered.' : `For these roles: ${who.join(', ')}.`
}

function bodyContent({ upload }: Call, body: Json | undefined): Json {
  if (upload === undefined) return json(body)
  const texts = body?.['properties']
  const file = { [upload]: { type: 'string', contentMediaType: 'application/octet-stream' } }
  const properties = { ...(typeof texts === 'object' ? texts : {}), ...file }
  return { 'multipart/form-data': { schema: { type: 'object', required: [upload], properties } } }
}

const pathParameters = ({ path }: Call) =>
  paramsOf(path).map((name) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer', format: 'int32', minimum: 1 },
  }))

/** What a query takes, by its words: the filters of a list, or the fields of a plain object. */
function wordsOf(query: z.core.$ZodType): Json {
  const set = filtersOf(query)
  if (!set) return asJson(jsonSchema(query)['properties'])
  const filters = Object.values(set).map(({ wire, label, holds }) => [
    wire,
    { ...(label && { description: label }), ...holds.json },
  ])
  return { ...Object.fromEntries(filters), page: pageNumber.json, page_size: pageLength.json }
}

const asJson = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {})

/** None is required: a filter that is missing or makes no sense counts as not sent. */
const queryParameters = ({ query }: Call): Json[] =>
  Object.entries(query ? wordsOf(query) : {}).map(([name, schema]) => ({ name, in: 'query', schema }))

function refusals({ who, method, query, body, path, upload, refuses = [] }: Call): Json {
  const codes = new Set<ProblemCode>(refuses)
  if (query || body || upload || path.includes(':')) codes.add('invalid')
  if (who !== 'anyone') codes.add('unauthenticated')
  if (who !== 'anyone' && who !== 'identified') codes.add('notRegistered')
  if (Array.isArray(who)) codes.add('forbidden')
  if (who !== 'anyone' && method !== 'GET') codes.add('banned')
  const byStatus = Map.groupBy(codes, (code) => problems[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      status,
      {
        description: named.map((code) => `\`${code}\`: ${problems[code].sentence}.`).join('\n\n'),
        content: json({ $ref: '#/components/schemas/Problem' }),
      },
    ]),
  )
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
