import { call } from '../define/call.ts'
import { done } from '../define/page.ts'
import { renamed } from '../define/rename.ts'
import { reviewAccess } from './review.access.ts'
import { reviewForm } from './review.form.ts'

/** The calls about rating finished jobs. */
export const reviewCalls = {
  rate: call('PUT', '/user/service/calificar/:idProduct', {
    summary: 'Rates the worker of one’s own paid offer, once.',
    who: reviewAccess.rate.who,
    body: renamed(
      { text: reviewForm.fields.text.schema, score: reviewForm.fields.score.schema },
      { text: 'review' },
    ),
    answer: done,
    refuses: ['notFound', 'forbidden', 'notPaid', 'alreadyRated'],
  }),
}
