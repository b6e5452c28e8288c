import * as z from 'zod'
import { isRequiredKind, notificationKinds, shifts } from '@plomada/domain'
import { writeCalendar } from '../calendar/calendar.ts'
import { renderMail } from './mail.layout.ts'
import type { MailLinks } from './mail.links.ts'
import type { MailPayload } from './mail.ts'

const rendered = z.object({
  to: z.string().min(3),
  subject: z.string(),
  text: z.string(),
  html: z.string().exactOptional(),
  replyTo: z.string().exactOptional(),
  calendar: z
    .object({
      method: z.enum(['REQUEST', 'CANCEL']),
      entry: z.object({
        id: z.int(),
        day: z.string(),
        shift: z.nullable(z.enum(shifts)),
        sequence: z.int(),
        title: z.string(),
        place: z.string(),
      }),
    })
    .exactOptional(),
})

/** A mail about notifications. Its links are paths, and its parts are rendered when it is sent. */
const notice = z.object({
  userId: z.int(),
  topic: z.enum([...notificationKinds, 'digest', 'receipt']),
  paragraphs: z.array(z.string()),
  items: z.array(z.object({ text: z.string(), link: z.string() })).exactOptional(),
  action: z.string().exactOptional(),
  link: z.string(),
})

const storedNotice = z.object({
  ...rendered.omit({ text: true, html: true }).shape,
  notice,
})

/** Returns a mail of the outbox as it is sent. Throws if its payload is not one. */
export function toMailPayload(payload: unknown, { publicUrl, unsubscribeUrl }: MailLinks): MailPayload {
  const stored = storedNotice.safeParse(payload)
  if (!stored.success) return rendered.omit({ calendar: true }).parse(payload)
  const { notice: content, calendar, ...addressed } = stored.data
  const { userId, topic, link, items = [] } = content
  // A mail that users need has no link that ends it.
  const isNeeded = topic === 'receipt' || (topic !== 'digest' && isRequiredKind(topic))
  const url = isNeeded ? undefined : unsubscribeUrl({ userId, topic })
  const layout = {
    ...content,
    subject: addressed.subject,
    link: publicUrl + link,
    items: items.map((item) => ({ ...item, link: publicUrl + item.link })),
    ...(url !== undefined && { unsubscribeUrl: url }),
  }
  return {
    ...addressed,
    ...renderMail(layout),
    ...(url !== undefined && { unsubscribeUrl: url }),
    ...(calendar && {
      calendar: {
        method: calendar.method,
        text: writeCalendar([calendar.entry], { publicUrl, now: new Date(), method: calendar.method }),
      },
    }),
  }
}
