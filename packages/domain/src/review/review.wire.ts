import { instant } from '../define/nullable.ts'
import { renameFields } from '../define/renameFields.ts'
import { reviewSchema } from './review.ts'

export const reviewWire = renameFields(
  { ...reviewSchema.shape, createdAt: instant },
  { reviewerId: 'idUser', score: 'rating', text: 'review', createdAt: 'date' },
)
