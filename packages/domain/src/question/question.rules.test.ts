import { describe, expect, it, test } from 'vitest'
import { offers } from '../offer/offer.fixtures.ts'
import { people } from '../user/user.fixtures.ts'
import {
  answerRefusal,
  askRefusal,
  getQuestionStatus,
  hideRefusal,
  isPublicQuestion,
  questionsRefusal,
} from './question.rules.ts'

const { ana, bruno, carla, elena } = people
const offer = { ...offers.tankPump, state: 'pendiente' as const, isActive: true }
const accepted = { ...offer, state: 'proceso' as const, hiredId: bruno.id }
const deactivated = { ...offer, isActive: false }
const answer = { text: 'Sí', answeredAt: new Date('2026-11-20T12:00:00Z') }
const first = { total: 0, isWaiting: false }

describe('the questions of an offer', () => {
  test.each([
    ['a visitor', null],
    ['a professional', bruno],
    ['its client', ana],
    ['an admin', elena],
  ])('are read by %s while it is listed, in every state (P-111)', (_, viewer) => {
    for (const state of ['pendiente', 'proceso', 'terminado'] as const)
      expect(questionsRefusal(viewer, { ...offer, state })).toBeNull()
    // A preview does not say whether it is active: it exists only while the offer is listed.
    expect(questionsRefusal(viewer, { state: offer.state, owner: offer.owner })).toBeNull()
  })
  test.each([
    ['a visitor', null, 'notFound'],
    ['a professional', carla, 'notFound'],
    ['its client', ana, null],
    ['its worker', bruno, null],
    ['an admin', elena, null],
  ] as const)('of a deactivated one, by %s: %j (P-111)', (_, viewer, refusal) => {
    expect(questionsRefusal(viewer, { ...accepted, isActive: false })).toBe(refusal)
  })
  test.each([
    ['with its answer is public', { answer, isHidden: false }, true],
    ['without an answer is not', { answer: null, isHidden: false }, false],
    ['that is hidden is not', { answer, isHidden: true }, false],
    ['without an answer that is hidden is not', { answer: null, isHidden: true }, false],
  ] as const)('one %s (P-111, P-113)', (_, question, isPublic) => {
    expect(isPublicQuestion(question)).toBe(isPublic)
  })
})

describe('a professional asks', () => {
  test.each([
    ['about the open offer of another user', bruno, offer, first, null],
    ['about no own offer', { ...ana, role: 'professional' }, offer, first, 'forbidden'],
    ['about no accepted offer', carla, accepted, first, 'questionsClosed'],
    ['about no finished offer', carla, { ...accepted, state: 'terminado' }, first, 'questionsClosed'],
    ['about no deactivated offer', bruno, deactivated, first, 'notFound'],
    ['the twentieth question', bruno, offer, { total: 19, isWaiting: false }, null],
    ['no further one', bruno, offer, { total: 20, isWaiting: false }, 'tooManyQuestions'],
    ['none beyond', bruno, offer, { total: 21, isWaiting: false }, 'tooManyQuestions'],
    ['none while one waits for its answer', bruno, offer, { total: 1, isWaiting: true }, 'questionWaiting'],
  ] as const)('%s (P-110, P-114, P-115)', (_, viewer, asked, earlier, refusal) => {
    expect(askRefusal(viewer, asked, earlier)).toBe(refusal)
  })
})

describe('a client', () => {
  it('answers a question once, while the offer is open (P-110, P-116)', () => {
    expect(answerRefusal(ana, offer, { answer: null })).toBeNull()
    expect(answerRefusal(ana, offer, { answer })).toBe('alreadyAnswered')
    expect(answerRefusal(ana, accepted, { answer: null })).toBe('questionsClosed')
    expect(answerRefusal(ana, accepted, { answer })).toBe('questionsClosed')
  })
  it('hides questions in every state of the offer (P-113)', () => {
    for (const state of ['pendiente', 'proceso', 'terminado'] as const)
      expect(hideRefusal(ana, { ...offer, state })).toBeNull()
  })
})

test.each([
  ['the asker', bruno],
  ['another client', { ...ana, id: 99 }],
  ['an admin', elena],
])('%s neither answers nor hides a question (P-110, P-113)', (_, viewer) => {
  expect(answerRefusal(viewer, offer, { answer: null })).toBe('forbidden')
  expect(hideRefusal(viewer, offer)).toBe('forbidden')
})

describe('the questions on the page of an offer', () => {
  it('can be asked again after the answer to the own one (P-115)', () => {
    const questions = [{ isOwn: true, answer }]
    expect(getQuestionStatus(bruno, offer, { questions, total: 1 })).toBe('ask')
  })
  it('can be asked while those of other professionals wait for their answers (P-115)', () => {
    const questions = [{ isOwn: false, answer: null }]
    expect(getQuestionStatus(bruno, offer, { questions, total: 1 })).toBe('ask')
  })
  it('can be asked below a preview, which does not name its client (P-117)', () => {
    const preview = { state: offer.state }
    expect(getQuestionStatus(bruno, preview, { questions: [], total: 0 })).toBe('ask')
    expect(getQuestionStatus(null, preview, { questions: [], total: 0 })).toBe('signIn')
  })
})
