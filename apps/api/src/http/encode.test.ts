import { calls, offerCalls } from '@plomada/domain/calls'
import type { Call } from '@plomada/domain/define'
import { examples, offers } from '@plomada/domain/fixtures'
import * as z from 'zod'
import { expect, test } from 'vitest'
import { encoderOf } from './encode.ts'

const answers = Object.entries(calls).flatMap(([noun, ofNoun]) =>
  Object.entries<Call>(ofNoun).map(([name, call]): [string, Call, unknown] => {
    const example: unknown = Reflect.get(Reflect.get(examples, noun), name)
    return [`${noun}.${name}`, call, Reflect.get(Object(example), 'answer')]
  }),
)

test.each(answers)('the answer of %s is sent as the codecs of the contract send it', (_name, call, given) => {
  expect(encoderOf(call.answer)(given)).toEqual(z.encode(call.answer, given as never))
})

test('what the contract does not name is not sent, however deep it lies', () => {
  const offer = offers.leakingTap
  const leaky = { ...offer, secret: 1, owner: { ...offer.owner, email: 'ana@plomada.test' } }
  const sent = JSON.stringify(encoderOf(offerCalls.list.answer)({ result: [leaky], total: 1, totalPages: 1 }))
  expect(sent).toContain(offer.title)
  expect(sent).not.toMatch(/secret|ana@plomada/)
})

test('an answer that is not what the contract promises is a fault, and is not sent', () => {
  const encode = encoderOf(offerCalls.list.answer)
  const listOf = (change: object) => ({
    result: [{ ...offers.leakingTap, ...change }],
    total: 1,
    totalPages: 1,
  })
  expect(() => encode(listOf({}))).not.toThrow()
  for (const wrong of [
    { title: 7 },
    { title: undefined },
    { budget: 'mucho' },
    { state: 'otro' },
    { trades: null },
    { owner: null },
  ])
    expect(() => encode(listOf(wrong)), JSON.stringify(wrong)).toThrow('An answer holds something else than')
})
