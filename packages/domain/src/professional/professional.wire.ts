import * as z from 'zod/mini'
import { instant, renameFields } from '@plomada/define'
import { nullableLastName, nullablePhoto } from '../text/nullable.ts'
import { reviewWire } from '../review/review.wire.ts'
import { tradeRefSchema } from '../trade/trade.ts'
import { userFromWire, userShape, userToWire } from '../user/user.wire.ts'
import { professionalPreviewSchema, professionalSchema, reviewPreviewSchema } from './professional.ts'

const wire = z.object({
  ...userShape.shape,
  rating: z.array(reviewWire),
  /** Number of ratings by score. The name is not in the specification. */
  puntajes: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
  /** Jobs that they left. The name is not in the specification. */
  marchasAtras: z.int(),
})

export const professionalWire = z.codec(wire, professionalSchema, {
  decode: ({ rating, puntajes, marchasAtras, ...user }) => ({
    ...userFromWire(user),
    reviews: rating,
    scoreCounts: puntajes,
    stepBacks: marchasAtras,
  }),
  encode: ({ reviews, scoreCounts, stepBacks, ...user }) => ({
    ...userToWire(user),
    rating: reviews,
    puntajes: scoreCounts,
    marchasAtras: stepBacks,
  }),
})

const reviewPreviewWire = renameFields(
  { ...reviewPreviewSchema.shape, createdAt: instant },
  { score: 'rating', text: 'review', createdAt: 'date' },
)

const previewWire = z.object({
  id: z.int(),
  firstName: z.string(),
  lastName: nullableLastName,
  description: z.nullable(z.string()),
  imagePerfil: nullablePhoto,
  provincia: z.nullable(z.string()),
  ciudad: z.nullable(z.string()),
  Jobs: z.array(tradeRefSchema),
  rating_promedio: z.nullable(z.number()),
  valoraciones: z.int(),
  puntajes: wire.shape.puntajes,
  rating: z.array(reviewPreviewWire),
})

export const professionalPreviewWire = z.codec(previewWire, professionalPreviewSchema, {
  decode: (w) => ({
    id: w.id,
    firstName: w.firstName,
    lastName: w.lastName,
    description: w.description,
    photo: w.imagePerfil,
    place: { province: w.provincia, city: w.ciudad },
    trades: w.Jobs,
    averageRating: w.rating_promedio,
    reviewCount: w.valoraciones,
    scoreCounts: w.puntajes,
    reviews: w.rating,
  }),
  encode: (preview) => ({
    id: preview.id,
    firstName: preview.firstName,
    lastName: preview.lastName,
    description: preview.description,
    imagePerfil: preview.photo,
    provincia: preview.place.province,
    ciudad: preview.place.city,
    Jobs: preview.trades,
    rating_promedio: preview.averageRating,
    valoraciones: preview.reviewCount,
    puntajes: preview.scoreCounts,
    rating: preview.reviews,
  }),
})
