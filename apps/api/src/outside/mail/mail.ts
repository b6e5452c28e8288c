import { isEmail } from '@plomada/domain/define'
import type { Db } from '../../database/database.ts'
import { outbox } from '../../database/schema.ts'

/** Why a mail is sent. */
export type MailKind = 'applied' | 'accepted' | 'paid' | 'contact' | 'review' | 'message' | 'signUp'

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
export async function enqueueMail(db: Db, { kind, to, subject, text, html, replyTo }: Mail): Promise<void> {
  if (!isEmail(to)) return
  const payload: MailPayload = {
    to: to.trim(),
    subject: oneLine(subject),
    text: clean(text),
    ...(html && { html: clean(html) }),
    ...(replyTo && isEmail(replyTo) && { replyTo: replyTo.trim() }),
  }
  await db.insert(outbox).values({ kind, payload })
}
