import { randomUUID } from 'node:crypto'
import { conversationFilters, MASKED_CONTACT_DATA, type Conversation } from '@plomada/domain'
import { applicationCalls, conversationCalls as calls } from '@plomada/domain/calls'
import { and, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { assignments } from '../database/schema/assignments.ts'
import { conversations, messages } from '../database/schema/conversations.ts'
import { offers } from '../database/schema/core.ts'
import { openMarketplace, outcome, outcomes, type Marketplace } from '../testing/marketplace.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let market: Marketplace
let client: Person
let worker: Person
let offer: { id: number }
let conversation: Conversation
beforeAll(async () => {
  market = await openMarketplace()
})
afterAll(() => market.close())
beforeEach(async () => {
  client = await market.addPerson({ firstName: 'Nora' })
  worker = await market.addPerson({ firstName: 'Julián', role: 'professional' })
  offer = await market.publish(client)
  await market.apply(worker, offer)
  conversation = await open(client, worker)
})

const open = async (who: Person, applicant?: Person, offerId = offer.id) =>
  (await market.as(who).send(calls.open, { body: { offerId, ...(applicant && { workerId: applicant.id }) } }))
    .result
const send = async (who: Person, text: string, key = randomUUID(), { id } = conversation) =>
  (await market.as(who).send(calls.send, { params: { id }, body: { key, text } })).result
const read = (who: Person, before?: number) =>
  market.as(who).send(calls.messages, { params: { id: conversation.id }, query: { before } })
const texts = async (who: Person) => (await read(who)).result.map(({ text }) => text)
const get = async (who: Person) =>
  (await market.as(who).send(calls.get, { params: { id: conversation.id } })).result
const list = (who: Person) => market.as(who).send(calls.list, { query: conversationFilters.initial })
const countUnread = async (who: Person) => (await market.as(who).send(calls.unread, {})).unread
const markRead = async (who: Person, upTo: number) =>
  (await market.as(who).send(calls.markRead, { params: { id: conversation.id }, body: { upTo } })).unread
const sendPhoto = async (who: Person, file: Blob, body: { key: string; text?: string }) =>
  (await market.as(who).send(calls.photo, { params: { id: conversation.id }, file, body })).result

describe('a conversation', () => {
  test('is opened by the client or the applicant, once for each application (P-030)', async () => {
    expect((await open(worker)).id).toBe(conversation.id)
    const opened = await Promise.all([1, 2, 3, 4].map(() => open(worker)))
    expect(new Set(opened.map(({ id }) => id))).toEqual(new Set([conversation.id]))
    expect(await get(worker)).toMatchObject({ other: { firstName: 'Nora' }, isOwner: false, closed: null })
    expect(conversation).toMatchObject({ other: { firstName: 'Julián' }, isOwner: true, isMasked: true })
  })

  test('is not opened about an offer without an application, nor by others (P-031)', async () => {
    expect(await outcome(open(market.bruno))).toBe('notFound')
    expect(await outcome(open(client, market.bruno))).toBe('notFound')
    expect(await outcome(open(market.rita, worker))).toBe('notFound')
    expect(await outcome(open(client, worker, 2 ** 31 - 1))).toBe('notFound')
  })

  test('is listed with its newest message and unread count once it has messages (P-037)', async () => {
    expect((await list(client)).total).toBe(0)
    await send(worker, 'Buenas')
    await send(worker, '¿Sigue disponible?')
    const { result, total } = await list(client)
    expect(total).toBe(1)
    expect(result).toMatchObject([
      { id: conversation.id, unread: 2, lastMessage: { text: '¿Sigue disponible?' } },
    ])
    expect((await list(worker)).result).toMatchObject([{ unread: 0 }])
    expect((await list(market.rita)).total).toBe(0)
  })

  test('counts unread messages and shows the sender what was read (P-037)', async () => {
    const first = await send(worker, 'Uno')
    const second = await send(worker, 'Dos')
    expect(await countUnread(client)).toBe(2)
    expect(await markRead(client, first.id)).toBe(1)
    expect((await get(worker)).otherReadId).toBe(first.id)
    expect(await markRead(client, 2 ** 31 - 1)).toBe(0)
    expect((await get(worker)).otherReadId).toBe(second.id)
    expect(await markRead(client, first.id)).toBe(0)
    expect((await get(worker)).otherReadId).toBe(second.id)
    expect(await countUnread(worker)).toBe(0)
  })

  test('is deleted with its offer', async () => {
    await send(worker, 'Buenas')
    await market.db.delete(offers).where(eq(offers.id, offer.id))
    expect(await market.db.$count(conversations, eq(conversations.id, conversation.id))).toBe(0)
    expect(await outcome(get(client))).toBe('notFound')
  })
})

describe('messages', () => {
  test('sent again with the same key are stored once, also at the same time (P-033)', async () => {
    const key = randomUUID()
    const sent = await Promise.all([1, 2, 3, 4, 5].map(() => send(worker, 'Buenas', key)))
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1)
    expect(await texts(client)).toEqual(['Buenas'])
    // The key of another sender is another message.
    await send(client, 'Hola', key)
    expect(await texts(worker)).toEqual(['Buenas', 'Hola'])
  })

  test('of both parties at the same time keep one order (P-034)', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, number) => send(number % 2 ? client : worker, String(number))),
    )
    const { result } = await read(client)
    expect(result).toHaveLength(20)
    const ids = result.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    expect(await texts(worker)).toEqual(result.map(({ text }) => text))
  })

  test('are paged from the newest to the oldest (P-034)', async () => {
    for (let number = 1; number <= 65; number++) await send(worker, String(number))
    const pages: string[][] = []
    let before: number | undefined
    for (let more = true; more;) {
      const { result, hasMore } = await read(client, before)
      pages.unshift(result.map(({ text }) => text))
      before = result[0]?.id
      more = hasMore
    }
    expect(pages.map(({ length }) => length)).toEqual([5, 30, 30])
    expect(pages.flat()).toEqual(Array.from({ length: 65 }, (_, index) => String(index + 1)))
  })

  test('hide contact data from both parties until the acceptance, and show it afterwards (P-035)', async () => {
    const text = 'Mi número es 221 555-0142 o nora@correo.com.ar'
    const masked = `Mi número es ${MASKED_CONTACT_DATA} o ${MASKED_CONTACT_DATA}`
    expect((await send(client, text)).text).toBe(masked)
    expect([await texts(client), await texts(worker)]).toEqual([[masked], [masked]])
    expect((await list(worker)).result[0]?.lastMessage?.text).toBe(masked)
    await market.accept(client, offer, worker)
    expect(await get(worker)).toMatchObject({ isMasked: false, closed: null })
    expect((await get(worker)).assignmentId).toBeGreaterThan(0)
    expect([await texts(client), await texts(worker)]).toEqual([[text], [text]])
  })

  test.each([
    ['is empty', ''],
    ['has only invisible characters', '\u2060 \u200B'],
    ['is longer than 2,000 characters', 'a'.repeat(2001)],
  ])('a text that %s is refused (P-032)', async (_, texto) => {
    const response = await market.as(client).inject({
      method: 'POST',
      url: `/api/user/conversations/${conversation.id}/messages`,
      payload: { key: randomUUID(), texto },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json().fields).toHaveProperty('texto')
  })

  test.each([
    '<script>alert(1)</script>',
    "'; drop table messages; --",
    '\u202Eabc',
    '👩‍🔧'.repeat(100),
    'a'.repeat(2000),
  ])('store hostile text as text: %j (P-032)', async (text) => {
    await send(client, text)
    expect(await texts(worker)).toEqual([text.replaceAll('\u202E', '')])
  })

  test('have a key that is a UUID (P-033)', async () => {
    const url = `/api/user/conversations/${conversation.id}/messages`
    const payload = { key: 'a', texto: 'Hola' }
    const response = await market.as(client).inject({ method: 'POST', url, payload })
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, ['key']])
  })
})

describe('photos', () => {
  const photo = async () => {
    const image = sharp({ create: { width: 64, height: 48, channels: 3, background: '#875' } })
    const exif = { IFD0: { Copyright: 'Nora' }, IFD3: { GPSLatitudeRef: 'S' } }
    return new Blob([new Uint8Array(await image.withExif(exif).jpeg().toBuffer())], { type: 'image/jpeg' })
  }

  test('are stored without location data, with or without a text, once for each key (P-032, P-033)', async () => {
    const key = randomUUID()
    const sent = await sendPhoto(worker, await photo(), { key, text: 'Así quedó' })
    expect((await sendPhoto(worker, await photo(), { key })).id).toBe(sent.id)
    await sendPhoto(worker, await photo(), { key: randomUUID() })
    const { result } = await read(client)
    expect(result.map(({ text }) => text)).toEqual(['Así quedó', ''])
    const { rawPayload } = await market.as(client).inject({ url: result[0]?.photo ?? '' })
    const { format, exif } = await sharp(rawPayload).metadata()
    expect([format, exif]).toEqual(['webp', undefined])
  })

  test('that are no images are refused, and no message is sent (P-032)', async () => {
    const file = new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' })
    expect(await outcome(sendPhoto(worker, file, { key: randomUUID() }))).toBe('photoFormat')
    expect(await texts(client)).toEqual([])
  })
})

describe('a closed conversation stays readable and takes no messages', () => {
  const refusals = async () => [
    await outcome(send(client, 'Otra')),
    await outcome(send(worker, 'Otra')),
    await outcome(market.as(worker).send(calls.typing, { params: { id: conversation.id } })),
  ]
  const closed = ['conversationClosed', 'conversationClosed', 'conversationClosed']

  test('when another applicant was accepted (P-036)', async () => {
    const key = randomUUID()
    const sent = await send(worker, 'Buenas', key)
    await market.apply(market.bruno, offer)
    await market.accept(client, offer, market.bruno)
    expect(await refusals()).toEqual(closed)
    expect(await get(worker)).toMatchObject({ closed: 'expired' })
    expect(await texts(worker)).toEqual(['Buenas'])
    // Its response may have been lost.
    expect(await send(worker, 'Buenas', key)).toEqual(sent)
  })

  test('when the application is withdrawn, until it is sent again (P-036)', async () => {
    await send(worker, 'Buenas')
    await market.as(worker).send(applicationCalls.withdraw, { params: { serviceId: offer.id } })
    expect(await refusals()).toEqual(closed)
    expect(await get(client)).toMatchObject({ closed: 'withdrawn' })
    expect(await texts(client)).toEqual(['Buenas'])
    await market.apply(worker, offer)
    await send(client, 'Qué bueno que siga en pie')
  })

  test('30 days after the end of the job (P-036)', async () => {
    await market.accept(client, offer, worker)
    const changedAt = new Date()
    await market.db
      .update(assignments)
      .set({ state: 'completed', changedAt })
      .where(eq(assignments.offerId, offer.id))
    market.setClock(new Date(changedAt.getTime() + 30 * 86_400_000 - 1000))
    await send(worker, 'Quedo a disposición')
    market.setClock(new Date(changedAt.getTime() + 30 * 86_400_000))
    expect(await refusals()).toEqual(closed)
    expect(await get(client)).toMatchObject({ closed: 'finished' })
    market.setClock(new Date())
  })

  test('when a party is suspended or the offer is deactivated before the acceptance (P-036)', async () => {
    await market.ban(worker)
    expect(await outcome(send(client, 'Hola'))).toBe('conversationClosed')
    expect(await outcome(send(worker, 'Hola'))).toBe('banned')
    expect(await get(client)).toMatchObject({ closed: 'unavailable' })
    await market.ban(worker, true)
    await send(client, 'Hola')
    await market.db.update(offers).set({ isActive: false }).where(eq(offers.id, offer.id))
    expect(await refusals()).toEqual(closed)
  })

  test('when it is accepted while a message is sent: either the message comes first or it is refused (P-036)', async () => {
    await market.apply(market.bruno, offer)
    const counts = await outcomes([
      market.accept(client, offer, market.bruno),
      ...Array.from({ length: 6 }, (_, number) => send(worker, String(number))),
    ])
    expect((counts['done'] ?? 0) + (counts['conversationClosed'] ?? 0)).toBe(7)
    expect(await texts(client)).toHaveLength((counts['done'] ?? 0) - 1)
  })
})

test('the database refuses a message of a user who is no party (P-031)', async () => {
  const row = { conversationId: conversation.id, senderId: market.rita.id, key: randomUUID(), text: 'Hola' }
  await expect(market.db.insert(messages).values(row)).rejects.toMatchObject({
    cause: { constraint: 'messages_sender_is_party' },
  })
})

test('messages have a quota (P-041)', async () => {
  const quotas = { ...market.config.quotas, conversationMessage: { minute: 2, day: 3 } }
  const strict = await openMarketplace({ config: { quotas } })
  const [nora, julian] = [strict.ana, strict.bruno]
  const { id } = await strict.publish(nora)
  await strict.apply(julian, { id })
  const { result } = await strict.as(julian).send(calls.open, { body: { offerId: id } })
  const sendOne = (key = randomUUID()) =>
    outcome(strict.as(julian).send(calls.send, { params: { id: result.id }, body: { key, text: 'Hola' } }))
  const key = randomUUID()
  expect([await sendOne(key), await sendOne(), await sendOne(), await sendOne(key)]).toEqual([
    'done',
    'done',
    'tooManyRequests',
    'done',
  ])
  const sent = and(eq(messages.conversationId, result.id), eq(messages.senderId, julian.id))
  expect(await strict.db.$count(messages, sent)).toBe(2)
  await strict.close()
})
