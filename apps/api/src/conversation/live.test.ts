import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { MASKED_CONTACT_DATA } from '@plomada/domain'
import { conversationCalls as calls, HEARTBEAT_MS, STREAMS_PER_USER } from '@plomada/domain/calls'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openEventStream, type OpenStream, type ReceivedEvent } from '../testing/eventStream.ts'
import { openMarketplace, outcome, type Marketplace } from '../testing/marketplace.ts'
import { createLiveHub } from './hub.live.ts'
import type { EventStream } from './stream.live.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let market: Marketplace
let url: string
let client: Person
let worker: Person
let offer: { id: number }
let id: number
const opened: OpenStream[] = []
beforeAll(async () => {
  market = await openMarketplace()
  url = await market.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => market.close())
beforeEach(async () => {
  client = await market.addPerson({ firstName: 'Nora' })
  worker = await market.addPerson({ firstName: 'Julián', role: 'professional' })
  offer = await market.publish(client)
  await market.apply(worker, offer)
  id = (await market.as(worker).send(calls.open, { body: { offerId: offer.id } })).result.id
})
afterEach(async () => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const stream of opened) stream.close()
  await Promise.all(opened.splice(0).map(({ ended }) => ended))
})

async function openStream(who: Person, lastEventId?: number): Promise<OpenStream> {
  const token = await market.identity.tokenFor(who.subject)
  const stream = await openEventStream(url, { token, lastEventId })
  opened.push(stream)
  await stream.until(isNamed('ready'))
  return stream
}
const send = async (who: Person, text: string) =>
  (await market.as(who).send(calls.send, { params: { id }, body: { key: randomUUID(), text } })).result
const isNamed = (name: string) => (event: ReceivedEvent) => event.name === name
const isMessage = (text: string) => (event: ReceivedEvent) =>
  event.name === 'message' && (event.data['mensaje'] as { texto: string }).texto === text
const messageTexts = ({ events }: OpenStream) =>
  events.filter(isNamed('message')).map(({ data }) => (data['mensaje'] as { texto: string }).texto)

// A pooler in transaction mode drops LISTEN: streams then read messages at intervals, and carry no other events.
const isThroughPooler = Boolean(process.env['TEST_POOLER_URL'])

test('both parties receive each message once, with its id as the id of the event (P-038)', async () => {
  const [forClient, forWorker] = [await openStream(client), await openStream(worker)]
  const sent = await send(worker, 'Buenas')
  const received = await Promise.all(
    [forClient, forWorker].map((stream) => stream.until(isMessage('Buenas'))),
  )
  expect(received.map((event) => [event.id, event.data['conversacion']])).toEqual([
    [sent.id, id],
    [sent.id, id],
  ])
  await send(client, 'Hola')
  await forWorker.until(isMessage('Hola'))
  expect(messageTexts(forWorker)).toEqual(['Buenas', 'Hola'])
})

test('messages of other conversations do not arrive (P-031)', async () => {
  const stream = await openStream(market.rita)
  const own = await openStream(client)
  await send(worker, 'Buenas')
  await own.until(isMessage('Buenas'))
  expect(stream.events.map(({ name }) => name)).toEqual(['ready'])
})

test.skipIf(isThroughPooler)('contact data is masked until the acceptance (P-035)', async () => {
  const stream = await openStream(client)
  await send(worker, '221 555-0142')
  await stream.until(isMessage(MASKED_CONTACT_DATA))
  await market.accept(client, offer, worker)
  expect((await stream.until(isNamed('changed'))).data).toEqual({ conversacion: id })
  await send(worker, '221 555-0143')
  await stream.until(isMessage('221 555-0143'))
})

test('a stream resumes after the last event, without a gap and without repeating (P-039)', async () => {
  const first = await openStream(client)
  await send(worker, '1')
  const { id: lastId } = await first.until(isMessage('1'))
  first.close()
  for (let number = 2; number <= 130; number++) await send(worker, String(number))
  const second = await openStream(client, lastId ?? 0)
  await send(worker, '131')
  await second.until(isMessage('131'))
  expect(messageTexts(second)).toEqual(Array.from({ length: 130 }, (_, index) => String(index + 2)))
})

test('a stream from the beginning or from an id that does not exist is current (P-039)', async () => {
  await send(worker, 'Antes')
  const streams = [await openStream(client), await openStream(client, 2 ** 31 - 1)]
  await send(worker, 'Ahora')
  for (const stream of streams) {
    await stream.until(isMessage('Ahora'))
    expect(messageTexts(stream)).toEqual(['Ahora'])
  }
})

test('polling returns the same messages (P-045)', async () => {
  const poll = (after?: number) => market.as(client).send(calls.stream, { query: { after } })
  const { lastId } = await poll()
  await send(worker, 'Uno')
  const { id: second } = await send(worker, 'Dos')
  const polled = await poll(lastId)
  expect(polled.result.map(({ message }) => message.text)).toEqual(['Uno', 'Dos'])
  expect(polled.lastId).toBe(second)
  expect(await poll(second)).toEqual({ result: [], lastId: second })
})

test.skipIf(isThroughPooler)('reading and writing show to the other party (P-037, P-042)', async () => {
  const [forClient, forWorker] = [await openStream(client), await openStream(worker)]
  const { id: upTo } = await send(worker, 'Buenas')
  await market.as(client).send(calls.markRead, { params: { id }, body: { upTo } })
  expect((await forWorker.until(isNamed('read'))).data).toEqual({ conversacion: id, leido: upTo })
  await forClient.until(isNamed('unread'))
  await market.as(client).send(calls.typing, { params: { id } })
  expect((await forWorker.until(isNamed('typing'))).data).toEqual({ conversacion: id })
  expect(forClient.events.some(isNamed('typing'))).toBe(false)
})

test.skipIf(isThroughPooler)(
  'a suspension ends the streams of the user and notifies the other party (P-040)',
  async () => {
    const [forClient, forWorker] = [await openStream(client), await openStream(worker)]
    await market.ban(worker)
    expect((await forWorker.until(isNamed('closed'))).data).toEqual({ code: 'banned' })
    await forWorker.ended
    await forClient.until(isNamed('changed'))
    await expect(openStream(worker)).rejects.toThrow('403')
  },
)

test('visitors, admins and suspended users get no stream (P-040)', async () => {
  for (const [who, status] of [
    [market.elena, '403'],
    [market.dario, '403'],
  ] as const)
    await expect(openStream(who)).rejects.toThrow(status)
  await expect(openEventStream(url, { token: 'none' })).rejects.toThrow('401')
})

test('a user has a limited number of streams (P-041)', async () => {
  const user = await market.addPerson()
  for (let count = 0; count < STREAMS_PER_USER; count++) await openStream(user)
  await expect(openStream(user)).rejects.toThrow('429')
  opened.at(-1)?.close()
  await expect.poll(() => openStream(user).then(() => 'opened', String)).toBe('opened')
})

/** Sends a request for a stream, and closes its connection when the server is about to handle it. */
async function requestAndDisconnect(who: Person): Promise<void> {
  const token = await market.identity.tokenFor(who.subject)
  const client = connect(Number(new URL(url).port), '127.0.0.1')
  const closed = Promise.withResolvers<void>()
  vi.spyOn(market.app, 'limitUser').mockImplementationOnce(async ({ raw: { socket } }) => {
    client.destroy()
    await once(socket, 'close')
    closed.resolve()
  })
  const lines = ['GET /api/user/conversations/stream HTTP/1.1', 'host: test', 'accept: text/event-stream']
  client.write([...lines, `authorization: Bearer ${token}`, '', ''].join('\r\n'))
  await closed.promise
  // The handler runs in the same turn.
  await nextTurn()
}

test('a request whose client disconnects before its stream begins does not count (P-041)', async () => {
  const user = await market.addPerson()
  for (let count = 0; count < STREAMS_PER_USER; count++) await requestAndDisconnect(user)
  for (let count = 0; count < STREAMS_PER_USER; count++)
    expect((await openStream(user)).events.map(({ name }) => name)).toEqual(['ready'])
})

test('a stream whose connection does not close stops counting after its lifetime (P-041)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  const hub = createLiveHub({
    database: { ...market.database, isPooled: true },
    photoUrl: () => '',
    accessRefusal: async () => null,
    onError: () => {},
  })
  const stream = { send: () => {}, beat: vi.fn<() => void>(), end: vi.fn<() => void>() }
  const addStream = async () => {
    hub.refuseTooMany(client.id)
    hub.add(client.id, stream, null)
  }
  for (let count = 0; count < STREAMS_PER_USER; count++) await addStream()
  vi.advanceTimersByTime(12 * 60_000 - HEARTBEAT_MS)
  expect(stream.beat).toHaveBeenCalled()
  expect(await outcome(addStream())).toBe('tooManyRequests')
  vi.advanceTimersByTime(3 * 60_000 + HEARTBEAT_MS)
  expect(stream.end).toHaveBeenCalled()
  expect(await outcome(addStream())).toBe('done')
  await hub.stop()
})

test.skipIf(isThroughPooler)('a stream begins when it receives what happens (P-039)', async () => {
  const listening = Promise.withResolvers<void>()
  const query = Client.prototype.query as (this: Client, ...args: unknown[]) => unknown
  vi.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...args: unknown[]) {
    return args[0] === 'listen plomada_live'
      ? listening.promise.then(() => query.apply(this, args))
      : query.apply(this, args)
  })
  const hub = createLiveHub({
    database: market.database,
    photoUrl: () => '',
    accessRefusal: async () => null,
    onError: () => {},
  })
  const stream = { send: vi.fn<EventStream['send']>(), beat: () => {}, end: () => {} }
  hub.add(client.id, stream, null)
  const { id: lastId } = await send(worker, 'Antes')
  expect(stream.send).not.toHaveBeenCalled()
  listening.resolve()
  await expect.poll(() => stream.send.mock.calls).toEqual([[{ name: 'ready', data: { id: lastId } }, lastId]])
  await send(worker, 'Después')
  await expect.poll(() => stream.send.mock.calls.map(([{ name }]) => name)).toContain('message')
  await hub.stop()
})

test('streams resume when the connection for notifications was lost (P-039)', async () => {
  const stream = await openStream(client)
  await send(worker, 'Antes')
  await stream.until(isMessage('Antes'))
  if (!isThroughPooler)
    await market.db.execute(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'listener of plomada_live' and datname = current_database()",
    )
  await send(worker, 'Después')
  await stream.until(isMessage('Después'))
  expect(messageTexts(stream)).toEqual(['Antes', 'Después'])
  // Other events may have been lost: the client reads everything again.
  await expect.poll(() => stream.events.filter(isNamed('ready')).length).toBe(isThroughPooler ? 1 : 2)
})

test('closing the server ends its streams', async () => {
  const other = await openMarketplace()
  const address = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const token = await other.identity.tokenFor(other.ana.subject)
  const stream = await openEventStream(address, { token })
  await stream.until(isNamed('ready'))
  await Promise.all([other.close(), stream.ended])
  expect(stream.events.some(isNamed('closed'))).toBe(false)
})

test.skipIf(isThroughPooler)(
  'the stream of a user tells that their notifications have changed, and no other user (P-080)',
  async () => {
    const [forClient, forWorker] = [await openStream(client), await openStream(worker)]
    const { id: upTo } = await send(worker, 'Buenas')
    await forClient.until(isNamed('notifications'))
    const counted = forClient.events.filter(isNamed('notifications')).length
    await market.as(client).send(calls.markRead, { params: { id }, body: { upTo } })
    await expect.poll(() => forClient.events.filter(isNamed('notifications')).length).toBeGreaterThan(counted)
    expect(forWorker.events.filter(isNamed('notifications'))).toEqual([])
  },
)
