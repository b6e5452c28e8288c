import { roles } from '@plomada/domain'
import { problems, whyNotAsk } from '@plomada/domain/define'
import type { Asker, Call, ProblemCode } from '@plomada/domain/define'
import type { Json } from './openapi.schema.ts'

/** How a refusal travels, as a schema. */
export const problemSchema = {
  type: 'object',
  required: ['code', 'message'],
  properties: {
    code: { enum: Object.keys(problems), description: 'The name of the refusal.' },
    message: { type: 'string', description: 'A sentence for the person.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'What is wrong with each field, by the name that the caller used.',
    },
  },
}

/** Everybody who may come to the door. */
const askers: Asker[] = [
  null,
  { kind: 'stranger' },
  ...roles.flatMap((role) => [true, false].map((isActive) => ({ kind: 'user' as const, role, isActive }))),
]

/** Every way in which a call may be refused: by its door, for its input, by its own rules, for trouble of ours. */
export function refusalsOf(call: Call): Set<ProblemCode> {
  const { method, query, body, path, upload, refuses = [] } = call
  const codes = new Set<ProblemCode>(['invalid', ...askers.flatMap((asker) => whyNotAsk(call, asker) ?? [])])
  // A write with cookies and without a token has to prove that our own page made it.
  if (method !== 'GET') codes.add('forbidden')
  for (const code of refuses) codes.add(code)
  if (body || upload || method !== 'GET') codes.add('tooLarge')
  // An address too long for any id is no address of ours.
  if (query || path.includes(':')) codes.add('notFound')
  for (const code of ['tooManyRequests', 'unexpected', 'unavailable'] as const) codes.add(code)
  return codes
}

/** The refusals of the calls of an address as answers of the document, those of a status together. */
export function refusals(calls: readonly Call[]): Json {
  const codes = new Set(calls.flatMap((call) => [...refusalsOf(call)]))
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
