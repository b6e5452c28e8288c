import * as z from 'zod'

/** PostgreSQL channel (`LISTEN`/`NOTIFY`) for events of conversations and notifications. */
export const LIVE_CHANNEL = 'plomada_live'

const users = z.array(z.int())
const conversationId = z.int()

/** What a notification says; the triggers of the database send all but `read` and `typing`. */
const liveNotification = z.discriminatedUnion('name', [
  /** There is a new message for these users. */
  z.object({ name: z.literal('message'), users }),
  z.object({ name: z.literal('read'), users, conversationId, upTo: z.int(), by: z.int() }),
  z.object({ name: z.literal('typing'), users, conversationId }),
  /** What the parties may see or do has changed. */
  z.object({ name: z.literal('changed'), users, conversationId }),
  /** The notifications of these users have changed. */
  z.object({ name: z.literal('notifications'), users }),
  /** The role or the suspension of these users has changed. */
  z.object({ name: z.literal('access'), users }),
])
export type LiveNotification = z.infer<typeof liveNotification>

/** Parses the payload of a notification. Returns null for one of another version of the server. */
export function parseNotification(payload: string): LiveNotification | null {
  try {
    return liveNotification.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}
