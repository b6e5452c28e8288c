import type { Call } from '@plomada/domain/contract'
import * as z from 'zod'

type Encode = (value: unknown) => unknown

const encoders = new WeakMap<z.core.$ZodType, Encode>()

/**
 * Returns a function that encodes like `z.encode`, several times as fast: it checks the type of every value, but not formats
 * and lengths, as responses come from our code. Schema types that responses do not use fall back to `z.encode`.
 */
export function getEncoder(schema: z.core.$ZodType): Encode {
  const known = encoders.get(schema)
  if (known) return known
  const encode = createEncoder(schema)
  encoders.set(schema, encode)
  return encode
}

/** Returns the JSON of a call's response, without fields that the call does not declare. */
export const encodeResponse = ({ response }: Pick<Call, 'response'>, result: unknown): string =>
  JSON.stringify(getEncoder(response)(result))

/** Throws: the response has a bug. */
function fail(type: string): never {
  throw new TypeError(`A value in the response is not ${type}`)
}

/** Returns the value if it passes, otherwise throws. */
const assertType =
  (isValid: (value: unknown) => boolean, type: string): Encode =>
  (value) =>
    isValid(value) ? value : fail(type)
const identity: Encode = (value) => value
// Each checks on its own: a common function with a test as its argument would not be inlined.
const simpleTypes: Readonly<Record<string, Encode>> = {
  string: (value) => (typeof value === 'string' ? value : fail('a string')),
  number: (value) => (Number.isFinite(value) ? value : fail('a number')),
  boolean: (value) => (typeof value === 'boolean' ? value : fail('a boolean')),
  date: (value) => (value instanceof Date ? value : fail('a date')),
  custom: identity,
  unknown: identity,
  any: identity,
}
const assertArray = assertType(Array.isArray, 'an array')
const assertObject = assertType((value) => typeof value === 'object' && value !== null, 'an object')
const assertOneOf = (values: readonly unknown[]): Encode => {
  const allowed = new Set(values)
  return assertType((value) => allowed.has(value), 'an allowed value')
}

/** Checks whether a zod check changes the value, as trimming does. */
export const isOverwrite = ({ _zod: { def } }: z.core.$ZodCheck<never>): boolean => def.check === 'overwrite'

function createEncoder(schema: z.core.$ZodType): Encode {
  const {
    _zod: { def },
  } = schema as z.core.$ZodTypes
  const byZod: Encode = (value) => z.encode(schema, value)
  if (def.checks?.some(isOverwrite)) return byZod
  if (schema instanceof z.core.$ZodCodec) return encodeCodec(schema)
  switch (def.type) {
    case 'enum':
      return assertOneOf(Object.values(def.entries))
    case 'literal':
      return assertOneOf(def.values)
    case 'nullable':
      return encodeUnless(null, getEncoder(def.innerType))
    case 'optional':
      return encodeUnless(undefined, getEncoder(def.innerType))
    case 'array':
      return encodeEach(getEncoder(def.element))
    case 'object':
      return def.catchall ? byZod : encodeFields(def.shape)
    default:
      return simpleTypes[def.type] ?? byZod
  }
}

const encodeUnless =
  (nothing: null | undefined, encode: Encode): Encode =>
  (value) =>
    value === nothing ? value : encode(value)

const encodeEach =
  (encode: Encode): Encode =>
  (value) =>
    (assertArray(value) as unknown[]).map(encode)

function encodeFields(shape: Readonly<Record<string, z.core.$ZodType>>): Encode {
  const fields = Object.entries(shape).map(([name, field]) => [name, getEncoder(field)] as const)
  return (value) => {
    const source = assertObject(value) as Readonly<Record<string, unknown>>
    const encoded: Record<string, unknown> = {}
    for (const [name, encode] of fields) encoded[name] = encode(source[name])
    return encoded
  }
}

/** Checks whether encoding with a schema only checks the value and omits undeclared fields. */
function isUnchanged(schema: z.core.$ZodType): boolean {
  const {
    _zod: { def },
  } = schema as z.core.$ZodTypes
  if (def.checks?.some(isOverwrite) || schema instanceof z.core.$ZodCodec) return false
  switch (def.type) {
    case 'enum':
    case 'literal':
      return true
    case 'nullable':
    case 'optional':
      return isUnchanged(def.innerType)
    case 'array':
      return isUnchanged(def.element)
    case 'object':
      return !def.catchall && Object.values(def.shape).every(isUnchanged)
    default:
      return def.type in simpleTypes
  }
}

function encodeCodec({ _zod: { def } }: z.core.$ZodCodec): Encode {
  const [inside, outside] = [getEncoder(def.out), getEncoder(def.in)]
  const transform: Encode = (value) => def.reverseTransform(value, { value, issues: [] })
  if (!isUnchanged(def.out)) return (value) => outside(transform(inside(value)))
  // The outside checks everything that is sent, and the inside only says why a value cannot be transformed.
  return (value) => {
    let transformed: unknown
    try {
      transformed = transform(value)
    } catch {
      transformed = transform(inside(value))
    }
    return outside(transformed)
  }
}
