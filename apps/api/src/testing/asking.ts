import { calls } from '@plomada/domain/calls'
import { filtersOf, paramsOf } from '@plomada/domain/define'
import type { Call, ProblemCode } from '@plomada/domain/define'
import { examples } from '@plomada/domain/fixtures'
import * as fc from 'fast-check'
import * as z from 'zod'
import { apiPrefix } from '../http/answer.ts'
import { refusalsOf } from '../http/openapi.refusals.ts'
import { contentType, nastyParam, nastyQuery, oddHeaders, rawBody, spoilt } from './nasty.ts'
import { nastyMultipart } from './nasty.multipart.ts'
import type { Sent } from './nasty.multipart.ts'

/** A call of the contract with a body that it takes. */
export interface Asking {
  title: string
  call: Call
  good: fc.JsonValue
  /** Every word of the wire that may name a fault. */
  words: readonly string[]
  /** What the contract says that it may be refused with: two calls that share an address count as one. */
  codes: ReadonlySet<ProblemCode>
}

/** Every word of a JSON Schema, however deep. */
function wordsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {} } = schema as { properties?: object }
  return [...Object.keys(properties), ...Object.values(schema).flatMap(wordsIn)]
}
const wordsOfSchema = (schema: z.core.$ZodType | undefined): string[] =>
  schema ? wordsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : []

function wordsOf({ path, query, body, upload }: Call): string[] {
  const set = query && filtersOf(query)
  const asked = set ? Object.values(set).map(({ wire }) => wire) : wordsOfSchema(query)
  return [...paramsOf(path), ...asked, ...wordsOfSchema(body), ...(upload === undefined ? [] : [upload])]
}

const codesAt = (address: string): Set<ProblemCode> =>
  new Set(
    Object.values(calls)
      .flatMap((ofNoun): Call[] => Object.values(ofNoun))
      .filter(({ method, path }) => `${method} ${path}` === address)
      .flatMap((call) => [...refusalsOf(call)]),
  )

/** Every call of the contract: those of admins last, who can take away what the others need. */
export const contract: readonly Asking[] = Object.entries(calls)
  .flatMap(([noun, ofNoun]) =>
    Object.entries<Call>(ofNoun).map(([name, call]) => {
      const given = (examples as Record<string, Record<string, { body?: unknown }>>)[noun]?.[name]?.body
      const body = call.body && given ? z.encode(call.body, given) : {}
      const good = JSON.parse(JSON.stringify(body)) as fc.JsonValue
      const title = `${call.method} ${call.path}`
      return { title, call, good, words: wordsOf(call), codes: codesAt(title) }
    }),
  )
  .toSorted((a, b) => Number(a.call.who[0] === 'admin') - Number(b.call.who[0] === 'admin'))

function bodies({ call, good, words }: Asking): fc.Arbitrary<Sent | null> {
  const json = spoilt(good).map((body) => ({ type: 'application/json', payload: JSON.stringify(body) }))
  const raw = fc.record({ type: contentType, payload: rawBody })
  const none = fc.constant(null)
  if (call.upload !== undefined)
    return fc.oneof({ weight: 6, arbitrary: nastyMultipart(call.upload, words) }, json, raw, none)
  return call.body
    ? fc.oneof({ weight: 8, arbitrary: json }, raw, none)
    : fc.oneof({ weight: 6, arbitrary: none }, json, raw)
}

/** A request for a call as nobody makes it who means well: what is wrong with it is left to chance. */
export function requests(asking: Asking): fc.Arbitrary<{
  url: string
  sent: Sent | null
  headers: Record<string, string>
}> {
  const { call, words } = asking
  const names = paramsOf(call.path)
  const params = fc.tuple(...names.map(() => nastyParam))
  const query = fc.option(nastyQuery(words), { freq: call.query ? 9 : 1 })
  const url = fc.tuple(params, query).map(([values, search]) => {
    const path = call.path.replace(/:(\w+)/g, (_, name: string) => values[names.indexOf(name)] ?? '')
    return `${apiPrefix}${path}${search === null ? '' : `?${search}`}`
  })
  return fc.record({ url, sent: bodies(asking), headers: fc.option(oddHeaders, { nil: {}, freq: 1 }) })
}
