import { calls, examples } from '@plomada/domain/calls'
import { getFilters, getPathParams, type Call, type ProblemCode } from '@plomada/domain/contract'
import * as fc from 'fast-check'
import * as z from 'zod'
import { apiPrefix } from '../http/handleCall.ts'
import { getRefusals } from '../http/openapi/refusals.ts'
import { contentType, hostileParam, hostileQuery, oddHeaders, rawBody, mutate } from './hostileInputs.ts'
import { hostileMultipart, type RawBody } from './hostileInputs.multipart.ts'

/** A call with a valid body and the documented errors. */
export interface FuzzedCall {
  title: string
  call: Call
  good: fc.JsonValue
  /** All field names on the wire. */
  names: readonly string[]
  /** The documented problem codes of all calls with the same method and path. */
  codes: ReadonlySet<ProblemCode>
}

/** Collects the property names of a JSON Schema, at any depth. */
function collectNames(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as { properties?: object }
  return [...Object.keys(properties), ...Object.values(schema).flatMap(collectNames)]
}
const getSchemaNames = (schema: z.core.$ZodType | undefined): string[] =>
  schema ? collectNames(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : []

function getFieldNames({ path, query, body, upload }: Call): string[] {
  const set = query && getFilters(query)
  const queryNames = set ? Object.values(set).map(({ wire }) => wire) : getSchemaNames(query)
  return [
    ...getPathParams(path),
    ...queryNames,
    ...getSchemaNames(body),
    ...(upload === undefined ? [] : [upload]),
  ]
}

const getCodes = (route: string): Set<ProblemCode> =>
  new Set(
    Object.values(calls)
      .flatMap((ofNoun): Call[] => Object.values(ofNoun))
      .filter(({ method, path }) => `${method} ${path}` === route)
      .flatMap((call) => [...getRefusals(call)]),
  )

/** All calls of the contract. Those of admins are last, as they delete data that the others need. */
export const fuzzedCalls: readonly FuzzedCall[] = Object.entries(calls)
  .flatMap(([noun, ofNoun]) =>
    Object.entries<Call>(ofNoun).map(([name, call]) => {
      const exampleBody = (examples as Record<string, Record<string, { body?: unknown }>>)[noun]?.[name]?.body
      const body = call.body && exampleBody ? z.encode(call.body, exampleBody) : {}
      const good = JSON.parse(JSON.stringify(body)) as fc.JsonValue
      const title = `${call.method} ${call.path}`
      return { title, call, good, names: getFieldNames(call), codes: getCodes(title) }
    }),
  )
  .toSorted((a, b) => Number(a.call.audience[0] === 'admin') - Number(b.call.audience[0] === 'admin'))

function createBodies({ call, good, names }: FuzzedCall): fc.Arbitrary<RawBody | null> {
  const json = mutate(good).map((body) => ({ type: 'application/json', payload: JSON.stringify(body) }))
  const raw = fc.record({ type: contentType, payload: rawBody })
  const none = fc.constant(null)
  if (call.upload !== undefined)
    return fc.oneof({ weight: 6, arbitrary: hostileMultipart(call.upload, names) }, json, raw, none)
  return call.body
    ? fc.oneof({ weight: 8, arbitrary: json }, raw, none)
    : fc.oneof({ weight: 6, arbitrary: none }, json, raw)
}

/** Generates hostile requests for a call. */
export function hostileRequests(fuzzed: FuzzedCall): fc.Arbitrary<{
  url: string
  sent: RawBody | null
  headers: Record<string, string>
}> {
  const { call, names } = fuzzed
  const pathParams = getPathParams(call.path)
  const params = fc.tuple(...pathParams.map(() => hostileParam))
  const query = fc.option(hostileQuery(names), { freq: call.query ? 9 : 1 })
  const url = fc.tuple(params, query).map(([values, search]) => {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => values[pathParams.indexOf(name)] ?? '')
    return `${apiPrefix}${path}${search === null ? '' : `?${search}`}`
  })
  return fc.record({ url, sent: createBodies(fuzzed), headers: fc.option(oddHeaders, { nil: {}, freq: 1 }) })
}
