import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { calls, loadCalls } from './calls.ts'
import { examples } from './nouns.ts'
import type { Call } from './contract/call.ts'
import { payoutAccountForm } from './payout/payout.form.ts'
import {
  type FilterSet,
  getFilters,
  PAGE_SIZE_MAXIMUM,
  parseSearchParams,
  toSearchParams,
} from '@plomada/define'

const { process } = globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } }
// The default seed is constant, so that a failure is due to a change.
const { FUZZ_RUNS = '50', FUZZ_SEED = '20261121' } = process?.env ?? {}
const timeout = 30_000 + Number(FUZZ_RUNS) * 300
const checkProperty = <Value>(values: fc.Arbitrary<Value>, predicate: (value: Value) => void) =>
  fc.assert(fc.property(values, predicate), { seed: Number(FUZZ_SEED), numRuns: Number(FUZZ_RUNS) })

const contract = Object.entries(calls).flatMap(([noun, callsOfNoun]) =>
  Object.entries<Call>(callsOfNoun).map(
    ([name, call]) => [`${call.method} ${call.path} (${noun}.${name})`, call] as const,
  ),
)

it('loads the calls of each noun by its name', async () => {
  const loaded = Object.entries(loadCalls).map(async ([noun, load]) => [noun, await load()] as const)
  expect(Object.fromEntries(await Promise.all(loaded))).toEqual(calls)
})

/** The bounds of a number, or of the length of a text or list. */
interface Limits {
  minimum?: number
  maximum?: number
  format?: string
}
type Check = { check: string; value?: number } & Limits

/** Reads the bounds of a schema. A schema such as `z.int()` is its own first check. */
function readLimits(def: z.core.$ZodTypeDef): Limits {
  const checks = [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)] as unknown as Check[]
  const limits: Limits = {}
  for (const { check, value, minimum, maximum, format } of checks) {
    if (format) limits.format = format
    if (check === 'greater_than' || check === 'min_length') limits.minimum = value ?? minimum ?? 0
    if (check === 'less_than' || check === 'max_length') limits.maximum = value ?? maximum ?? 0
  }
  return limits
}

/** Generates Unicode text and digits. */
const textBetween = (minLength = 0, maxLength = 40) =>
  fc.oneof(
    {
      weight: 2,
      arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) }),
    },
    fc.stringMatching(
      new RegExp(
        `^[1-9]\\d{${Math.max(minLength - 1, 0)},${Math.max(Math.min(maxLength, 10) - 1, minLength - 1, 0)}}$`,
      ),
    ),
  )

function textFor({ format, minimum, maximum }: Limits): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'date')
    return fc
      .date({ noInvalidDate: true, min: new Date('2000-01-01'), max: new Date('2099-12-31') })
      .map((date) => date.toISOString().slice(0, 10))
  if (format === 'email') return fc.constantFrom('ana@plomada.example', 'a.b+c@x.com.ar')
  return textBetween(minimum, maximum)
}

/** Valid values of schemas that random text hardly ever matches. */
const identifiers = new Map<z.core.$ZodType, string[]>([
  [payoutAccountForm.fields.cuit.schema, ['20123456786', '30707070702']],
  [payoutAccountForm.fields.target.schema, ['2850590940090418135201', 'casa.sol-mar']],
])

const numberFor = ({ minimum, maximum, format }: Limits): fc.Arbitrary<number> =>
  format === undefined
    ? fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value))
    : fc.integer({ min: minimum ?? -1000, max: Math.min(maximum ?? 2_000_000, 2 ** 31 - 1) })

const getDefinition = ({ _zod: { def } }: z.core.$ZodType) => def as z.core.$ZodTypes['_zod']['def']

/** Generates decoded values of a schema. */
function arbitraryFor(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const def = getDefinition(schema)
  const limits = readLimits(def)
  switch (def.type) {
    case 'string':
      // Decoded text is trimmed and is no sentinel.
      return (
        identifiers.has(schema) ? fc.constantFrom(...(identifiers.get(schema) ?? [])) : textFor(limits)
      ).filter((text) => z.safeParse(schema, text).data === text && !text.startsWith('sin '))
    case 'number':
      return numberFor(limits)
    case 'boolean':
      return fc.boolean()
    case 'date':
      return fc.date({ noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') })
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'nullable':
      // Empty text is decoded as null.
      return fc.option(arbitraryFor(def.innerType).filter((value) => value !== ''))
    case 'optional':
      return fc.option(arbitraryFor(def.innerType), { nil: undefined })
    case 'array': {
      const { minimum = 0, maximum = 6 } = limits
      return fc.array(arbitraryFor(def.element), { minLength: minimum, maxLength: Math.min(maximum, 6) })
    }
    case 'null':
      return fc.constant(null)
    case 'union':
      return fc.oneof(...def.options.map(arbitraryFor))
    case 'record':
      // JSON parsers may drop keys such as __proto__.
      return fc.dictionary(fc.stringMatching(/^[a-zA-Z]\w{0,12}$/), arbitraryFor(def.valueType), {
        noNullPrototype: true,
      })
    case 'tuple':
      return fc.tuple(...def.items.map(arbitraryFor))
    case 'object':
      return fc
        .record(
          Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, arbitraryFor(part)])),
        )
        .map(omitUndefined)
    case 'pipe':
      // A transform has no schema for its decoded side, so values are generated for the wire side and decoded.
      return ['custom', 'transform'].includes(getDefinition(def.out).type)
        ? arbitraryFor(def.in).map((sent) => z.decode(schema as z.ZodMiniType, encode(def.in, sent)))
        : arbitraryFor(def.out)
    default:
      throw new Error(`Unsupported schema type: ${def.type}`)
  }
}
const omitUndefined = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined))
const encode = (schema: z.core.$ZodType, value: unknown) => z.encode(schema, value) as never
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

describe('values round-trip through the wire format', { timeout }, () => {
  test.each(contract)('the response of %s', (_name, { response }) => {
    checkProperty(arbitraryFor(response), (value) => {
      expect(z.decode(response, throughJson(z.encode(response, value)) as never)).toEqual(value)
    })
  })

  test.each(contract.flatMap(([name, { body }]) => (body ? [[name, body] as const] : [])))(
    'the body of %s',
    (_name, body) => {
      checkProperty(arbitraryFor(body), (value) => {
        expect(z.decode(body, throughJson(z.encode(body, value)) as never)).toEqual(value)
      })
    },
  )

  it('the examples of the contract', () => {
    for (const [noun, callsOfNoun] of Object.entries<Record<string, Call>>(calls))
      for (const [name, { response }] of Object.entries(callsOfNoun)) {
        const example = (examples as Record<string, Record<string, { response: unknown }>>)[noun]?.[name]
        expect(z.decode(response, throughJson(z.encode(response, example?.response)) as never)).toEqual(
          example?.response,
        )
      }
  })
})

const lists = contract.flatMap(([name, { query }]) => {
  const set = query && getFilters(query)
  return query && set ? [[name, query, set] as const] : []
})

/** Generates the values of a filter from its JSON Schema. */
function filterValue({ parser: { jsonSchema } }: FilterSet[string]): fc.Arbitrary<unknown> {
  const schema = jsonSchema as Limits & {
    enum?: unknown[]
    type?: string
    format?: string
    items?: { enum: unknown[] }
    minLength?: number
    maxLength?: number
  }
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.items) return fc.uniqueArray(fc.constantFrom(...schema.items.enum), { minLength: 1 })
  if (schema.format === 'date')
    return fc
      .date({ noInvalidDate: true, min: new Date('1000-01-01'), max: new Date('2999-12-31') })
      .map((date) => date.toISOString().slice(0, 10))
  return schema.type === 'integer'
    ? fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 0 })
    : fc
        .string({ minLength: schema.minLength ?? 0, maxLength: schema.maxLength ?? 0 })
        .filter((text) => text === text.trim())
}

const filterValues = (set: FilterSet): fc.Arbitrary<Record<string, unknown>> =>
  fc.record({
    ...Object.fromEntries(
      Object.entries(set).map(([name, filter]) => [
        name,
        filter.kind === 'fixed'
          ? fc.constant(filter.initial)
          : fc.option(filterValue(filter), { nil: filter.initial }),
      ]),
    ),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    pageSize: fc.integer({ min: 1, max: PAGE_SIZE_MAXIMUM }),
  })

const anyQuery = (set: FilterSet) => {
  const knownKey = fc.constantFrom('page', 'page_size', ...Object.values(set).map(({ wire }) => wire))
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '',
      '0',
      '-1',
      '1e9',
      '101',
      'true',
      'NaN',
      '%',
      '__proto__',
      'x'.repeat(101),
      'DESC',
      'lunes',
      'pendiente',
    ),
    fc.integer().map(String),
  )
  return fc.array(fc.tuple(fc.oneof({ weight: 4, arbitrary: knownKey }, fc.string()), value), {
    maxLength: 12,
  })
}

describe('filters', { timeout }, () => {
  test.each(lists)('of %s round-trip through a URL', (_name, query, set) => {
    checkProperty(filterValues(set), (filters) => {
      const search = toSearchParams(z.encode(query, filters) as Record<string, unknown>).toString()
      expect(z.decode(query, parseSearchParams(new URLSearchParams(search)))).toEqual(filters)
    })
  })

  test.each(lists)('of %s are valid and bounded for every URL', (_name, query, set) => {
    checkProperty(anyQuery(set), (pairs) => {
      // A note about the address, which an address of these filters does not get.
      const { isSearchCut: _, ...filters } = z.decode(
        query,
        parseSearchParams(new URLSearchParams(pairs)),
      ) as Record<string, unknown>
      // A list with invalid values is empty.
      const names = Object.keys(filters).filter((name) => name !== 'invalid')
      expect(names.toSorted()).toEqual([...Object.keys(set), 'page', 'pageSize'].toSorted())
      for (const [name, { parser, initial }] of Object.entries(set)) {
        const value = filters[name]
        // Parsing is idempotent for valid values.
        expect(value === initial ? initial : parser.parse(value), name).toEqual(value)
      }
      expect(filters['page']).toBeGreaterThanOrEqual(1)
      expect(filters['page']).toBeLessThanOrEqual(1_000_000)
      expect(filters['pageSize']).toBeGreaterThanOrEqual(1)
      expect(filters['pageSize']).toBeLessThanOrEqual(PAGE_SIZE_MAXIMUM)
      expect(z.decode(query, z.encode(query, filters))).toEqual(filters)
    })
  })
})
