import { randomUUID } from 'node:crypto'
import { MASKED_CONTACT_DATA, notificationFilters, type NotificationPreference } from '@plomada/domain'
import { conversationCalls, notificationCalls } from '@plomada/domain/calls'
import { eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { outbox } from '../database/schema/infrastructure.ts'
import { pushMessages } from '../database/schema/notifications.ts'
import { createMailLinks } from '../services/mail/mail.links.ts'
import { createOutboxWorker } from '../services/mail/outbox.worker.ts'
import { createPushWorker } from '../services/push/push.worker.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'
import { openPushService } from '../testing/pushService.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let market: Marketplace
let service: Awaited<ReturnType<typeof openPushService>>
let client: Person
let worker: Person
let offer: { id: number; title: string }
let id: number
beforeAll(async () => {
  market = await openMarketplace({ config: { pushLoopback: true } })
  service = await openPushService()
})
afterAll(async () => {
  service?.close()
  await market?.close()
})
beforeEach(async () => {
  client = await market.addPerson({ firstName: 'Nora', lastName: 'Paz', email: `n${randomUUID()}@a.com` })
  worker = await market.addPerson({ firstName: 'Julián', role: 'professional' })
  offer = await market.publish(client)
  await market.apply(worker, offer)
  id = (await market.as(worker).send(conversationCalls.open, { body: { offerId: offer.id } })).result.id
  market.sentMails.length = 0
  service.received.length = 0
  await market.db.delete(outbox)
  await market.db.delete(pushMessages)
})

const write = async (who: Person, text: string, key = randomUUID()) =>
  (await market.as(who).send(conversationCalls.send, { params: { id }, body: { key, text } })).result
const markRead = (who: Person, upTo: number) =>
  market.as(who).send(conversationCalls.markRead, { params: { id }, body: { upTo } })
const list = async (who: Person) =>
  (
    await market.as(who).send(notificationCalls.list, {
      query: { ...notificationFilters.initial, kind: 'message' },
    })
  ).result
const countUnread = async (who: Person) => (await market.as(who).send(notificationCalls.unread, {})).unread
const prefer = (person: Person, preference: Omit<NotificationPreference, 'kind'>) =>
  market.as(person).send(notificationCalls.savePreference, { body: { kind: 'message', ...preference } })
const subscribe = (person: Person) => {
  const { endpoint, keys } = service.subscribe()
  return market.as(person).send(notificationCalls.addDevice, { body: { endpoint, keys } })
}
/** Sends what is due after some time, as if it had passed. */
const sendAfter = async (seconds: number) => {
  for (const table of [outbox, pushMessages])
    await market.db
      .update(table)
      .set({ runAt: sql`${table.runAt} - make_interval(secs => ${seconds})` })
      .where(isNull(table.doneAt))
  const links = createMailLinks(market.config, market.services.notificationKeys.unsubscribe)
  await createOutboxWorker({ db: market.db, links, transport: market.services.mail }).drain()
  await createPushWorker({ db: market.db, transport: market.services.push }).drain()
  return market.sentMails.map(({ subject }) => subject)
}

test('a message notifies the other party once, by bell, mail and push, and not its sender (P-049)', async () => {
  await subscribe(client)
  await subscribe(worker)
  const before = await countUnread(client)
  const key = randomUUID()
  await Promise.all([write(worker, 'Buenas', key), write(worker, 'Buenas', key)])
  expect(await countUnread(client)).toBe(before + 1)
  expect(await list(client)).toMatchObject([
    { kind: 'message', message: 'Buenas', conversationId: id, from: { firstName: 'Julián' }, isRead: false },
  ])
  expect(await list(worker)).toEqual([])
  expect(await sendAfter(600)).toEqual([`Nuevo mensaje sobre «${offer.title}»`])
  expect(market.sentMails[0]?.text).toContain('Buenas')
  expect(market.sentMails[0]?.text).toContain(`/messages/${id}`)
  expect(service.received).toHaveLength(1)
})

test('a conversation has one unread notification, which reading the conversation marks as read (P-049)', async () => {
  const before = await countUnread(client)
  await write(worker, 'Uno')
  const second = await write(worker, 'Dos')
  const third = await write(worker, 'Tres')
  expect(await list(client)).toMatchObject([{ message: 'Tres', isRead: false }])
  await markRead(client, second.id)
  expect(await countUnread(client)).toBe(before + 1)
  await markRead(client, third.id)
  expect(await countUnread(client)).toBe(before)
  await write(worker, 'Cuatro')
  expect(await list(client)).toMatchObject([
    { message: 'Cuatro', isRead: false },
    { message: 'Tres', isRead: true },
  ])
})

test('the mail waits five minutes and has all messages of the conversation (P-050)', async () => {
  for (let number = 1; number <= 12; number++) await write(worker, `Mensaje n.º ${number}.`)
  expect(await sendAfter(200)).toEqual([])
  expect(await sendAfter(101)).toEqual([`12 mensajes nuevos sobre «${offer.title}»`])
  const { text = '' } = market.sentMails[0] ?? {}
  expect(text).toContain('Hay 2 mensajes anteriores.')
  expect(text).not.toContain('n.º 2.')
  expect(text).toMatch(/n\.º 3\.[^]*n\.º 12\./)
})

const readEntries = async (kind: 'message' | 'digest') => {
  const [row] = await market.db.select().from(outbox).where(eq(outbox.kind, kind))
  return (row?.payload as { entries: unknown[] } | undefined)?.entries
}

test('a waiting mail keeps the texts of the newest ten messages and only the ids of those before (P-050)', async () => {
  const ids: number[] = []
  for (let number = 1; number <= 12; number++) ids.push((await write(worker, `n.º ${number}`)).id)
  const texts = ['', '', ...Array.from({ length: 10 }, (_, index) => `n.º ${index + 3}`)]
  const toEntry = (text: string, index: number) => ({
    person: expect.any(String) as string,
    details: { messageId: ids[index], text },
  })
  expect(await readEntries('message')).toEqual(texts.map(toEntry))
  await markRead(client, ids[3] ?? 0)
  expect(await readEntries('message')).toEqual(texts.map(toEntry).slice(4))
  expect(await sendAfter(600)).toEqual([`8 mensajes nuevos sobre «${offer.title}»`])
})

test('the waiting digest has one entry for a conversation, whatever the number of its messages (P-050)', async () => {
  await prefer(client, { mail: 'daily', push: true })
  for (const text of ['Uno', 'Dos']) await write(worker, text)
  const last = await write(worker, 'Tres')
  expect(await readEntries('digest')).toMatchObject([{ kind: 'message', messageId: last.id }])
  await markRead(client, last.id)
  expect(await readEntries('digest')).toBeUndefined()
})

test('messages that were read are not mailed, alone or in the digest (P-050)', async () => {
  const first = await write(worker, 'Primero')
  await write(worker, 'Segundo')
  await markRead(client, first.id)
  expect(await sendAfter(600)).toEqual([`Nuevo mensaje sobre «${offer.title}»`])
  expect(market.sentMails[0]?.text).not.toContain('Primero')
  const third = await write(worker, 'Tercero')
  await markRead(client, third.id)
  expect(await sendAfter(3600)).toHaveLength(1)

  await prefer(client, { mail: 'daily', push: true })
  const fourth = await write(worker, 'Cuarto')
  await markRead(client, fourth.id)
  expect(await sendAfter(90_000)).toHaveLength(1)
  await write(worker, 'Quinto')
  await write(worker, 'Sexto')
  expect(await sendAfter(90_000)).toContain('Tenés una novedad en Plomada')
})

test('a message read in the open conversation leaves a read notification, without mail and push message (P-050, P-051)', async () => {
  await subscribe(client)
  const { id: messageId } = await write(worker, 'Hola')
  expect(await list(client)).toMatchObject([{ message: 'Hola', isRead: false }])
  await markRead(client, messageId)
  expect(await sendAfter(3600)).toEqual([])
  expect(service.received).toEqual([])
  expect(await list(client)).toMatchObject([{ message: 'Hola', isRead: true }])
})

test('the mail of a read conversation is not sent although messages arrive at the same time (P-050)', async () => {
  const sent = await Promise.all(
    Array.from({ length: 8 }, async (_, number) => {
      const message = await write(worker, String(number))
      await markRead(client, message.id)
      return message.id
    }),
  )
  await markRead(client, Math.max(...sent))
  expect(await sendAfter(3600)).toEqual([])
})

test('users who turned the mails or push messages off receive none (P-049)', async () => {
  await subscribe(client)
  await write(worker, 'Hola')
  await prefer(client, { mail: 'off', push: false })
  await write(worker, '¿Sigue disponible?')
  expect(await sendAfter(3600)).toEqual([])
  expect(service.received).toEqual([])
  expect(await list(client)).toHaveLength(1)
})

test('a push message waits three seconds, and is not sent to a user who has read the message (P-051)', async () => {
  await subscribe(client)
  const read = await write(worker, 'Hola')
  const { rows } = await market.db.execute(sql`
    select extract(epoch from p.run_at - n.created_at)::int as seconds
    from push_messages p join notifications n on n.id = p.notification_id`)
  expect(rows).toEqual([{ seconds: 3 }])
  await markRead(client, read.id)
  await sendAfter(4)
  expect(service.received).toEqual([])
  await write(worker, 'Soy Julián Sosa, 221 555-0142')
  await sendAfter(4)
  expect(service.received).toMatchObject([
    {
      content: {
        body: `Julián te escribió sobre «${offer.title}»`,
        url: `/messages/${id}`,
        group: `conversation-${id}`,
      },
    },
  ])
  expect(JSON.stringify(service.received)).not.toMatch(/Sosa|555/)
})

test('contact data is masked in the mail and the notification, and the mail takes no replies (P-052)', async () => {
  await write(worker, 'Mi número es 221 555-0142')
  await market.accept(client, offer, worker)
  await sendAfter(600)
  const mail = market.sentMails.find(({ subject }) => subject.startsWith('Nuevo mensaje'))
  expect(mail?.text).toContain(`Mi número es ${MASKED_CONTACT_DATA}`)
  expect(mail?.replyTo).toBeUndefined()
  expect(JSON.stringify(market.sentMails)).not.toContain('555-0142')
  expect(await list(client)).toMatchObject([{ message: `Mi número es ${MASKED_CONTACT_DATA}` }])
  await write(worker, 'Ahora sí: 221 555-0142')
  expect(await list(client)).toMatchObject([{ message: 'Ahora sí: 221 555-0142' }])
})
