import { calls, offerCalls, examples } from '@plomada/domain/calls'
import type { Call } from '@plomada/domain/contract'
import { offers } from '@plomada/domain/fixtures'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { getEncoder } from './encode.ts'

const responses = Object.entries(calls).flatMap(([noun, ofNoun]) =>
  Object.entries<Call>(ofNoun).map(([name, call]): [string, Call, unknown] => {
    const example: unknown = Reflect.get(Reflect.get(examples, noun), name)
    return [`${noun}.${name}`, call, Reflect.get(Object(example), 'response')]
  }),
)

test.each(responses)('encodes the response of %s like the codecs of the contract', (_name, call, value) => {
  expect(getEncoder(call.response)(value)).toEqual(z.encode(call.response, value as never))
})

test('omits undeclared fields at any depth', () => {
  const offer = offers.tankPump
  const leaky = { ...offer, secret: 1, owner: { ...offer.owner, email: 'ana@plomada.test' } }
  const sent = JSON.stringify(
    getEncoder(offerCalls.list.response)({ result: [leaky], total: 1, totalPages: 1 }),
  )
  expect(sent).toContain(offer.title)
  expect(sent).not.toMatch(/secret|ana@plomada/)
})

test('throws if a response does not match the contract', () => {
  const encode = getEncoder(offerCalls.list.response)
  const createList = (change: object) => ({
    result: [{ ...offers.tankPump, ...change }],
    total: 1,
    totalPages: 1,
  })
  expect(() => encode(createList({}))).not.toThrow()
  for (const wrong of [
    { title: 7 },
    { title: undefined },
    { budget: 'mucho' },
    { state: 'otro' },
    { trades: null },
    { owner: null },
  ])
    expect(() => encode(createList(wrong)), JSON.stringify(wrong)).toThrow('A value in the response is not')
})
