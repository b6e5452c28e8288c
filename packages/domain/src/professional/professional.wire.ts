import * as z from 'zod/mini'
import { reviewWire } from '../review/review.wire.ts'
import { userFromWire, userShape, userToWire } from '../user/user.wire.ts'
import { professionalSchema } from './professional.ts'

const wire = z.object({
  ...userShape.shape,
  rating: z.array(reviewWire),
  /** Number of ratings by score. The name is not in the specification. */
  puntajes: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
})

export const professionalWire = z.codec(wire, professionalSchema, {
  decode: ({ rating, puntajes, ...user }) => ({
    ...userFromWire(user),
    reviews: rating,
    scoreCounts: puntajes,
  }),
  encode: ({ reviews, scoreCounts, ...user }) => ({
    ...userToWire(user),
    rating: reviews,
    puntajes: scoreCounts,
  }),
})
