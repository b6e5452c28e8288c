import * as z from 'zod'
import { isOverwrite } from './encode.ts'

type Decode = (value: unknown) => unknown

const decoders = new WeakMap<z.core.$ZodType, Decode>()

/**
 * Returns a function that decodes what `getEncoder` has encoded, like `z.decode`: it converts values and omits undeclared
 * fields, but checks nothing again. Schema types that responses rarely use fall back to `z.decode`.
 */
export function getDecoder(schema: z.core.$ZodType): Decode {
  const known = decoders.get(schema)
  if (known) return known
  const decode = createDecoder(schema)
  decoders.set(schema, decode)
  return decode
}

const identity: Decode = (value) => value
const simpleTypes = ['string', 'number', 'boolean', 'date', 'enum', 'literal', 'custom', 'unknown', 'any']

function createDecoder(schema: z.core.$ZodType): Decode {
  const {
    _zod: { def },
  } = schema as z.core.$ZodTypes
  const byZod: Decode = (value) => z.decode(schema, value)
  if (def.checks?.some(isOverwrite)) return byZod
  if (schema instanceof z.core.$ZodCodec) return decodeCodec(schema)
  switch (def.type) {
    case 'nullable':
      return decodeUnless(null, getDecoder(def.innerType))
    case 'optional':
      return decodeUnless(undefined, getDecoder(def.innerType))
    case 'array':
      return decodeEach(getDecoder(def.element))
    case 'object':
      return def.catchall ? byZod : decodeFields(def.shape)
    default:
      return simpleTypes.includes(def.type) ? identity : byZod
  }
}

const decodeUnless =
  (nothing: null | undefined, decode: Decode): Decode =>
  (value) =>
    value === nothing ? value : decode(value)

const decodeEach =
  (decode: Decode): Decode =>
  (value) =>
    (value as unknown[]).map((item) => decode(item))

function decodeFields(shape: Readonly<Record<string, z.core.$ZodType>>): Decode {
  const fields = Object.entries(shape).map(([name, field]) => [name, getDecoder(field)] as const)
  return (value) => {
    const object = value as Readonly<Record<string, unknown>>
    const decoded: Record<string, unknown> = {}
    for (const [name, decode] of fields) if (name in object) decoded[name] = decode(object[name])
    return decoded
  }
}

function decodeCodec({ _zod: { def } }: z.core.$ZodCodec): Decode {
  const [outside, inside] = [getDecoder(def.in), getDecoder(def.out)]
  return (value) => {
    const sent = outside(value)
    return inside(def.transform(sent, { value: sent, issues: [] }))
  }
}
