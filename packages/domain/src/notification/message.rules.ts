import type { EventEntry, MailContent } from './declaration.ts'

/** Minutes for which the mail about a message waits: one about messages that are read meanwhile is not sent. */
export const MESSAGE_MAIL_MINUTES = 5
/** Seconds for which a push message about a message waits: an open conversation marks it as read in this time. */
export const MESSAGE_PUSH_SECONDS = 3

/** Characters of each message in a mail, and the most messages that one mail shows. */
const EXCERPT_LENGTH = 500
const MAIL_MESSAGES_MAXIMUM = 10

/** What a mail shows of a message. */
export interface MessageDetails {
  messageId: number
  /** Beginning of the text, as the recipient may see it; empty for a photo alone. */
  text: string
}

/** Returns the beginning of a text, cut between characters. */
export function messageExcerpt(text: string): string {
  const characters = [...text]
  return characters.length > EXCERPT_LENGTH ? `${characters.slice(0, EXCERPT_LENGTH - 1).join('')}…` : text
}

/** Returns the newest messages as paragraphs, and the number of those before. */
function messageParagraphs(messages: readonly MessageDetails[]): string[] {
  const earlier = messages.length - MAIL_MESSAGES_MAXIMUM
  return [
    ...(earlier > 0
      ? [earlier === 1 ? 'Hay 1 mensaje anterior.' : `Hay ${earlier} mensajes anteriores.`]
      : []),
    ...messages.slice(-MAIL_MESSAGES_MAXIMUM).map(({ text }) => (text === '' ? 'Una foto.' : text)),
  ]
}

/** Returns the entries of a waiting mail with the texts that it shows, and without those of earlier messages. */
export const keepShownTexts = (
  entries: readonly EventEntry<MessageDetails>[],
): EventEntry<MessageDetails>[] =>
  entries.map((entry, index) =>
    index < entries.length - MAIL_MESSAGES_MAXIMUM
      ? { ...entry, details: { ...entry.details, text: '' } }
      : entry,
  )

/** Returns the mail about messages of a conversation. It takes no replies, which would reveal an address. */
export const messageMail = (entries: readonly EventEntry<MessageDetails>[], title: string): MailContent => ({
  subject:
    entries.length === 1
      ? `Nuevo mensaje sobre ${title}`
      : `${entries.length} mensajes nuevos sobre ${title}`,
  paragraphs: [
    `${entries[0]?.person} te escribió sobre ${title}:`,
    ...messageParagraphs(entries.map(({ details }) => details)),
  ],
  action: 'Ver la conversación',
})
