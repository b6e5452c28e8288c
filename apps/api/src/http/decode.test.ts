import { calls, examples } from '@plomada/domain/calls'
import type { Call } from '@plomada/domain/contract'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { getDecoder } from './decode.ts'
import { encodeResponse } from './encode.ts'

const responses = Object.entries(calls).flatMap(([noun, ofNoun]) =>
  Object.entries<Call>(ofNoun).map(([name, call]): [string, Call, unknown] => {
    const example: unknown = Reflect.get(Reflect.get(examples, noun), name)
    return [`${noun}.${name}`, call, Reflect.get(Object(example), 'response')]
  }),
)

test.each(responses)('decodes the response of %s like the codecs of the contract', (_name, call, value) => {
  const sent: unknown = JSON.parse(encodeResponse(call, value) ?? 'null')
  expect(getDecoder(call.response)(sent)).toStrictEqual(z.decode(call.response, sent))
})

test('omits undeclared fields, also those that a codec adds', () => {
  const inside = z.object({ name: z.string(), note: z.optional(z.string()) })
  const wire = z.object({ nombre: z.string() })
  const codec = z.codec(wire, inside, {
    decode: (sent) => ({ ...sent, name: sent.nombre }),
    encode: ({ name }) => ({ nombre: name }),
  })
  expect(getDecoder(z.array(codec))([{ nombre: 'Ana', secret: 1 }])).toStrictEqual([{ name: 'Ana' }])
})

test('converts text that a schema trims', () => {
  expect(getDecoder(z.object({ name: z.string().trim() }))({ name: ' Ana ' })).toEqual({ name: 'Ana' })
})
