import * as z from 'zod/mini'

/** What somebody else did that a person wants to know of, in the order of an offer's life. */
export const notificationKinds = ['contact', 'application', 'acceptance', 'payment', 'review'] as const
/** What somebody else did. */
export type NotificationKind = (typeof notificationKinds)[number]

/** Something that happened to a person here, as their bell shows it. */
export const notificationSchema = z.object({
  id: z.int(),
  kind: z.enum(notificationKinds),
  createdAt: z.date(),
  isRead: z.boolean(),
  /** Who did it. */
  from: z.object({
    id: z.int(),
    firstName: z.string(),
    lastName: z.nullable(z.string()),
    photo: z.nullable(z.string()),
  }),
  /** The offer it is about; null for a contact. */
  offer: z.nullable(z.object({ id: z.int(), title: z.string() })),
  /** What a contact had to say; null when nothing. */
  message: z.nullable(z.string()),
})
/** Something that happened to a person here. */
export type Notification = z.infer<typeof notificationSchema>
