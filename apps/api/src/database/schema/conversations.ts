import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, reference } from '../columns.ts'
import { applications, offers, users } from './core.ts'

/** Conversations of the owner of an offer with one of its applicants. */
export const conversations = pgTable(
  'conversations',
  {
    id: serial().primaryKey(),
    offerId: reference('offer_id', () => offers.id, 'cascade'),
    clientId: reference('client_id', () => users.id),
    professionalId: reference('professional_id', () => users.id),
    createdAt: createdAt(),
    lastMessageId: integer('last_message_id'),
    /** The last messages that the parties have read, 0 for none. */
    clientReadId: integer('client_read_id').notNull().default(0),
    professionalReadId: integer('professional_read_id').notNull().default(0),
  },
  (t) => [
    unique('conversations_once').on(t.offerId, t.professionalId),
    foreignKey({
      name: 'conversations_of_application',
      columns: [t.offerId, t.professionalId],
      foreignColumns: [applications.offerId, applications.workerId],
    }).onDelete('cascade'),
    check('conversations_parties', sql`${t.clientId} <> ${t.professionalId}`),
    index('conversations_of_client').on(t.clientId, t.lastMessageId.desc().nullsLast()),
    index('conversations_of_professional').on(t.professionalId, t.lastMessageId.desc().nullsLast()),
  ],
)

/** Messages of conversations. A trigger checks that the sender is a party, and notifies the streams. */
export const messages = pgTable(
  'messages',
  {
    id: serial().primaryKey(),
    conversationId: reference('conversation_id', () => conversations.id, 'cascade'),
    senderId: reference('sender_id', () => users.id),
    key: uuid('client_key').notNull(),
    text: text().notNull().default(''),
    photo: text(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('messages_once').on(t.conversationId, t.senderId, t.key),
    check('messages_text', sql`char_length(${t.text}) <= 2000`),
    check('messages_content', sql`${t.text} <> '' or ${t.photo} is not null`),
    index('messages_of_conversation').on(t.conversationId, t.id.desc().nullsFirst()),
    index('messages_of_sender').on(t.senderId),
  ],
)
