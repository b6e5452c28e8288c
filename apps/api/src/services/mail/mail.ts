import { isEmail } from '@plomada/domain/define'
import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../../database/database.ts'
import { outbox } from '../../database/schema.ts'

/** The reason for a mail. */
export type MailKind =
  | 'applied'
  | 'edited'
  | 'withdrawn'
  | 'counterOffer'
  | 'counterAnswer'
  | 'declined'
  | 'notChosen'
  | 'accepted'
  | 'paid'
  | 'contact'
  | 'invited'
  | 'asked'
  | 'answered'
  | 'review'
  | 'message'
  | 'signUp'
  | 'password'
  | 'email'

/** A mail to one recipient. */
export interface Mail {
  kind: MailKind
  to: string
  subject: string
  text: string
  html?: string
  /** Address for replies, if not the sender's. */
  replyTo?: string
}

/** A mail as stored in the outbox. */
export type MailPayload = Omit<Mail, 'kind'>

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

function toPayload({ to, subject, text, html, replyTo }: Mail): MailPayload {
  return {
    to: to.trim(),
    subject: toSubject(subject),
    text: withoutNul(text),
    ...(html && { html: withoutNul(html) }),
    ...(replyTo && isEmail(replyTo) && { replyTo: replyTo.trim() }),
  }
}

/** A mail that combines several events, such as applications or messages. */
interface CombinedMail {
  /** Identifies the mails to combine; all mails of a topic have the same recipient. */
  topic: string
  /** What this event adds to the mail: the name of an applicant, or a message. */
  entry: string
  /** Renders the mail for all of its entries, in order. */
  write: (entries: readonly string[]) => Mail
}

/** Minimum minutes between two mails of a topic. */
const COMBINED_MINUTES = 15

const storedEntries = z.object({ names: z.array(z.string()) })

/**
 * Adds a mail to the outbox, or extends the unsent one of the same topic. The first mail is sent immediately, the next
 * ones at least 15 minutes after the last. Pass the transaction of the event.
 */
export async function enqueueCombinedMail(db: Db, { topic, entry, write }: CombinedMail): Promise<void> {
  const first = write([entry])
  if (!isEmail(first.to)) return
  const isUnsent = and(eq(outbox.topic, topic), isNull(outbox.doneAt), eq(outbox.attempts, 0))
  const lastSent = sql`(select max(done_at) from outbox where topic = ${topic})`
  const inserted = await db
    .insert(outbox)
    .values({
      kind: first.kind,
      topic,
      payload: { ...toPayload(first), names: [entry] },
      runAt: sql`greatest(now(), ${lastSent} + make_interval(mins => ${COMBINED_MINUTES}))`,
    })
    .onConflictDoNothing()
    .returning({ id: outbox.id })
  if (inserted.length > 0) return
  // Locked, so that neither the worker nor another event changes it before the update.
  const [row] = await db.select().from(outbox).where(isUnsent).for('update')
  if (!row) return enqueueCombinedMail(db, { topic, entry, write })
  const names = [...storedEntries.parse(row.payload).names, entry]
  const payload = { ...toPayload(write(names)), names }
  await db.update(outbox).set({ payload }).where(eq(outbox.id, row.id))
}
