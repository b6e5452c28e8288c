import * as z from 'zod'

type Encode = (value: unknown) => unknown

const encoders = new WeakMap<z.core.$ZodType, Encode>()

/**
 * What `z.encode` does to an answer at a tenth of the price: of our own answers it looks at the kind of every value,
 * and not again at formats and lengths. Only what the schema names is sent, as ever. Kinds of schemas that answers do
 * not use are left to zod.
 */
export function encoderOf(schema: z.core.$ZodType): Encode {
  const known = encoders.get(schema)
  if (known) return known
  const made = makeEncoder(schema)
  encoders.set(schema, made)
  return made
}

const same: Encode = (value) => value

/** Passes what is so, and throws what is not: it would be a fault of ours. */
const only =
  (isSo: (value: unknown) => boolean, kind: string): Encode =>
  (value) => {
    if (!isSo(value)) throw new TypeError(`An answer holds something else than ${kind}`)
    return value
  }
const isString = only((value) => typeof value === 'string', 'a text')
const isNumber = only(Number.isFinite, 'a number')
const isBoolean = only((value) => typeof value === 'boolean', 'true or false')
const isDate = only((value) => value instanceof Date, 'a date')
const isArray = only(Array.isArray, 'a list')
const isObject = only((value) => typeof value === 'object' && value !== null, 'an object')
const oneOf = (values: readonly unknown[]): Encode => {
  const allowed = new Set(values)
  return only((value) => allowed.has(value), 'what is allowed there')
}

/** A check that changes what it checks, as trimming does. */
const changes = ({ _zod: { def } }: z.core.$ZodCheck<never>): boolean => def.check === 'overwrite'

function makeEncoder(schema: z.core.$ZodType): Encode {
  const {
    _zod: { def },
  } = schema as z.core.$ZodTypes
  const byZod: Encode = (value) => z.encode(schema, value)
  if (def.checks?.some(changes)) return byZod
  if (schema instanceof z.core.$ZodCodec) return encodeCodec(schema)
  switch (def.type) {
    case 'string':
      return isString
    case 'number':
      return isNumber
    case 'boolean':
      return isBoolean
    case 'date':
      return isDate
    case 'custom':
    case 'unknown':
    case 'any':
      return same
    case 'enum':
      return oneOf(Object.values(def.entries))
    case 'literal':
      return oneOf(def.values)
    case 'nullable':
      return encodeUnless(null, encoderOf(def.innerType))
    case 'optional':
      return encodeUnless(undefined, encoderOf(def.innerType))
    case 'array':
      return encodeEach(encoderOf(def.element))
    case 'object':
      return def.catchall ? byZod : encodeFields(def.shape)
    default:
      return byZod
  }
}

const encodeUnless =
  (nothing: null | undefined, encode: Encode): Encode =>
  (value) =>
    value === nothing ? value : encode(value)

const encodeEach =
  (encode: Encode): Encode =>
  (value) =>
    (isArray(value) as unknown[]).map(encode)

function encodeFields(shape: Readonly<Record<string, z.core.$ZodType>>): Encode {
  const fields = Object.entries(shape).map(([name, field]) => [name, encoderOf(field)] as const)
  return (value) => {
    const given = isObject(value) as Readonly<Record<string, unknown>>
    const sent: Record<string, unknown> = {}
    for (const [name, encode] of fields) {
      const part = encode(given[name])
      if (part !== undefined) sent[name] = part
    }
    return sent
  }
}

function encodeCodec({ _zod: { def } }: z.core.$ZodCodec): Encode {
  const [inside, outside] = [encoderOf(def.out), encoderOf(def.in)]
  return (value) => outside(def.reverseTransform(inside(value), { value, issues: [] }))
}
