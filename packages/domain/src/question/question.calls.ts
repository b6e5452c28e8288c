import * as z from 'zod/mini'
import { defineCall } from '../contract/call.ts'
import { okResponse, renameFields } from '@plomada/define'
import { questionAccess } from './question.access.ts'
import { answerForm, questionForm } from './question.form.ts'
import { questionWire } from './question.wire.ts'

export const questionCalls = {
  list: defineCall('GET', '/service/questions/:id', {
    summary:
      'The answered questions about an offer, newest first; also the own ones, and for its owner all of them. With the number of all questions.',
    access: questionAccess.list,
    response: z.object({ result: z.array(questionWire), total: z.int() }),
    refusals: ['notFound'],
  }),
  ask: defineCall('POST', '/user/service/questions/:serviceId', {
    summary: 'Asks about an open offer. Contact data in the text is masked.',
    access: questionAccess.ask,
    body: renameFields({ text: questionForm.fields.text.schema }, { text: 'pregunta' }),
    response: okResponse,
    refusals: ['notFound', 'forbidden', 'questionsClosed', 'questionWaiting', 'tooManyQuestions'],
  }),
  answer: defineCall('PUT', '/user/service/questions/:serviceId/:number/answer', {
    summary: 'Answers a question about an own open offer, once. Contact data in the text is masked.',
    access: questionAccess.answer,
    body: renameFields({ text: answerForm.fields.text.schema }, { text: 'respuesta' }),
    response: okResponse,
    refusals: ['notFound', 'forbidden', 'questionsClosed', 'alreadyAnswered'],
  }),
  hide: defineCall('PUT', '/user/service/questions/:serviceId/:number/hidden', {
    summary: 'Hides a question about an own offer from everyone but its asker, or shows it again.',
    access: questionAccess.hide,
    body: renameFields({ isHidden: z.boolean() }, { isHidden: 'oculta' }),
    response: okResponse,
    refusals: ['notFound', 'forbidden'],
  }),
}
