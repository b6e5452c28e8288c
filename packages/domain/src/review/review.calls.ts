import { defineCall } from '../contract/call.ts'
import * as z from 'zod/mini'
import { okResponse, renameFields, resultResponse } from '@plomada/define'
import { reviewAccess } from './review.access.ts'
import { reviewForm } from './review.form.ts'
import { recentReviewWire } from './review.wire.ts'

export const reviewCalls = {
  recent: defineCall('GET', '/review/recent', {
    summary: 'The newest reviews with a text, without their authors.',
    access: reviewAccess.recent,
    response: resultResponse(z.array(recentReviewWire)),
  }),
  rate: defineCall('PUT', '/user/service/calificar/:idProduct', {
    summary: 'Rates the worker of an own paid offer, once.',
    access: reviewAccess.rate,
    body: renameFields(
      { text: reviewForm.fields.text.schema, score: reviewForm.fields.score.schema },
      { text: 'review' },
    ),
    response: okResponse,
    refusals: ['notFound', 'forbidden', 'notPaid', 'alreadyRated'],
  }),
}
