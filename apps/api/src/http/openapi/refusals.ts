import { roles } from '@plomada/domain'
import { problems, callRefusal, type Requester, type Call, type ProblemCode } from '@plomada/domain/contract'
import type { Json } from './schema.ts'

/** The JSON Schema of a problem. */
export const problemSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { enum: Object.keys(problems), description: 'The problem code.' },
    message: { type: 'string', description: 'A message for the user.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A message for each invalid field, by its name in the request.',
    },
  },
}

/** All kinds of requesters. */
const requesters: Requester[] = [
  null,
  { kind: 'unregistered' },
  ...roles.flatMap((role) => [true, false].map((isActive) => ({ kind: 'user' as const, role, isActive }))),
]

/** Returns all problem codes of a call. */
export function getRefusals(call: Call): Set<ProblemCode> {
  const { method, query, body, path, upload, refusals = [] } = call
  const codes = new Set<ProblemCode>([
    'invalid',
    ...requesters.flatMap((requester) => callRefusal(call, requester) ?? []),
  ])
  // CSRF protection.
  if (method !== 'GET') codes.add('forbidden')
  for (const code of refusals) codes.add(code)
  if (body || upload || method !== 'GET') codes.add('tooLarge')
  // A path parameter that exceeds the router's limit is 404.
  if (query || path.includes(':')) codes.add('notFound')
  for (const code of ['tooManyRequests', 'unexpected', 'unavailable'] as const) codes.add(code)
  return codes
}

/** Creates the problem responses of calls that share a route, by status. */
export function createProblemResponses(calls: readonly Call[]): Json {
  const codes = new Set(calls.flatMap((call) => [...getRefusals(call)]))
  const byStatus = Map.groupBy(codes, (code) => problems[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, named]) => [
      status,
      {
        description: named.map((code) => `\`${code}\`: ${problems[code].sentence}.`).join('\n\n'),
        content: {
          'application/json': {
            schema: {
              allOf: [{ $ref: '#/components/schemas/Problem' }, { properties: { code: { enum: named } } }],
            },
            examples: Object.fromEntries(
              named.map((code) => [code, { value: { code, message: problems[code].sentence } }]),
            ),
          },
        },
      },
    ]),
  )
}
