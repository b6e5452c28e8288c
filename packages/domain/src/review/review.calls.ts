import { defineCall } from '../define/call.ts'
import { okResponse, renameFields } from '@plomada/define'
import { reviewAccess } from './review.access.ts'
import { reviewForm } from './review.form.ts'

export const reviewCalls = {
  rate: defineCall('PUT', '/user/service/calificar/:idProduct', {
    summary: 'Rates the worker of an own paid offer, once.',
    audience: reviewAccess.rate.audience,
    body: renameFields(
      { text: reviewForm.fields.text.schema, score: reviewForm.fields.score.schema },
      { text: 'review' },
    ),
    response: okResponse,
    refusals: ['notFound', 'forbidden', 'notPaid', 'alreadyRated'],
  }),
}
