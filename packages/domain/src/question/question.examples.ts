import type { Examples } from '../contract/example.ts'
import type { questionCalls } from './question.calls.ts'
import { ok } from '../exampleValues.ts'
import { offers } from '../offer/offer.fixtures.ts'
import { questions } from './question.fixtures.ts'

const { tankPump } = offers

export const questionExamples: Examples<typeof questionCalls> = {
  list: { params: { id: tankPump.id }, response: { result: questions.slice(1, 2), total: 4 } },
  ask: { params: { serviceId: tankPump.id }, body: { text: questions[3].text }, response: ok },
  answer: {
    params: { serviceId: tankPump.id, number: 1 },
    body: { text: questions[3].answer.text },
    response: ok,
  },
  hide: { params: { serviceId: tankPump.id, number: 2 }, body: { isHidden: true }, response: ok },
}
