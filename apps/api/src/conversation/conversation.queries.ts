import { aliasedTable, and, desc, eq, gt, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm'
import {
  closedReason,
  conversationReadRefusal,
  conversationWriteRefusal,
  isMasked,
  MESSAGES_PAGE_SIZE,
  visibleMessageText,
  type Conversation,
  type ConversationFilters,
  type ConversationMessage,
  type ConversationStanding,
} from '@plomada/domain'
import { refuse, refuseIf, toPage, type PageOf } from '@plomada/domain/contract'
import type { Db } from '../database/database.ts'
import { applications, offers, users } from '../database/schema/core.ts'
import { conversations, messages } from '../database/schema/conversations.ts'
import type { Person, PhotoUrl } from '../user/user.queries.ts'

type Viewer = Pick<Person, 'id'>
type MessageRow = typeof messages.$inferSelect

/** The reader of conversations and the functions that its responses need. */
export interface ConversationContext {
  me: Viewer
  photoUrl: PhotoUrl
  now: Date
}

const clients = aliasedTable(users, 'clients')
const professionals = aliasedTable(users, 'professionals')

const columns = {
  conversation: conversations,
  offer: {
    id: offers.id,
    title: offers.title,
    state: offers.state,
    isActive: offers.isActive,
    isClosed: sql<boolean>`${offers.closure} is not null`,
    endedAt:
      sql<Date | null>`(select changed_at from assignments a where a.offer_id = ${offers.id} and a.state in ('completed', 'refunded'))`.mapWith(
        offers.settledAt,
      ),
  },
  assignmentId: sql<number | null>`(select id from assignments a where a.offer_id = ${offers.id}
    and a.worker_id = ${conversations.professionalId} and a.state <> 'canceled')`,
  application: applications.state,
  client: {
    id: clients.id,
    firstName: clients.firstName,
    lastName: clients.lastName,
    photo: clients.photo,
    isActive: clients.isActive,
  },
  professional: {
    id: professionals.id,
    firstName: professionals.firstName,
    lastName: professionals.lastName,
    photo: professionals.photo,
    isActive: professionals.isActive,
  },
}

const isItsApplication = and(
  eq(applications.offerId, conversations.offerId),
  eq(applications.workerId, conversations.professionalId),
)

const selectConversations = (db: Db) =>
  db
    .select({ ...columns, lastMessage: messages })
    .from(conversations)
    .innerJoin(offers, eq(offers.id, conversations.offerId))
    .innerJoin(applications, isItsApplication)
    .innerJoin(clients, eq(clients.id, conversations.clientId))
    .innerJoin(professionals, eq(professionals.id, conversations.professionalId))
    .leftJoin(messages, eq(messages.id, conversations.lastMessageId))

type ConversationRow = Awaited<ReturnType<typeof selectConversations>>[number]

const toStanding = ({
  conversation: { clientId, professionalId },
  offer,
  client,
  professional,
  application,
}: Omit<ConversationRow, 'lastMessage'>): ConversationStanding => ({
  clientId,
  professionalId,
  application,
  offer,
  areActive: client.isActive && professional.isActive,
})

/** Returns a message as the parties may see it. */
export const toMessage = (
  { id, senderId, key, text, photo, createdAt }: MessageRow,
  standing: Pick<ConversationStanding, 'application'>,
  photoUrl: PhotoUrl,
): ConversationMessage => ({
  id,
  senderId,
  key,
  text: visibleMessageText(text, standing),
  photo: photoUrl(photo),
  createdAt,
})

function toConversation(
  row: ConversationRow,
  unread: number,
  { me, photoUrl, now }: ConversationContext,
): Conversation {
  const { conversation, offer, client, professional, lastMessage } = row
  const standing = toStanding(row)
  const isOwner = me.id === conversation.clientId
  const { id, firstName, lastName, photo } = isOwner ? professional : client
  return {
    id: conversation.id,
    offer: { id: offer.id, title: offer.title, state: offer.state },
    assignmentId: row.assignmentId,
    other: { id, firstName, lastName, photo: photoUrl(photo) },
    isOwner,
    isMasked: isMasked(standing),
    closed: closedReason(standing, now),
    lastMessage: lastMessage && toMessage(lastMessage, standing, photoUrl),
    unread,
    otherReadId: isOwner ? conversation.professionalReadId : conversation.clientReadId,
  }
}

const isParty = ({ id }: Viewer): SQL | undefined =>
  or(eq(conversations.clientId, id), eq(conversations.professionalId, id))

// Written as SQL, because in a subselect the query builder omits the table name of the outer column.
const readIdOf = ({ id }: Viewer): SQL =>
  sql`(case when conversations.client_id = ${id} then conversations.client_read_id else conversations.professional_read_id end)`
const unreadOf = (me: Viewer): SQL<number> =>
  sql<number>`(select count(*)::int from messages as incoming where incoming.conversation_id = conversations.id
    and incoming.sender_id <> ${me.id} and incoming.id > ${readIdOf(me)})`

/** Returns the standing of a conversation and its row, locking its offer and its application if the caller writes. */
async function findRow(db: Db, id: number, lock?: 'share'): Promise<ConversationRow> {
  const query = selectConversations(db).where(eq(conversations.id, id))
  const [row = refuse('notFound')] = await (lock ? query.for(lock, { of: [offers, applications] }) : query)
  return row
}

/** Throws a refusal unless the user may read a conversation. Returns its standing. */
export async function requireReadable(
  db: Db,
  me: Person,
  id: number,
  now: Date,
): Promise<ConversationStanding> {
  const standing = toStanding(await findRow(db, id))
  refuseIf(conversationReadRefusal(me, standing, now))
  return standing
}

/** Throws a refusal unless the user may write in a conversation. In a transaction it locks the offer and the application. */
export async function requireWritable(
  db: Db,
  me: Person,
  id: number,
  { now, lock }: { now: Date; lock?: 'share' },
): Promise<ConversationStanding> {
  const standing = toStanding(await findRow(db, id, lock))
  refuseIf(conversationWriteRefusal(me, standing, now))
  return standing
}

/** Returns one conversation of a user. */
export async function getConversation(
  db: Db,
  person: Person,
  id: number,
  context: Omit<ConversationContext, 'me'>,
): Promise<Conversation> {
  const row = await findRow(db, id)
  refuseIf(conversationReadRefusal(person, toStanding(row), context.now))
  const [counted] = await db
    .select({ unread: unreadOf(person) })
    .from(conversations)
    .where(eq(conversations.id, id))
  return toConversation(row, counted?.unread ?? 0, { me: person, ...context })
}

/** Returns a page of a user's conversations that have messages, newest message first. */
export async function listConversations(
  db: Db,
  { page, pageSize }: ConversationFilters,
  context: ConversationContext,
): Promise<PageOf<Conversation>> {
  const matches = and(isParty(context.me), isNotNull(conversations.lastMessageId))
  const total = await db.$count(conversations, matches)
  const rows = await db
    .select({ ...columns, lastMessage: messages, unread: unreadOf(context.me) })
    .from(conversations)
    .innerJoin(offers, eq(offers.id, conversations.offerId))
    .innerJoin(applications, isItsApplication)
    .innerJoin(clients, eq(clients.id, conversations.clientId))
    .innerJoin(professionals, eq(professionals.id, conversations.professionalId))
    .leftJoin(messages, eq(messages.id, conversations.lastMessageId))
    .where(matches)
    .orderBy(desc(conversations.lastMessageId))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const found = rows.map(({ unread, ...row }) => toConversation(row, unread, context))
  return toPage(found, total, { pageSize })
}

/** Returns the number of unread messages in all conversations of a user. */
export async function countUnreadMessages(db: Db, me: Viewer): Promise<number> {
  const [counted] = await db
    .select({ unread: sql<number>`coalesce(sum(${unreadOf(me)}), 0)::int` })
    .from(conversations)
    .where(and(isParty(me), gt(conversations.lastMessageId, readIdOf(me))))
  return counted?.unread ?? 0
}

/** Returns the newest messages of a conversation, or those before one, in the order of sending. */
export async function listMessages(
  db: Db,
  standing: ConversationStanding,
  { conversationId, before }: { conversationId: number; before: number | undefined },
  photoUrl: PhotoUrl,
): Promise<{ result: ConversationMessage[]; hasMore: boolean }> {
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversationId, conversationId),
        before === undefined ? undefined : lt(messages.id, before),
      ),
    )
    .orderBy(desc(messages.id))
    .limit(MESSAGES_PAGE_SIZE + 1)
  const shown = rows.slice(0, MESSAGES_PAGE_SIZE).toReversed()
  return {
    result: shown.map((row) => toMessage(row, standing, photoUrl)),
    hasMore: rows.length > MESSAGES_PAGE_SIZE,
  }
}

/** The most messages that one request for new messages returns. */
export const LIVE_BATCH = 100

/** Returns the messages of a user's conversations after a message, in the order of their ids, up to `LIVE_BATCH`. */
export async function listMessagesAfter(
  db: Db,
  me: Viewer,
  after: number,
  photoUrl: PhotoUrl,
): Promise<{ conversationId: number; message: ConversationMessage }[]> {
  const rows = await db
    .select({ message: messages, application: applications.state })
    .from(conversations)
    .innerJoin(messages, eq(messages.conversationId, conversations.id))
    .innerJoin(applications, isItsApplication)
    .where(and(isParty(me), gt(conversations.lastMessageId, after), gt(messages.id, after)))
    .orderBy(messages.id)
    .limit(LIVE_BATCH)
  return rows.map(({ message, application }) => ({
    conversationId: message.conversationId,
    message: toMessage(message, { application }, photoUrl),
  }))
}

/** Returns the id of the newest message in a user's conversations, 0 for none. */
export async function findLastMessageId(db: Db, me: Viewer): Promise<number> {
  const [row] = await db
    .select({ id: sql<number | null>`max(${conversations.lastMessageId})` })
    .from(conversations)
    .where(isParty(me))
  return row?.id ?? 0
}
