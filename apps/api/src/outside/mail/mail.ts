import { EMAIL_MAXIMUM } from '@plomada/domain/define'
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

// Cut between characters: half of one is what the database refuses to keep.
const oneLine = (text: string): string => [...text.replace(controls, ' ').trim()].slice(0, 200).join('')

/** An address is one address: no second recipient can hide behind it. */
const oneAddress = (text: string): string =>
  /[^\s,;:<>"()@]+@[^\s,;:<>"()@]+/.exec(text)?.[0].slice(0, EMAIL_MAXIMUM) ?? ''

const clean = (text: string): string => text.replaceAll('\0', '')

/** Writes a mail into the outbox. Pass the transaction of the fact: a fact undone sends nothing. */
export async function enqueueMail(db: Db, { kind, to, subject, text, html, replyTo }: Mail): Promise<void> {
  const payload: MailPayload = {
    to: oneAddress(to),
    subject: oneLine(subject),
    text: clean(text),
    ...(html && { html: clean(html) }),
    ...(replyTo && { replyTo: oneAddress(replyTo) }),
  }
  await db.insert(outbox).values({ kind, payload })
}
