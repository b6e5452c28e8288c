import * as z from 'zod/mini'
import { instant } from '../define/none.ts'
import { reviewSchema } from './review.ts'

const wire = z.object({
  id: z.int(),
  idUser: z.int(),
  rating: z.int(),
  review: z.string(),
  date: instant,
})

/** The only place where a review speaks the words of the wire. */
export const reviewWire = z.codec(wire, reviewSchema, {
  decode: (w) => ({ id: w.id, reviewerId: w.idUser, score: w.rating, text: w.review, createdAt: w.date }),
  encode: (review) => ({
    id: review.id,
    idUser: review.reviewerId,
    rating: review.score,
    review: review.text,
    date: review.createdAt,
  }),
})
