import type { Examples } from '../contract/example.ts'
import type { reviewCalls } from './review.calls.ts'
import { ok } from '../exampleValues.ts'
import { offers } from '../offer/offer.fixtures.ts'
import { recentReviews } from './review.fixtures.ts'

const { newWiring } = offers

export const reviewExamples: Examples<typeof reviewCalls> = {
  recent: { response: { result: [...recentReviews] } },
  rate: {
    params: { idProduct: newWiring.id },
    body: { score: 5, text: 'Puntual y prolijo. Dejó todo probado.' },
    response: ok,
  },
}
