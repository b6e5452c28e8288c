import { once } from 'node:events'
import { createServer } from 'node:http'
import type { LookupFunction } from 'node:net'
import { notificationCalls, professionalCalls } from '@plomada/domain/calls'
import { isNull, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { pushMessages } from '../database/schema/notifications.ts'
import type { PushTransport } from '../services/push/push.ts'
import { choosePush } from '../services/push/push.transport.ts'
import { createPushWorker } from '../services/push/push.worker.ts'
import { listenLocally } from '../testing/listenLocally.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'
import { openPushService } from '../testing/pushService.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let isSilent = true
let silentOrigin: string
const silentService = createServer((_, response) => {
  if (!isSilent) response.writeHead(201).end()
})
let market: Marketplace
let service: Awaited<ReturnType<typeof openPushService>>
let worker: Person
beforeAll(async () => {
  market = await openMarketplace({ config: { pushLoopback: true } })
  service = await openPushService()
  silentOrigin = `http://127.0.0.1:${await listenLocally(silentService)}`
})
afterAll(async () => {
  service?.close()
  silentService.close()
  await market?.close()
})
beforeEach(async () => {
  isSilent = true
  service.received.length = 0
  await market.db.delete(pushMessages)
  worker = await market.addPerson({ role: 'professional' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => vi.useRealTimers())

const addDevice = (person: Person, endpoint?: string) => {
  const { keys, endpoint: responding } = service.subscribe()
  return market
    .as(person)
    .send(notificationCalls.addDevice, { body: { endpoint: endpoint ?? responding, keys } })
}
const notify = (person: Person) =>
  market.as(market.ana).send(professionalCalls.contact, { params: { professionalId: person.id }, body: {} })
/** Makes every waiting message due, as if its time had come. */
const makeDue = () =>
  market.db
    .update(pushMessages)
    .set({ runAt: sql`now()` })
    .where(isNull(pushMessages.doneAt))
const readErrors = async () =>
  (await market.db.select().from(pushMessages).orderBy(pushMessages.id)).map(({ lastError }) => lastError)

test('messages to other push services are sent while a silent one is paused, which is requested again afterwards (P-075)', async () => {
  const other = await market.addPerson({ role: 'professional' })
  await addDevice(worker, `${silentOrigin}/a`)
  await addDevice(other)
  let requests = 0
  silentService.on('request', () => (requests += 1))
  const { drain } = createPushWorker({
    db: market.db,
    transport: choosePush(market.config, market.services.notificationKeys),
  })
  const sendTo = async (person: Person) => {
    await notify(person)
    await makeDue()
    await drain()
  }
  /** Sends while the silent service has a request, which ends after 3 s. */
  const sendInSilence = async () => {
    const requested = once(silentService, 'request')
    const sending = sendTo(worker)
    await requested
    await vi.advanceTimersByTimeAsync(3000)
    await sending
  }

  await sendInSilence()
  expect(await readErrors()).toEqual(['The push service did not respond in 3 s'])
  await vi.advanceTimersByTimeAsync(29_999)
  await sendTo(other)
  expect([requests, service.received.length]).toEqual([1, 1])
  expect(await readErrors()).toEqual([expect.stringContaining('paused'), null])

  // The second pause is twice as long.
  await market.db.delete(pushMessages)
  await vi.advanceTimersByTimeAsync(1)
  await sendInSilence()
  await vi.advanceTimersByTimeAsync(59_999)
  await sendTo(other)
  expect([requests, service.received.length]).toEqual([2, 2])
  await vi.advanceTimersByTimeAsync(1)
  isSilent = false
  await sendTo(other)
  expect(requests).toBe(3)
  expect(await readErrors()).toEqual([null, null, null])

  // It has responded, so the next pause is short again.
  isSilent = true
  await sendInSilence()
  await vi.advanceTimersByTimeAsync(30_000)
  isSilent = false
  await sendTo(other)
  expect(requests).toBe(5)
})

test('a push service is not paused while its name is not resolved, as other names may block the resolver', async () => {
  let lookups = 0
  const lookup: LookupFunction = () => {
    lookups += 1
  }
  const transport = choosePush(market.config, market.services.notificationKeys, lookup)
  const { keys } = service.subscribe()
  const content = { title: 'Plomada', body: 'Hola', url: '/', tag: 'a' }
  const sendTo = async (endpoint: string) => {
    const outcome = transport.send({ endpoint, ...keys }, content).catch(String)
    await vi.advanceTimersByTimeAsync(3000)
    return outcome
  }
  for (let attempt = 1; attempt <= 2; attempt++) {
    expect(await sendTo('https://push.example.com/a')).toContain('did not respond in 3 s')
    expect(lookups).toBe(attempt)
  }
})

test('the devices of a user take 10 s of sending at once and then a tenth of the time, whatever their push services (P-075)', async () => {
  const other = await market.addPerson({ role: 'professional' })
  let sent: string[] = []
  const transport: PushTransport = {
    async send({ endpoint }) {
      sent.push(endpoint)
      if (endpoint.startsWith(silentOrigin)) vi.advanceTimersByTime(2900)
      return 'sent'
    },
  }
  const { drain } = createPushWorker({ db: market.db, transport })
  const notifyAt = async (endpoint: string) => {
    await addDevice(worker, endpoint)
    await notify(worker)
    await drain()
    await market.as(worker).send(notificationCalls.removeDevice, { body: { endpoint } })
  }
  for (let host = 1; host <= 6; host++) await notifyAt(`${silentOrigin}/${host}`)
  expect(sent).toHaveLength(4)

  sent = []
  await addDevice(other)
  await notify(other)
  await drain()
  expect(sent).toHaveLength(1)

  // 11.6 s were used: 16 s of the time are to pass before they are less than 10 s.
  sent = []
  vi.advanceTimersByTime(16_000)
  await notifyAt(`${silentOrigin}/7`)
  await notifyAt(`${silentOrigin}/8`)
  expect(sent).toEqual([`${silentOrigin}/7`])
})
