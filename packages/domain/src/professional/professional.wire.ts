import * as z from 'zod/mini'
import { reviewWire } from '../review/review.wire.ts'
import { userFromWire, userShape, userToWire } from '../user/user.wire.ts'
import { professionalSchema } from './professional.ts'

const wire = z.object({
  ...userShape.shape,
  /** The newest reviews. */
  rating: z.array(reviewWire),
  /** How many gave one star, two, … five; the specification has no word for it. */
  puntajes: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
})

/** A person's page in the words of the wire. */
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
