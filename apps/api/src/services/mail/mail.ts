import { isEmail } from '@plomada/domain/define'
import { and, eq, isNull, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../../database/database.ts'
import { outbox } from '../../database/schema.ts'

/** Why a mail is sent. */
export type MailKind =
  | 'applied'
  | 'accepted'
  | 'paid'
  | 'contact'
  | 'review'
  | 'message'
  | 'signUp'
  | 'password'
  | 'email'

/** One mail to one person. */
export interface Mail {
  kind: MailKind
  to: string
  subject: string
  text: string
  html?: string
  /** Where an answer goes, when not to the product. */
  replyTo?: string
}

/** What the outbox keeps of a mail. */
export type MailPayload = Omit<Mail, 'kind'>

// oxlint-disable-next-line no-control-regex -- these are the characters that must not reach a header or the database
const controls = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g

// Cut between characters: half of one is what the database refuses to keep. An encoded word that a person typed would
// be decoded by the reader's mail program.
const oneLine = (text: string): string =>
  [...text.replace(controls, ' ').replaceAll('=?', '= ?').trim()].slice(0, 200).join('')

const clean = (text: string): string => text.replaceAll('\0', '')

/**
 * Writes a mail into the outbox. Pass the transaction of the fact: a fact undone sends nothing. An address that is none,
 * or more than one, gets no mail: its fact goes on without it.
 */
export async function enqueueMail(db: Db, mail: Mail): Promise<void> {
  if (isEmail(mail.to)) await db.insert(outbox).values({ kind: mail.kind, payload: payloadOf(mail) })
}

function payloadOf({ to, subject, text, html, replyTo }: Mail): MailPayload {
  return {
    to: to.trim(),
    subject: oneLine(subject),
    text: clean(text),
    ...(html && { html: clean(html) }),
    ...(replyTo && isEmail(replyTo) && { replyTo: replyTo.trim() }),
  }
}

/** Several events of one kind that one person hears of in one mail. */
interface CombinedMail {
  /** What they are about; the mails of one topic go to one person. */
  topic: string
  /** The name that this event adds. */
  name: string
  /** Writes the mail about all names that it is about, in order. */
  write: (names: readonly string[]) => Mail
}

/** Minutes between two mails about one topic. */
const COMBINED_MINUTES = 15

const waiting = z.object({ names: z.array(z.string()) })

/**
 * Writes a mail into the outbox, or extends the one about the same topic that has not been sent. The first one is sent
 * at once, the next ones at least 15 minutes after the last. Pass the transaction of the event.
 */
export async function enqueueCombinedMail(db: Db, { topic, name, write }: CombinedMail): Promise<void> {
  const first = write([name])
  if (!isEmail(first.to)) return
  const isWaiting = and(eq(outbox.topic, topic), isNull(outbox.doneAt), eq(outbox.attempts, 0))
  const lastSent = sql`(select max(done_at) from outbox where topic = ${topic})`
  const inserted = await db
    .insert(outbox)
    .values({
      kind: first.kind,
      topic,
      payload: { ...payloadOf(first), names: [name] },
      runAt: sql`greatest(now(), ${lastSent} + make_interval(mins => ${COMBINED_MINUTES}))`,
    })
    .onConflictDoNothing()
    .returning({ id: outbox.id })
  if (inserted.length > 0) return
  // Locked: neither the worker nor another event can change it meanwhile.
  const [row] = await db.select().from(outbox).where(isWaiting).for('update')
  if (!row) return enqueueCombinedMail(db, { topic, name, write })
  const names = [...waiting.parse(row.payload).names, name]
  await db
    .update(outbox)
    .set({ payload: { ...payloadOf(write(names)), names } })
    .where(eq(outbox.id, row.id))
}
