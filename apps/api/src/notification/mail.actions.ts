import {
  DIGEST_HOUR,
  eventMail,
  fullName,
  getEvent,
  type MailFrequency,
  type NotificationKind,
  paths,
  quoteTitle,
  TIME_ZONE,
} from '@plomada/domain'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { outbox } from '../database/schema.ts'
import { changeWaitingMail, enqueueCombinedMail } from '../services/mail/mail.combined.ts'
import type { NoticeMail } from '../services/mail/mail.ts'
import type { Delivery } from './delivery.queries.ts'

type Recipient = Delivery['recipient']

/** An event in the daily digest. */
interface DigestEntry {
  kind: NotificationKind
  text: string
  link: string
}

/** An unverified address may belong to another person, so no mail is sent to it. */
const verifiedAddress = ({ email, isEmailVerified }: Pick<Recipient, 'email' | 'isEmailVerified'>): string =>
  isEmailVerified ? email : ''

/** Adds the mail of an event to the outbox, or an event to the recipient's next digest. */
export async function enqueueNotificationMail(
  tx: Db,
  delivery: Delivery,
  frequency: Exclude<MailFrequency, 'off'>,
): Promise<void> {
  if (frequency === 'daily') await addToDigest(tx, delivery)
  else await enqueueEventMail(tx, delivery)
}

const linkOf = ({ event, recipient }: Delivery): string =>
  getEvent(event.kind).link({ recipient, offerId: event.offerId ?? null })

function getTopic({ event, notificationId, from, recipient }: Delivery): string {
  const { combinedBy } = getEvent(event.kind)
  const subject = { offer: event.offerId, sender: from.id, kind: 'all', none: `#${notificationId}` }[
    combinedBy ?? 'none'
  ]
  return `${event.kind} ${subject} to ${recipient.id}`
}

async function enqueueEventMail(tx: Db, delivery: Delivery): Promise<void> {
  const { event, recipient, from, title } = delivery
  const { kind } = event
  const { details = {} } = event
  await enqueueCombinedMail(tx, {
    topic: getTopic(delivery),
    entry: { person: fullName(from), details },
    write(entries): NoticeMail {
      const {
        subject,
        isAnswered,
        link = linkOf(delivery),
        ...content
      } = eventMail(kind, entries, quoteTitle(title ?? undefined))
      return {
        kind,
        to: verifiedAddress(recipient),
        subject,
        ...(isAnswered && { replyTo: verifiedAddress(from) }),
        notice: { userId: recipient.id, topic: kind, link, ...content },
        isQuiet: getEvent(kind).isUrgent !== true,
      }
    },
  })
}

const digestTopic = (userId: number): string => `digest to ${userId}`

const writeDigest =
  (recipient: Pick<Recipient, 'id' | 'email' | 'isEmailVerified'>) =>
  (entries: readonly DigestEntry[]): NoticeMail => ({
    kind: 'digest',
    to: verifiedAddress(recipient),
    subject: entries.length === 1 ? 'Una novedad en Plomada' : `${entries.length} novedades en Plomada`,
    notice: {
      userId: recipient.id,
      topic: 'digest',
      link: paths.notifications,
      action: 'Ver las notificaciones',
      paragraphs: ['Lo nuevo desde el último resumen:'],
      items: entries.map(({ text, link }) => ({ text, link })),
    },
    isQuiet: true,
  })

/** The next time that it is `DIGEST_HOUR` in Buenos Aires. */
const nextDigest = sql`(
  date_trunc('day', (now() at time zone ${TIME_ZONE}) - make_interval(hours => ${DIGEST_HOUR}))
  + make_interval(days => 1, hours => ${DIGEST_HOUR})
) at time zone ${TIME_ZONE}`

async function addToDigest(tx: Db, delivery: Delivery): Promise<void> {
  const { event, recipient, from, title } = delivery
  const text = getEvent(event.kind).text({ person: fullName(from), title: quoteTitle(title ?? undefined) })
  await enqueueCombinedMail<DigestEntry>(tx, {
    topic: digestTopic(recipient.id),
    entry: { kind: event.kind, text, link: linkOf(delivery) },
    write: writeDigest(recipient),
    runAt: nextDigest,
  })
}

/** Deletes the waiting mails of a kind to a user, also from the digest. A mail that is being sent is not stopped. */
export async function dropWaitingMails(tx: Db, recipient: Recipient, kind: NotificationKind): Promise<void> {
  const isTo = sql`(${outbox.payload} -> 'notice' ->> 'userId')::integer = ${recipient.id}`
  const isFree = or(isNull(outbox.lockedUntil), lt(outbox.lockedUntil, sql`now()`))
  await tx.delete(outbox).where(and(eq(outbox.kind, kind), isNull(outbox.doneAt), isFree, isTo))
  await changeWaitingMail<DigestEntry>(
    tx,
    { topic: digestTopic(recipient.id), write: writeDigest(recipient) },
    (entries) => entries.filter((entry) => entry.kind !== kind),
  )
}
