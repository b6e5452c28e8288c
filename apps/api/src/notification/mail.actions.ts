import {
  DIGEST_HOUR,
  eventAmount,
  type EventEntry,
  eventMail,
  fullName,
  getEvent,
  keepShownTexts,
  type MailFrequency,
  type MessageDetails,
  type NotificationKind,
  paths,
  quoteAmount,
  quoteTitle,
  TIME_ZONE,
} from '@plomada/domain'
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { outbox } from '../database/schema/infrastructure.ts'
import { changeWaitingMail, enqueueCombinedMail, type Topic } from '../services/mail/mail.combined.ts'
import type { NoticeMail } from '../services/mail/mail.ts'
import { type Delivery, linkOf } from './delivery.queries.ts'

type Recipient = Delivery['recipient']

/** An event in the daily digest. */
interface DigestEntry {
  kind: NotificationKind
  text: string
  link: string
  /** The message that it is about. */
  messageId?: number
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

function getTopic({ event, notificationId, from, recipient }: Delivery): string {
  const { combinedBy } = getEvent(event.kind)
  const subject = {
    offer: event.offerId,
    sender: from.id,
    conversation: event.conversationId,
    kind: 'all',
    none: `#${notificationId}`,
  }[combinedBy ?? 'none']
  return `${event.kind} ${subject} to ${recipient.id}`
}

/** Returns the topic of the mail about an event, and the functions that write and shorten it. */
function toTopic(delivery: Delivery): Topic<EventEntry<object>> {
  const { recipient, from, title } = delivery
  const { kind } = delivery.event
  return {
    topic: getTopic(delivery),
    write(entries): NoticeMail {
      const {
        subject,
        isAnswered,
        calendar,
        link = linkOf(delivery),
        ...content
      } = eventMail(kind, entries, quoteTitle(title ?? undefined))
      return {
        kind,
        to: verifiedAddress(recipient),
        subject,
        ...(isAnswered && { replyTo: verifiedAddress(from) }),
        ...(calendar && { calendar }),
        notice: { userId: recipient.id, topic: kind, link, ...content },
        isQuiet: getEvent(kind).isUrgent !== true,
      }
    },
    compact: (entries) =>
      kind === 'message' ? keepShownTexts(entries as readonly EventEntry<MessageDetails>[]) : entries,
  }
}

/**
 * Adds the mail of an event to the outbox. Without a notification, `name` keeps it from being combined with others.
 */
export async function enqueueEventMail(tx: Db, delivery: Delivery, name?: string): Promise<void> {
  const { event, from, recipient } = delivery
  const { details = {} } = event
  await enqueueCombinedMail(tx, {
    ...toTopic(delivery),
    ...(name !== undefined && { topic: `${event.kind} ${name} to ${recipient.id}` }),
    entry: { person: fullName(from), details },
    runAt: sql`now() + make_interval(mins => ${getEvent(event.kind).delays?.mailMinutes ?? 0})`,
  })
}

const digestTopic = (userId: number): string => `digest to ${userId}`

/** Returns the newest of the entries that are the same item, such as the messages of a conversation. */
const newestOfEachItem = (entries: readonly DigestEntry[]): DigestEntry[] => [
  ...new Map(entries.map((entry) => [`${entry.text} ${entry.link}`, entry])).values(),
]

const writeDigest =
  (recipient: Pick<Recipient, 'id' | 'email' | 'isEmailVerified'>) =>
  (entries: readonly DigestEntry[]): NoticeMail => {
    const items = newestOfEachItem(entries).map(({ text, link }) => ({ text, link }))
    return {
      kind: 'digest',
      to: verifiedAddress(recipient),
      subject:
        items.length === 1 ? 'Tenés una novedad en Plomada' : `Tenés ${items.length} novedades en Plomada`,
      notice: {
        userId: recipient.id,
        topic: 'digest',
        link: paths.notifications,
        action: 'Ver mis notificaciones',
        paragraphs: ['Esto pasó desde el último resumen:'],
        items,
      },
      isQuiet: true,
    }
  }

/** The next time that it is `DIGEST_HOUR` in Buenos Aires. */
const nextDigest = sql`(
  date_trunc('day', (now() at time zone ${TIME_ZONE}) - make_interval(hours => ${DIGEST_HOUR}))
  + make_interval(days => 1, hours => ${DIGEST_HOUR})
) at time zone ${TIME_ZONE}`

async function addToDigest(tx: Db, delivery: Delivery): Promise<void> {
  const { event, recipient, from, title } = delivery
  const text = getEvent(event.kind).text({
    person: fullName(from),
    title: quoteTitle(title ?? undefined),
    amount: quoteAmount(eventAmount(event.details ?? {})),
    event: event.event ?? null,
  })
  await enqueueCombinedMail<DigestEntry>(tx, {
    topic: digestTopic(recipient.id),
    entry: {
      kind: event.kind,
      text,
      link: linkOf(delivery),
      ...(event.kind === 'message' && { messageId: event.details.messageId }),
    },
    write: writeDigest(recipient),
    compact: newestOfEachItem,
    runAt: nextDigest,
  })
}

/** Deletes the waiting mails of a kind to a user, also from the digest, or the digest. A mail being sent is not stopped. */
export async function dropWaitingMails(
  tx: Db,
  recipient: Recipient,
  kind: NotificationKind | 'digest',
): Promise<void> {
  const isTo = sql`(${outbox.payload} -> 'notice' ->> 'userId')::integer = ${recipient.id}`
  const isFree = or(isNull(outbox.lockedUntil), lt(outbox.lockedUntil, sql`now()`))
  await tx.delete(outbox).where(and(eq(outbox.kind, kind), isNull(outbox.doneAt), isFree, isTo))
  if (kind === 'digest') return
  await changeWaitingMail<DigestEntry>(
    tx,
    { topic: digestTopic(recipient.id), write: writeDigest(recipient) },
    (entries) => entries.filter((entry) => entry.kind !== kind),
  )
}

/** Takes the messages of a conversation up to one out of the waiting mails. */
export async function dropReadMessages(tx: Db, delivery: Delivery, upTo: number): Promise<void> {
  await changeWaitingMail(tx, toTopic(delivery), (entries) =>
    entries.filter(({ details }) => (details as MessageDetails).messageId > upTo),
  )
  const link = linkOf(delivery)
  await changeWaitingMail<DigestEntry>(
    tx,
    { topic: digestTopic(delivery.recipient.id), write: writeDigest(delivery.recipient) },
    (entries) => entries.filter((entry) => entry.link !== link || (entry.messageId ?? Infinity) > upTo),
  )
}
