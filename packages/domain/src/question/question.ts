import * as z from 'zod/mini'
import { professionalPreviewSchema } from '../professional/professional.ts'

const { firstName, lastName } = professionalPreviewSchema.shape

/** A public question about an offer and its answer. Contact data is masked before it is stored. */
export const questionSchema = z.object({
  /** Identifies the question within its offer: 1 for the first one. */
  number: z.int(),
  text: z.string(),
  askedAt: z.date(),
  asker: z.object({ firstName, lastName }),
  /** Whether the viewer asked it. */
  isOwn: z.boolean(),
  /** Null until the client answers. */
  answer: z.nullable(z.object({ text: z.string(), answeredAt: z.date() })),
  /** Whether the client hid it. Only the client and the asker still receive it. */
  isHidden: z.boolean(),
})
export type Question = z.infer<typeof questionSchema>
