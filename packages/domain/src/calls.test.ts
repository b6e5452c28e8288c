import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import * as z from 'zod/mini'
import { calls } from './calls.ts'
import { examples } from './examples.ts'
import type { Call } from './define/call.ts'
import { filtersOf } from './define/filterQuery.ts'
import { PAGE_SIZE_MAXIMUM, type FilterSet } from './define/filters.ts'
import { fromSearch, toSearch } from './define/query.ts'

const surroundings = globalThis as { process?: { env: Readonly<Record<string, string | undefined>> } }
const { FUZZ_RUNS = '50', FUZZ_SEED = '20261121' } = surroundings.process?.env ?? {}
/** Far more than it takes, for machines that are busy and stories that are long. */
const timeout = 30_000 + Number(FUZZ_RUNS) * 300
/** The same story every day, so that a change is to blame for a failure; the surroundings may tell another one. */
const always = <Input>(input: fc.Arbitrary<Input>, holds: (input: Input) => void) =>
  fc.assert(fc.property(input, holds), { seed: Number(FUZZ_SEED), numRuns: Number(FUZZ_RUNS) })

const contract = Object.entries(calls).flatMap(([noun, ofNoun]) =>
  Object.entries<Call>(ofNoun).map(
    ([name, call]) => [`${call.method} ${call.path} (${noun}.${name})`, call] as const,
  ),
)

/** What a schema says of a number's size, or of the length of a text or a list. */
interface Limits {
  minimum?: number
  maximum?: number
  format?: string
}
type Check = { check: string; value?: number } & Limits

/** A schema such as `z.int()` is its own first check. */
function limitsOf(def: z.core.$ZodTypeDef): Limits {
  const checks = [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)] as unknown as Check[]
  const limits: Limits = {}
  for (const { check, value, minimum, maximum, format } of checks) {
    if (format) limits.format = format
    if (check === 'greater_than' || check === 'min_length') limits.minimum = value ?? minimum ?? 0
    if (check === 'less_than' || check === 'max_length') limits.maximum = value ?? maximum ?? 0
  }
  return limits
}

/** Texts as people write them, and numbers such as a phone has. */
const words = (minLength = 0, maxLength = 40) =>
  fc.oneof(
    {
      weight: 2,
      arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) }),
    },
    fc.stringMatching(
      new RegExp(`^[1-9]\\d{${Math.max(minLength - 1, 0)},${Math.max(Math.min(maxLength, 10) - 1, 0)}}$`),
    ),
  )

function textFor({ format, minimum, maximum }: Limits): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid()
  if (format === 'email') return fc.constantFrom('ana@plomada.example', 'a.b+c@x.com.ar')
  return words(minimum, maximum)
}

const numberFor = ({ minimum, maximum, format }: Limits): fc.Arbitrary<number> =>
  format === undefined
    ? fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (Object.is(value, -0) ? 0 : value))
    : fc.integer({ min: minimum ?? -1000, max: Math.min(maximum ?? 2_000_000, 2 ** 31 - 1) })

const defOf = ({ _zod: { def } }: z.core.$ZodType) => def as z.core.$ZodTypes['_zod']['def']

/** Any value of ours that a schema takes, made from the schema. */
function valueOf(schema: z.core.$ZodType): fc.Arbitrary<unknown> {
  const def = defOf(schema)
  const limits = limitsOf(def)
  switch (def.type) {
    case 'string':
      // What a schema would trim, or what stands for nothing, is no value of ours.
      return textFor(limits).filter(
        (text) => z.safeParse(schema, text).data === text && !text.startsWith('sin '),
      )
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
      // A word of the wire stands for nothing, and so does an empty text there.
      return fc.option(valueOf(def.innerType).filter((value) => value !== ''))
    case 'optional':
      return fc.option(valueOf(def.innerType), { nil: undefined })
    case 'array': {
      const { minimum = 0, maximum = 6 } = limits
      return fc.array(valueOf(def.element), { minLength: minimum, maxLength: Math.min(maximum, 6) })
    }
    case 'null':
      return fc.constant(null)
    case 'union':
      return fc.oneof(...def.options.map(valueOf))
    case 'record':
      // A parser of JSON may drop a name such as __proto__.
      return fc.dictionary(fc.stringMatching(/^[a-zA-Z]\w{0,12}$/), valueOf(def.valueType), {
        noNullPrototype: true,
      })
    case 'tuple':
      return fc.tuple(...def.items.map(valueOf))
    case 'object':
      return fc
        .record(Object.fromEntries(Object.entries(def.shape).map(([name, part]) => [name, valueOf(part)])))
        .map(withoutGaps)
    case 'pipe':
      // The inside of a codec is its far end; one that says nothing about it is made by reading its wire.
      return ['custom', 'transform'].includes(defOf(def.out).type)
        ? valueOf(def.in).map((sent) => z.decode(schema as z.ZodMiniType, wireOf(def.in, sent)))
        : valueOf(def.out)
    default:
      throw new Error(`Nothing is known of a schema that is a ${def.type}`)
  }
}
const withoutGaps = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined))
const wireOf = (schema: z.core.$ZodType, value: unknown) => z.encode(schema, value) as never
/** What is left of a value when it has travelled. */
const travelled = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null')

describe('what travels comes back the same', { timeout }, () => {
  test.each(contract)('the answer of %s', (_name, { answer }) => {
    always(valueOf(answer), (value) => {
      expect(z.decode(answer, travelled(z.encode(answer, value)) as never)).toEqual(value)
    })
  })

  test.each(contract.flatMap(([name, { body }]) => (body ? [[name, body] as const] : [])))(
    'the body of %s',
    (_name, body) => {
      always(valueOf(body), (value) => {
        expect(z.decode(body, travelled(z.encode(body, value)) as never)).toEqual(value)
      })
    },
  )

  it('is what the contract’s own examples are made of', () => {
    for (const [noun, ofNoun] of Object.entries<Record<string, Call>>(calls))
      for (const [name, { answer }] of Object.entries(ofNoun)) {
        const told = (examples as Record<string, Record<string, { answer: unknown }>>)[noun]?.[name]
        expect(z.decode(answer, travelled(z.encode(answer, told?.answer)) as never)).toEqual(told?.answer)
      }
  })
})

const lists = contract.flatMap(([name, { query }]) => {
  const set = query && filtersOf(query)
  return query && set ? [[name, query, set] as const] : []
})

/** Everything that a filter may hold, by what it says of itself. */
function heldBy({ holds: { json } }: FilterSet[string]): fc.Arbitrary<unknown> {
  const told = json as Limits & {
    enum?: unknown[]
    type?: string
    format?: string
    items?: { enum: unknown[] }
    minLength?: number
    maxLength?: number
  }
  if (told.enum) return fc.constantFrom(...told.enum)
  if (told.items) return fc.uniqueArray(fc.constantFrom(...told.items.enum), { minLength: 1 })
  if (told.format === 'date')
    return fc
      .date({ noInvalidDate: true, min: new Date('1000-01-01'), max: new Date('2999-12-31') })
      .map((date) => date.toISOString().slice(0, 10))
  return told.type === 'integer'
    ? fc.integer({ min: told.minimum ?? 0, max: told.maximum ?? 0 })
    : fc
        .string({ minLength: told.minLength ?? 0, maxLength: told.maxLength ?? 0 })
        .filter((text) => text === text.trim())
}

const chosen = (set: FilterSet): fc.Arbitrary<Record<string, unknown>> =>
  fc.record({
    ...Object.fromEntries(
      Object.entries(set).map(([name, filter]) => [
        name,
        filter.kind === 'fixed'
          ? fc.constant(filter.initial)
          : fc.option(heldBy(filter), { nil: filter.initial }),
      ]),
    ),
    page: fc.integer({ min: 1, max: 1_000_000 }),
    pageSize: fc.integer({ min: 1, max: PAGE_SIZE_MAXIMUM }),
  })

const anyQuery = (set: FilterSet) => {
  const known = fc.constantFrom('page', 'page_size', ...Object.values(set).map(({ wire }) => wire))
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
  return fc.array(fc.tuple(fc.oneof({ weight: 4, arbitrary: known }, fc.string()), value), { maxLength: 12 })
}

describe('filters', { timeout }, () => {
  test.each(lists)('of %s come back the same from an address', (_name, query, set) => {
    always(chosen(set), (filters) => {
      const address = toSearch(z.encode(query, filters) as Record<string, unknown>).toString()
      expect(z.decode(query, fromSearch(new URLSearchParams(address)))).toEqual(filters)
    })
  })

  test.each(lists)('of %s are valid and bounded, whatever an address says', (_name, query, set) => {
    always(anyQuery(set), (pairs) => {
      const filters = z.decode(query, fromSearch(new URLSearchParams(pairs))) as Record<string, unknown>
      expect(Object.keys(filters).toSorted()).toEqual([...Object.keys(set), 'page', 'pageSize'].toSorted())
      for (const [name, { holds, initial }] of Object.entries(set)) {
        const value = filters[name]
        // What was read is read again as itself: it is one of the values that the filter may hold.
        expect(value === initial ? initial : holds.read(value), name).toEqual(value)
      }
      expect(filters['page']).toBeGreaterThanOrEqual(1)
      expect(filters['page']).toBeLessThanOrEqual(1_000_000)
      expect(filters['pageSize']).toBeGreaterThanOrEqual(1)
      expect(filters['pageSize']).toBeLessThanOrEqual(PAGE_SIZE_MAXIMUM)
      expect(z.decode(query, z.encode(query, filters))).toEqual(filters)
    })
  })
})
