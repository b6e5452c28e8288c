import { and, eq, sql, type SQL } from 'drizzle-orm'
import {
  messageExcerpt,
  visibleMessageText,
  type ConversationMessage,
  type ConversationStanding,
} from '@plomada/domain'
import { refuse } from '@plomada/domain/contract'
import { transact, type Db } from '../database/database.ts'
import { applications, offers } from '../database/schema/core.ts'
import { conversations, messages } from '../database/schema/conversations.ts'
import type { CountAct } from '../http/limits/quotas.ts'
import { markMessagesSeen, notify } from '../notification/notification.actions.ts'
import type { Person, PhotoUrl } from '../user/user.queries.ts'
import { requireReadable, requireWritable, toMessage } from './conversation.queries.ts'
import { LIVE_CHANNEL, type LiveNotification } from './notifications.live.ts'

/** Returns the id of the conversation of an application, and creates it if there is none. */
export async function openConversation(
  db: Db,
  me: Person,
  { offerId, workerId = me.id }: { offerId: number; workerId?: number | undefined },
): Promise<number> {
  const [application] = await db
    .select({ clientId: offers.ownerId, professionalId: applications.workerId })
    .from(applications)
    .innerJoin(offers, eq(offers.id, applications.offerId))
    .where(and(eq(applications.offerId, offerId), eq(applications.workerId, workerId)))
  const { clientId, professionalId } = application ?? refuse('notFound')
  if (me.id !== clientId && me.id !== professionalId) refuse('notFound')
  const [created] = await db
    .insert(conversations)
    .values({ offerId, clientId, professionalId })
    .onConflictDoNothing()
    .returning({ id: conversations.id })
  if (created) return created.id
  const [existing = refuse('notFound')] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(eq(conversations.offerId, offerId), eq(conversations.professionalId, professionalId)))
  return existing.id
}

/** The content of a new message. */
export interface NewMessage {
  conversationId: number
  key: string
  text: string
  /** Key of the stored photo. */
  photo?: string
}

interface SendContext {
  photoUrl: PhotoUrl
  now: Date
  count: CountAct
}

const findSent = async (db: Db, me: Person, { conversationId, key }: NewMessage) => {
  const [row] = await db
    .select()
    .from(messages)
    .where(
      and(eq(messages.conversationId, conversationId), eq(messages.senderId, me.id), eq(messages.key, key)),
    )
  return row
}

/** The first part of the advisory locks that order the messages of a user. */
const ORDER_LOCK = 7301

/** Waits for the other transactions that send to or from a user. Their messages then have smaller ids and are visible. */
const lockOrder = (tx: Db, userId: number) =>
  tx.execute(sql`select pg_advisory_xact_lock(${ORDER_LOCK}, ${userId})`)

/** Makes a message the last one of its conversation, and notifies the other party. */
async function announce(
  tx: Db,
  { id, conversationId, senderId, text }: typeof messages.$inferSelect,
  standing: ConversationStanding,
): Promise<void> {
  const [conversation] = await tx
    .update(conversations)
    .set({ lastMessageId: id })
    .where(eq(conversations.id, conversationId))
    .returning({ offerId: conversations.offerId })
  if (!conversation) return
  const { clientId, professionalId } = standing
  const shown = messageExcerpt(visibleMessageText(text, standing))
  await notify(tx, {
    kind: 'message',
    userId: senderId === clientId ? professionalId : clientId,
    fromId: senderId,
    offerId: conversation.offerId,
    conversationId,
    message: shown,
    details: { messageId: id, text: shown },
  })
}

/** Sends a message. With a key that the sender used before in this conversation, returns that message instead. */
export async function sendMessage(
  db: Db,
  me: Person,
  message: NewMessage,
  { photoUrl, now, count }: SendContext,
): Promise<ConversationMessage> {
  return transact(db, async (tx) => {
    const { conversationId } = message
    const standing = await requireReadable(tx, me, conversationId, now)
    const sent = await findSent(tx, me, message)
    // Also in a conversation that has closed since: the message was accepted.
    if (sent) return toMessage(sent, standing, photoUrl)
    const writable = await requireWritable(tx, me, conversationId, { now, lock: 'share' })
    await count(tx)
    // In the order of the ids, so that two senders do not wait for each other.
    const parties = [standing.clientId, standing.professionalId].toSorted((a, b) => a - b)
    for (const userId of parties) await lockOrder(tx, userId)
    const [created] = await tx
      .insert(messages)
      .values({ ...message, senderId: me.id, photo: message.photo ?? null })
      .onConflictDoNothing()
      .returning()
    const row = created ?? (await findSent(tx, me, message)) ?? refuse('conflict')
    if (created) await announce(tx, created, writable)
    return toMessage(row, standing, photoUrl)
  })
}

const notifyStreams = (notification: LiveNotification): SQL =>
  sql`select pg_notify(${LIVE_CHANNEL}, ${JSON.stringify(notification)})`

/** Marks the messages of a conversation as read up to one of them, and notifies the other party. */
export async function markMessagesRead(
  db: Db,
  me: Person,
  { conversationId, upTo, now }: { conversationId: number; upTo: number; now: Date },
): Promise<void> {
  const { clientId, professionalId } = await requireReadable(db, me, conversationId, now)
  const isClient = me.id === clientId
  const column = isClient ? conversations.clientReadId : conversations.professionalReadId
  const target = sql<number>`least(${upTo}::int, ${conversations.lastMessageId})`
  await transact(db, async (tx) => {
    const [updated] = await tx
      .update(conversations)
      .set(isClient ? { clientReadId: target } : { professionalReadId: target })
      .where(and(eq(conversations.id, conversationId), sql`${column} < ${target}`))
      .returning({
        upTo: column,
        offerId: conversations.offerId,
        isAll: sql<boolean>`not exists (select from messages as incoming
          where incoming.conversation_id = conversations.id and incoming.sender_id <> ${me.id} and incoming.id > ${target})`,
      })
    if (!updated) return
    const otherId = isClient ? professionalId : clientId
    const users = [otherId, me.id]
    await markMessagesSeen(tx, { userId: me.id, fromId: otherId, conversationId, ...updated })
    await tx.execute(notifyStreams({ name: 'read', users, conversationId, upTo: updated.upTo, by: me.id }))
  })
}

/** Shows the other party for a few seconds that the user is writing. */
export async function showTyping(
  db: Db,
  me: Person,
  { conversationId, now }: { conversationId: number; now: Date },
): Promise<void> {
  const { clientId, professionalId } = await requireWritable(db, me, conversationId, { now })
  const users = [me.id === clientId ? professionalId : clientId]
  await db.execute(notifyStreams({ name: 'typing', users, conversationId }))
}
