import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { offers } from '../offer/offer.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import { questions } from './question.fixtures.ts'
import { getQuestionStatus } from './question.rules.ts'
import { questionWire } from './question.wire.ts'

const { ana, bruno, elena } = people
const offer = { ...offers.tankPump, state: 'pendiente' as const, owner: { id: 900 } }
const none = { questions: [], total: 0 }

describe('public questions', () => {
  it.each(questions)('round-trip through the wire format: $number', (question) => {
    const wire: unknown = JSON.parse(JSON.stringify(z.encode(questionWire, question)))
    expect(z.decode(questionWire, wire as never)).toEqual(question)
  })
  it('are asked by professionals and answered by the client while the offer is open (P-110)', () => {
    expect(getQuestionStatus(bruno, offer, none)).toBe('ask')
    expect(getQuestionStatus(null, offer, none)).toBe('signIn')
    expect(getQuestionStatus({ ...ana, id: 900 }, offer, none)).toBe('answer')
    expect(getQuestionStatus(ana, offer, none)).toBe('read')
    expect(getQuestionStatus(elena, offer, none)).toBe('read')
    for (const state of ['proceso', 'terminado'] as const)
      for (const viewer of [null, bruno, { ...ana, id: 900 }])
        expect(getQuestionStatus(viewer, { ...offer, state }, none)).toBe('closed')
  })
  it('are limited to 20 an offer, and to one that waits for its answer a professional (P-114, P-115)', () => {
    const waiting = { questions: [{ isOwn: true, answer: null }], total: 1 }
    expect(getQuestionStatus(bruno, offer, waiting)).toBe('waiting')
    expect(getQuestionStatus(bruno, offer, { questions: [], total: 20 })).toBe('full')
    expect(getQuestionStatus(null, offer, { questions: [], total: 20 })).toBe('full')
    expect(getQuestionStatus({ ...ana, id: 900 }, offer, { questions: [], total: 20 })).toBe('answer')
  })
})
