import * as z from 'zod/mini'
import { describe, expect, it } from 'vitest'
import { notificationFilters } from './notification.filters.ts'
import { notifications } from './notification.fixtures.ts'
import { eventMail, getEvent } from './events.ts'
import { notificationKinds } from './kinds.ts'
import {
  channelsFor,
  groupByOffer,
  kindOptions,
  notificationHref,
  notificationText,
  shortNotificationText,
} from './notification.rules.ts'
import { notificationWire } from './notification.wire.ts'

const [contact] = notifications

describe('a notification', () => {
  it.each(notifications)('round-trips through the wire format: $kind', (notification) => {
    const wire: unknown = JSON.parse(JSON.stringify(z.encode(notificationWire, notification)))
    expect(z.decode(notificationWire, wire as never)).toEqual(notification)
  })
  it('has a sentence for every kind', () => {
    const offer = { id: 1, title: 'Pintar' }
    const sentences = notificationKinds.map(
      (kind) => contact && notificationText({ ...contact, kind, offer, event: 'client.done' }),
    )
    expect(sentences).toEqual([
      'Ana Ferreyra te quiere contactar',
      'Hay una oferta nueva para vos: «Pintar»',
      'Ana Ferreyra te invita a postularte a «Pintar»',
      'Ana Ferreyra preguntó sobre «Pintar»',
      'Ana Ferreyra respondió tu pregunta sobre «Pintar»',
      'Ana Ferreyra se postuló a «Pintar»',
      'Ana Ferreyra te escribió sobre «Pintar»',
      'Ana Ferreyra cambió su postulación a «Pintar»',
      'Ana Ferreyra retiró su postulación a «Pintar»',
      'Ana Ferreyra te propone otro monto para «Pintar»',
      'Ana Ferreyra respondió tu contraoferta para «Pintar»',
      'Ana Ferreyra no eligió tu postulación a «Pintar»',
      'Ana Ferreyra eligió a otra persona para «Pintar»',
      'Ana Ferreyra aceptó tu postulación a «Pintar»',
      'Hay novedades de la publicación: «Pintar»',
      'Ana Ferreyra te pagó «Pintar»',
      'Ana Ferreyra terminó el trabajo: «Pintar»',
      'Te mandamos lo que ganaste',
      'Ana Ferreyra valoró tu trabajo en «Pintar»',
      'Suspendimos tu cuenta',
    ])
    const short = notificationKinds.map(
      (kind) => contact && shortNotificationText({ ...contact, kind, amount: null, event: 'client.done' }),
    )
    expect(short).toEqual([
      'Ana te quiere contactar',
      'Ana publicó una oferta para vos',
      'Ana te invita a postularte',
      'Ana preguntó',
      'Ana te respondió',
      'Ana se postuló',
      'Ana te escribió',
      'Ana cambió su postulación',
      'Ana retiró su postulación',
      'Ana te propone otro precio',
      'Ana respondió tu contraoferta',
      'Ana no eligió tu postulación',
      'Ana eligió a otra persona',
      'Ana aceptó tu postulación',
      'Hay novedades de la publicación',
      'Ana te pagó',
      'Ana terminó el trabajo',
      'Te mandamos lo que ganaste',
      'Ana valoró tu trabajo',
      'Suspendimos tu cuenta',
    ])
  })
  it('has its amount in the short sentence below the title of the offer (P-164)', () => {
    expect(contact && shortNotificationText({ ...contact, kind: 'application', amount: 52_000 })).toBe(
      'Ana se postuló · $ 52.000',
    )
  })
  it('names the amount of a counter-offer and of its answer (P-155)', () => {
    const offer = { id: 1, title: 'Pintar' }
    const read = (kind: 'counterOffer' | 'counterAnswer', amount: number | null) =>
      contact && notificationText({ ...contact, kind, offer, amount })
    expect(read('counterOffer', 46_000)).toBe('Ana Ferreyra te propone $ 46.000 para «Pintar»')
    expect(read('counterAnswer', 46_000)).toBe(
      'Ana Ferreyra respondió tu contraoferta de $ 46.000 para «Pintar»',
    )
  })
  it('is listed read or unread by default, 20 on a page', () => {
    expect(notificationFilters.toQuery(notificationFilters.initial)).toEqual({ page: 1, page_size: 20 })
    expect(notificationFilters.parse({ leida: 'false' }).isRead).toBe('false')
  })
})

const recipient = { id: 7, role: 'professional' } as const

/** The documentation of the events, as docs/notifications.md shows it. */
function describeEvents(): string {
  const example = { person: 'Ana Ferreyra', title: '«Pintar»', amount: '$ 46.000', event: 'client.done' }
  const mailNames = { immediate: 'at once', daily: 'daily digest', off: 'no' }
  const rows = notificationKinds.map((kind) => {
    const { label, when, channels, text, link, isUrgent = false, combinedBy, delays } = getEvent(kind)
    const cells = [
      `\`${kind}\` «${label}»`,
      when,
      text(example),
      `\`${link({ recipient, offerId: 12, conversationId: 34, assignmentId: 7 })}\``,
      (delays ? `after ${delays.mailMinutes} minutes` : mailNames[channels.mail]) +
        (combinedBy ? `, combined by ${combinedBy}` : ''),
      channels.push ? (delays ? `after ${delays.pushSeconds} seconds` : 'yes') : 'no',
      isUrgent ? 'sends' : 'waits',
    ]
    return `| ${cells.join(' | ')} |`
  })
  return `# Notifications

Every event that notifies a user, derived from [notificationEvents](../packages/domain/src/notification/events.ts): a kind of event is one entry there, and its name in \`kinds.ts\`, and \`notify\` of [notification.actions.ts](../apps/api/src/notification/notification.actions.ts) reports it in the transaction of its cause. All events are on the screen \`/notifications\`. Mail and push are the defaults; users choose others at \`/notifications/preferences\`. From 22 to 8 in Buenos Aires mail and push wait, except where "sends" is written. \`pnpm vitest run packages/domain/src/notification --update\` updates this page.

| event | when, and who is notified | text | link | mail | push | at night |
|---|---|---|---|---|---|---|
${rows.join('\n')}
`
}

describe('the events', () => {
  it('are documented as they are declared (P-060)', async () => {
    await expect(describeEvents()).toMatchFileSnapshot('../../../../docs/notifications.md')
  })
  it.each(notificationKinds)('have a mail, a link and a text: %s (P-060)', (kind) => {
    const texts = {
      until: '2026-12-05',
      text: 'Muy bien',
      message: 'Hola',
      question: '¿Hay luz?',
      answer: 'Sí',
      reason: 'No',
    }
    const details = {
      ...texts,
      isAccepted: false,
      amount: 1500,
      quote: 1500,
      score: 5,
      budget: 1500,
      city: 'Quilmes',
      offerId: 12,
      title: 'Pintar',
      alert: 'Pintura en Quilmes',
      messageId: 5,
    }
    const entry = { person: 'Ana', details }
    for (const entries of [[entry], [entry, { ...entry, person: 'Rita' }]]) {
      const { subject, paragraphs } = eventMail(kind, entries, '«Pintar»')
      expect(subject).not.toBe('')
      expect([subject, ...paragraphs].join(' ')).not.toMatch(/undefined|null|NaN/)
    }
    expect(notificationHref({ kind, offer: null, conversationId: null }, recipient)).toMatch(/^\//)
  })
  it('use the channels that the user chose, or else those of the declaration (P-066)', () => {
    const choice = { mail: 'daily', push: false } as const
    expect(channelsFor('payment', choice)).toEqual(choice)
    expect(channelsFor('payment', null)).toEqual({ mail: 'immediate', push: true })
  })
  it('are the options of the filter by kind, with their names (P-061)', () => {
    expect(kindOptions('professional')).toHaveLength(notificationKinds.length)
    expect(kindOptions('professional')[0]).toEqual({ value: 'contact', label: 'Contactos' })
  })
  it('are options for the roles that can receive them (P-165)', () => {
    expect(kindOptions('comun').map(({ value }) => value)).toEqual([
      'question',
      'application',
      'message',
      'edit',
      'withdrawal',
      'counterAnswer',
      'offer',
      'assignment',
      'suspension',
    ])
    expect(kindOptions('admin').map(({ value }) => value)).toEqual(['suspension'])
  })
  it('group by offer in the order of their newest notification (P-061)', () => {
    const offer = (id: number) => ({ id, title: `Oferta ${id}` })
    const list = [1, 2, null, 1].flatMap((id, index) =>
      contact ? [{ ...contact, id: 10 - index, offer: id === null ? null : offer(id) }] : [],
    )
    const groups = groupByOffer(list).map((group) => [
      group.offer?.id,
      group.notifications.map(({ id }) => id),
    ])
    expect(groups).toEqual([
      [1, [10, 7]],
      [2, [9]],
      [undefined, [8]],
    ])
  })
})
