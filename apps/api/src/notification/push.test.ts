import { DEVICES_MAXIMUM, type Device } from '@plomada/domain'
import { notificationCalls, professionalCalls } from '@plomada/domain/calls'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { idpKeys } from '../database/schema/infrastructure.ts'
import { pushDevices, pushMessages } from '../database/schema/notifications.ts'
import { loadNotificationKeys } from '../services/notificationKeys.ts'
import { isAllowedEndpoint, isPublicAddress, lookupPublic } from '../services/push/push.endpoint.ts'
import { createPushWorker } from '../services/push/push.worker.ts'
import { openMarketplace, type Marketplace } from '../testing/marketplace.ts'
import { openPushService } from '../testing/pushService.ts'

type Person = Awaited<ReturnType<Marketplace['addPerson']>>

let market: Marketplace
let service: Awaited<ReturnType<typeof openPushService>>
let worker: Person
beforeAll(async () => {
  market = await openMarketplace({ config: { pushLoopback: true } })
  service = await openPushService()
})
afterAll(async () => {
  service?.close()
  await market?.close()
})
beforeEach(async () => {
  service.received.length = 0
  await market.db.delete(pushMessages)
  worker = await market.addPerson({ role: 'professional' })
})

const addDevice = (person: Person, { endpoint, keys }: Device) =>
  market.as(person).send(notificationCalls.addDevice, { body: { endpoint, keys } })
const contact = (sender = market.ana, person = worker) =>
  market.as(sender).send(professionalCalls.contact, {
    params: { professionalId: person.id },
    body: { message: 'Mi teléfono es 221 555 0142' },
  })
const sendMessages = (isQuiet = false) =>
  createPushWorker({
    db: market.db,
    transport: market.services.push,
    isQuiet: () => isQuiet,
  }).drain()

test('a push message is signed, encrypted for the browser, and names no more than a first name (P-073)', async () => {
  const { pushKey, devices } = await addDevice(worker, service.subscribe())
  expect(devices).toBe(1)
  await contact()
  await sendMessages()
  expect(service.refused).toEqual([])
  expect([...service.keys]).toEqual([pushKey])
  expect(service.received).toMatchObject([
    {
      content: { title: 'Plomada', body: 'Ana te quiere contactar', url: '/notifications' },
      ttl: '86400',
    },
  ])
  const [{ topic, content } = { topic: '', content: undefined }] = service.received
  expect(topic).toBe(content?.tag)
  expect(topic?.length).toBeLessThanOrEqual(32)
  expect(JSON.stringify(content)).not.toMatch(/Ferreyra|555/)
})

test('each device of a user receives an event once (P-074)', async () => {
  const [phone, desk] = [service.subscribe(), service.subscribe()]
  for (const device of [phone, desk, phone]) await addDevice(worker, device)
  await contact()
  await Promise.all([sendMessages(), sendMessages()])
  await sendMessages()
  expect(service.received.map(({ device }) => device).toSorted((a, b) => a - b)).toEqual([
    phone.number,
    desk.number,
  ])
})

test('a browser has one user, and a user a limited number of browsers (P-074)', async () => {
  const shared = service.subscribe()
  const other = await market.addPerson({ role: 'professional' })
  await addDevice(worker, shared)
  await contact()
  await addDevice(other, shared)
  await sendMessages()
  expect(service.received).toEqual([])
  await contact(market.ana, other)
  await sendMessages()
  expect(service.received).toHaveLength(1)
  for (let count = 0; count <= DEVICES_MAXIMUM; count++) await addDevice(worker, service.subscribe())
  expect((await market.as(worker).send(notificationCalls.preferences, {})).devices).toBe(DEVICES_MAXIMUM)
})

test('a browser that is added again at each start stays one device, and waiting messages reach it (P-177)', async () => {
  const device = service.subscribe()
  await addDevice(worker, device)
  await contact()
  for (let start = 0; start < 30; start++) expect((await addDevice(worker, device)).devices).toBe(1)
  await sendMessages()
  expect(service.received).toHaveLength(1)
})

test('a browser whose subscription was renewed without a page keeps receiving messages (P-178)', async () => {
  const [former, renewed, unknown] = [service.subscribe(), service.subscribe(), service.subscribe()]
  await addDevice(worker, former)
  const renew = (previous: string, { endpoint, keys }: Device) =>
    market.as(null).send(notificationCalls.renewDevice, { body: { previous, device: { endpoint, keys } } })
  await renew(former.endpoint, renewed)
  await renew('https://push.example/unknown', unknown)
  await contact()
  await sendMessages()
  expect(service.received.map(({ device }) => device)).toEqual([renewed.number])
})

test('users remove their own devices and no others (P-074)', async () => {
  const device = service.subscribe()
  await addDevice(worker, device)
  const remove = (person: Person) =>
    market.as(person).send(notificationCalls.removeDevice, { body: { endpoint: device.endpoint } })
  await remove(market.rita)
  expect((await market.as(worker).send(notificationCalls.preferences, {})).devices).toBe(1)
  await remove(worker)
  expect((await market.as(worker).send(notificationCalls.preferences, {})).devices).toBe(0)
})

test.each([404, 410])('a subscription that ended with %i is deleted (P-075)', async (status) => {
  const device = service.subscribe()
  await addDevice(worker, device)
  service.setStatus(device.number, status)
  await contact()
  await sendMessages()
  expect(await market.db.select().from(pushDevices).where(eq(pushDevices.userId, worker.id))).toEqual([])
})

test('a message is repeated after a failure of the push service (P-075)', async () => {
  const device = service.subscribe()
  await addDevice(worker, device)
  service.setStatus(device.number, 503)
  await contact()
  await sendMessages()
  service.setStatus(device.number, 201)
  await market.db.update(pushMessages).set({ runAt: sql`now()` })
  await sendMessages()
  expect(service.received).toHaveLength(1)
})

test('at night only messages about payments are sent, and the others afterwards (P-071)', async () => {
  await addDevice(worker, service.subscribe())
  await contact()
  await sendMessages(true)
  expect(service.received).toEqual([])
  await sendMessages(false)
  expect(service.received).toHaveLength(1)
})

test('push messages of a kind that is turned off are not sent, also waiting ones (P-066)', async () => {
  await addDevice(worker, service.subscribe())
  await contact()
  const body = { kind: 'contact', mail: 'off', push: false } as const
  await market.as(worker).send(notificationCalls.savePreference, { body })
  await contact(market.rita)
  await sendMessages()
  expect(service.received).toEqual([])
})

test.each([
  'http://push.example.com/a',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://[::1]/a',
  'https://[::ffff:169.254.169.254]/a',
  'https://10.0.0.7/a',
  'https://192.168.1.1/a',
  'https://169.254.169.254/latest',
  'https://100.64.0.1/a',
  'https://0.0.0.0/a',
  'https://[fd00::1]/a',
  'https://router.local/a',
  'https://database/a',
  'https://database.internal/a',
  'https://push.example.com:5432/a',
  'https://user:secret@push.example.com/a',
  'ftp://push.example.com/a',
  'file:///etc/passwd',
  'no address',
])('the endpoint %s is refused (P-076)', async (endpoint) => {
  expect(isAllowedEndpoint(endpoint, { allowLoopback: false })).toBe(false)
})

test('a public endpoint is allowed, and one on this machine only by a setting (P-076)', async () => {
  expect(isAllowedEndpoint('https://fcm.googleapis.com/fcm/send/x', { allowLoopback: false })).toBe(true)
  expect(isAllowedEndpoint('http://127.0.0.1:9/x', { allowLoopback: true })).toBe(true)
  const strict = service.subscribe()
  const request = { method: 'POST', url: '/api/user/notifications/devices' } as const
  const payload = { endpoint: 'https://10.0.0.7/a', keys: strict.keys }
  const response = await market.as(worker).inject({ ...request, payload })
  expect(response.statusCode).toBe(400)
  expect(response.json()).toMatchObject({ fields: { endpoint: expect.any(String) } })
  const keys = { ...strict.keys, auth: '%'.repeat(22) }
  const other = await market.as(worker).inject({ ...request, payload: { ...strict, keys } })
  expect([other.statusCode, other.json()]).toMatchObject([
    400,
    { fields: { 'keys.auth': expect.any(String) } },
  ])
})

test('a name that resolves to this machine is not connected to (P-076)', async () => {
  expect(['8.8.8.8', '127.0.0.1', '::1', '64:ff9b::a00:1'].map(isPublicAddress)).toEqual([
    true,
    false,
    false,
    false,
  ])
  const error = await new Promise((resolve) => lookupPublic('localhost', { all: true }, resolve))
  expect(String(error)).toContain('not a public host')
})

test('the keys are made once, the same for every process, and sealed with KEY_SECRET (P-079)', async () => {
  const { pool } = market.database
  const [first, second] = await Promise.all(
    [1, 2].map(() => loadNotificationKeys({ sql: pool, secret: null })),
  )
  expect(first).toEqual(second)
  const secret = 'a secret of the tests'
  expect(await loadNotificationKeys({ sql: pool, secret })).toEqual(first)
  const stored = JSON.stringify(await market.db.select().from(idpKeys))
  expect(stored).not.toContain(first?.vapid.privateKey)
  expect(await loadNotificationKeys({ sql: pool, secret })).toEqual(first)
})

test.each([
  ['2800:810:4a2::1', true],
  ['2607:f8b0:4005:80a::200a', true],
  ['3fff:ffff::1', true],
  ['2001:db8::1', false],
  ['2001:10::1', false],
  ['2001:0:4136:e378::1', false],
  ['2002:c000:204::1', false],
  ['3fff::1', false],
  ['5f00::1', false],
  ['100::1', false],
  ['4000::1', false],
  ['fc00::1', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['::2', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::808:808', false],
  ['fe80::1', false],
])('whether messages are sent to the IPv6 address %s is %s (P-175)', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
  expect(isAllowedEndpoint(`https://[${address}]/x`, { allowLoopback: false })).toBe(isPublic)
})
