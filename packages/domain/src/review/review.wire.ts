import { instant, renameFields } from '@plomada/define'
import * as z from 'zod/mini'
import { nullablePhoto } from '../define/nullable.ts'
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
    professional: renameFields(professional.shape, { initial: 'inicial' }),
  },
  { score: 'rating', text: 'review', createdAt: 'date', trade: 'job' },
)
