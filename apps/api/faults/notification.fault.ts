import { randomUUID } from 'node:crypto'
import { conversationCalls, notificationCalls, offerCalls, sessionCalls } from '@plomada/domain/calls'
import { Problem } from '@plomada/domain/contract'
import { afterAll, expect, test } from 'vitest'
import { withCommandDatabase } from '../src/database/commandDatabase.ts'
import type { CallClient } from '../src/testing/callClient.ts'
import { openPushService } from '../src/testing/pushService.ts'
import { openIdentityProvider } from './identityProvider.ts'
import { openMailServer } from './mailServer.ts'
import { endProcesses, startProcess, type ServerProcess } from './processes.ts'
import { createTemporaryFolder, printFigures, waitUntil } from './temporary.ts'
import { addTrades, connectClient, publish, register } from './users.ts'

const rounds = 5
const eventsPerRound = 12

afterAll(endProcesses)

const apply = (worker: CallClient, serviceId: number) =>
  worker.send(offerCalls.apply, { params: { serviceId }, body: {} })

const becomeProfessional = (person: CallClient) =>
  person.send(sessionCalls.register, {
    body: {
      person: {
        role: 'professional',
        days: ['lunes'],
        shift: 'mañana',
        description: 'Veinte años de oficio',
        province: 'Buenos Aires',
        city: 'La Plata',
        address: 'Calle 50',
      },
      tradeIds: [1],
    } as never,
  })

/** Applies to offers one after the other, with a message each, until the server ends; returns the acknowledged ones. */
async function applyUntilKilled(worker: CallClient, offers: readonly number[]): Promise<number[]> {
  const acknowledged: number[] = []
  for (const offer of offers) {
    try {
      await apply(worker, offer)
      const { result } = await worker.send(conversationCalls.open, { body: { offerId: offer } })
      const body = { key: randomUUID(), text: 'Puedo ir el jueves' }
      await worker.send(conversationCalls.send, { params: { id: result.id }, body })
      acknowledged.push(offer)
    } catch (error) {
      if (error instanceof Problem) throw error
      break
    }
  }
  return acknowledged
}

const countRepeated = (ids: readonly string[]): number => ids.length - new Set(ids).size

test('delivers each event once per channel although it is killed while sending (P-078)', async () => {
  const folder = await createTemporaryFolder()
  const issuer = await openIdentityProvider()
  const mails = await openMailServer(0)
  const push = await openPushService()
  const config = { databaseUrl: null, dataDir: folder.value }
  const env = {
    DATA_DIR: folder.value,
    SMTP_URL: mails.url,
    PUSH_LOOPBACK: 'true',
    ...issuer.env,
  }
  const [anaToken, brunoToken] = [await issuer.tokenFor('ana'), await issuer.tokenFor('bruno')]
  let running: ServerProcess = await startProcess(env)
  const connect = () => ({
    ana: connectClient(running.url, anaToken),
    bruno: connectClient(running.url, brunoToken),
  })
  let { ana, bruno } = connect()
  await withCommandDatabase(config, ({ pool }) => addTrades(pool))
  await register(ana, 'Ana', 'ana@plomada.test')
  await register(bruno, 'Bruno', 'bruno@plomada.test')
  await becomeProfessional(bruno)
  await withCommandDatabase(config, ({ pool }) => pool.query('update users set is_email_proven = true'))
  const { endpoint, keys } = push.subscribe()
  await ana.send(notificationCalls.addDevice, { body: { endpoint, keys } })

  const applied: number[] = []
  for (let round = 0; round < rounds; round++) {
    const offers: number[] = []
    for (let number = 0; number < eventsPerRound; number++)
      offers.push(await publish(ana, `Oferta ${round} ${number}`))
    const applying = applyUntilKilled(bruno, offers)
    const before = push.received.length + mails.received.length
    // Some have been sent, the others wait or are being sent.
    await waitUntil(async () => push.received.length + mails.received.length >= before + 3)
    await running.end('SIGKILL')
    applied.push(...(await applying))
    running = await startProcess(env)
    ;({ ana, bruno } = connect())
  }
  const query = (text: string) =>
    withCommandDatabase(config, async ({ pool }) => {
      const { rows } = await pool.query<{ count: number }>(text)
      return rows[0]?.count ?? -1
    })
  const isSent = async () =>
    (await query('select count(*)::int from outbox where done_at is null')) === 0 &&
    (await query('select count(*)::int from push_messages where done_at is null')) === 0
  // As if the minutes had passed for which the mail about a message waits, and a killed process holds a lease.
  await withCommandDatabase(config, async ({ pool }) => {
    for (const table of ['outbox', 'push_messages'])
      await pool.query(`update ${table} set locked_until = null, run_at = now() where done_at is null`)
  })
  await waitUntil(isSent)
  const events = await query('select count(*)::int from notifications')
  expect(events).toBeGreaterThanOrEqual(applied.length)
  expect(await query('select count(*)::int from outbox')).toBe(events)
  expect(await query('select count(*)::int from push_messages')).toBe(events)
  const tags = push.received.map(({ content }) => content.tag)
  printFigures('kill -9 while notifying', {
    kills: rounds,
    events,
    'acknowledged applications': applied.length,
    'repeated mails': countRepeated(mails.received),
    'repeated push messages': countRepeated(tags),
  })
  expect(new Set(mails.received).size).toBe(events)
  expect(new Set(tags).size).toBe(events)
  // One that a push service or mail server had accepted before the process could store it.
  expect(countRepeated(mails.received)).toBeLessThanOrEqual(rounds * 5)
  expect(countRepeated(tags)).toBeLessThanOrEqual(rounds * 5)
  expect(push.refused).toEqual([])
  await running.end('SIGTERM')
  push.close()
  mails.close()
  issuer.close()
  await folder.remove()
})
