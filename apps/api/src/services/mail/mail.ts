import type { NotificationKind } from '@plomada/domain'
import { isEmail } from '@plomada/domain/text'
import type { Db } from '../../database/database.ts'
import type { CalendarChange, CalendarMethod } from '../calendar/calendar.ts'
import { outbox } from '../../database/schema/infrastructure.ts'

/** The reason for a mail. */
export type MailKind =
  | NotificationKind
  | 'digest'
  | 'hired'
  | 'message'
  | 'signUp'
  | 'password'
  | 'email'
  | 'withdrawal'
  | 'payoutAccount'
  | 'receipt'

/** A mail to one recipient. */
export interface Mail {
  kind: MailKind
  to: string
  subject: string
  text: string
  html?: string
  /** Address for replies, if not the sender's. */
  replyTo?: string
  /** A change of an appointment, for the calendar of the recipient. */
  calendar?: CalendarChange
}

/** A mail as it is sent. */
export type MailPayload = Omit<Mail, 'kind' | 'calendar'> & {
  /** An iCalendar text and its method. */
  calendar?: { method: CalendarMethod; text: string }
  /** Page that ends mails of this kind, for the headers of RFC 8058. */
  unsubscribeUrl?: string
}

/** The content of a mail about notifications. Its links are paths. */
interface NoticeContent {
  userId: number
  topic: NotificationKind | 'digest' | 'receipt'
  paragraphs: string[]
  items?: { text: string; link: string }[]
  action?: string
  link: string
}

/** A mail about notifications, whose parts are rendered when it is sent. */
export interface NoticeMail extends Omit<Mail, 'kind' | 'text' | 'html'> {
  kind: MailKind
  notice: NoticeContent
  /** Waits until the quiet hours end. */
  isQuiet: boolean
}

// oxlint-disable-next-line no-control-regex -- these are the characters that must not reach a header or the database
const controls = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g

// Cut between code points, because PostgreSQL rejects half a surrogate pair. `=?` is separated because mail programs would
// decode an encoded word that a user typed.
const toSubject = (text: string): string =>
  [...text.replace(controls, ' ').replaceAll('=?', '= ?').trim()].slice(0, 200).join('')

const withoutNul = (text: string): string => text.replaceAll('\0', '')

/**
 * Adds a mail to the outbox. Pass the transaction of its cause, so that a rollback sends nothing. A recipient that is not
 * exactly one valid address gets no mail.
 */
export async function enqueueMail(db: Db, mail: Mail): Promise<void> {
  if (isEmail(mail.to)) await db.insert(outbox).values({ kind: mail.kind, payload: toPayload(mail) })
}

type StoredMail = Omit<Mail, 'kind'> | Omit<NoticeMail, 'kind'>

/** Returns a mail as it is stored in the outbox. */
export function toPayload({
  kind: _kind,
  to,
  subject,
  replyTo,
  calendar,
  ...content
}: Mail | NoticeMail): StoredMail {
  const address = {
    to: to.trim(),
    subject: toSubject(subject),
    ...(replyTo && isEmail(replyTo) && { replyTo: replyTo.trim() }),
    ...(calendar && { calendar }),
  }
  if ('notice' in content) return { ...address, ...removeNul(content) }
  const { text, html } = content
  return { ...address, text: withoutNul(text), ...(html && { html: withoutNul(html) }) }
}

/** Removes NUL from all texts, because PostgreSQL cannot store it. */
export const removeNul = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? withoutNul(part) : part)),
  )
