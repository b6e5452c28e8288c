import { instant, renameFields } from '@plomada/define'
import { reviewSchema } from './review.ts'

export const reviewWire = renameFields(
  { ...reviewSchema.shape, createdAt: instant },
  { reviewerId: 'idUser', score: 'rating', text: 'review', createdAt: 'date' },
)
