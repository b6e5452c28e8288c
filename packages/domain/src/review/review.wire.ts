import { instant, renameFields } from '@plomada/define'
import { recentReviewSchema, reviewSchema } from './review.ts'

export const reviewWire = renameFields(
  { ...reviewSchema.shape, createdAt: instant },
  { reviewerId: 'idUser', score: 'rating', text: 'review', createdAt: 'date' },
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
