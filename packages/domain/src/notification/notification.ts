import * as z from 'zod/mini'
import { userSchema } from '../user/user.ts'
import { notificationKinds } from './kinds.ts'

const { id, firstName, lastName, photo } = userSchema.shape

/** A notification of a user about an action of another user. */
export const notificationSchema = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  createdAt: z.date(),
  isRead: z.boolean(),
  /** The user who acted. */
  from: z.object({ id, firstName, lastName, photo }),
  /** The offer it is about; null for a contact. */
  offer: z.nullable(z.object({ id: z.int(), title: z.string() })),
  message: z.nullable(z.string()),
  /** Whole pesos that the event is about; null without them. */
  amount: z.nullable(z.int()),
  /** The conversation of a message; null for other events. */
  conversationId: z.nullable(z.int()),
  /** Which event of its kind it is, such as `client.done`; null if the kind has only one. */
  event: z.nullable(z.string()),
  /** The job of a notice about it; null for other events. */
  assignmentId: z.nullable(z.int()),
})
export type Notification = z.infer<typeof notificationSchema>
