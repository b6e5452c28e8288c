import type { FastifyRequest } from 'fastify'
import { getPathParams, idSchema, type Call } from '@plomada/domain/contract'
import * as z from 'zod'
import type { AuditOrigin } from '../database/auditLog.ts'
import { invalidInput } from './problems.ts'
import { normalizeTexts } from './storableText.ts'
import { requireUser, type Viewer } from './viewer.ts'

/** The input of a call as it arrives, not validated. */
export interface RawInput {
  params: unknown
  query: unknown
  body?: unknown
  file?: Buffer | undefined
}

/** The parts of a request that identify its client. */
type Client = Pick<FastifyRequest, 'ip' | 'id'> & { viewer: Viewer }

/** Creates the argument of a call's handler: validates and decodes the input. Throws a refusal that names invalid fields. */
export function createInput(call: Call, { params, query, body, file }: RawInput, client: Client): never {
  const { viewer } = client
  normalizeTexts(query)
  normalizeTexts(body)
  const input = {
    params: decode(getParamsSchema(call), params),
    ...(call.query && { query: decode(call.query, query) }),
    ...(call.body && { body: decode(call.body, body ?? {}) }),
    ...(file && { file }),
    viewer,
    get me() {
      return requireUser(viewer)
    },
    origin: getOrigin(client),
    request: client,
  }
  // The codecs above produce the types that the call declares; TypeScript cannot infer it from the conditions.
  return input as never
}

const pathId = z
  .string()
  .regex(/^\d{1,10}$/, 'Tiene que ser un número')
  .transform(Number)
  .pipe(idSchema)

const getOrigin = ({ viewer, ip, id }: Client): AuditOrigin => ({
  actorId: viewer?.kind === 'user' ? viewer.id : null,
  // The address of a client that has disconnected is unknown.
  networkAddress: ip || null,
  requestId: id,
})

const paramSchemas = new WeakMap<Call, z.core.$ZodType<Record<string, number>>>()

// One per call, as zod compiles each schema.
function getParamsSchema(call: Call): z.core.$ZodType<Record<string, number>> {
  const known = paramSchemas.get(call)
  if (known) return known
  const schema = z.object(Object.fromEntries(getPathParams(call.path).map((name) => [name, pathId])))
  paramSchemas.set(call, schema)
  return schema
}

function decode<T>(schema: z.core.$ZodType<T>, value: unknown): T {
  const result = z.safeParse(schema, value)
  if (!result.success) throw invalidInput(result.error)
  return result.data
}
