import { instant, renameFields } from '@plomada/define'
import * as z from 'zod/mini'
import { nullableLastName, nullablePhoto } from '../text/nullable.ts'
import { recentReviewSchema, reviewSchema } from './review.ts'

const { firstName } = reviewSchema.shape.reviewer.def.innerType.shape

export const reviewWire = renameFields(
  {
    ...reviewSchema.shape,
    createdAt: instant,
    reviewer: z.nullable(renameFields({ firstName, photo: nullablePhoto }, { photo: 'imagePerfil' })),
  },
  { reviewerId: 'idUser', reviewer: 'autor', score: 'rating', text: 'review', createdAt: 'date' },
)

const { professional } = recentReviewSchema.shape

export const recentReviewWire = renameFields(
  {
    ...recentReviewSchema.shape,
    createdAt: instant,
    professional: z.object({ ...professional.shape, lastName: nullableLastName }),
  },
  { score: 'rating', text: 'review', createdAt: 'date', trade: 'job' },
)
