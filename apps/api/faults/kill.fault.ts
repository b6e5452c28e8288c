import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { Problem } from '@plomada/domain/contract'
import { openCommandDatabase, withCommandDatabase } from '../src/database/commandDatabase.ts'
import { openIdentityProvider } from './identityProvider.ts'
import { addTrades, publish, register, connectClient } from './users.ts'
import { endProcesses, startProcess, type ServerProcess } from './processes.ts'
import { createTemporaryDatabase, createTemporaryFolder, printFigures, waitUntil } from './temporary.ts'

const rounds = 3
const writers = 4

afterAll(endProcesses)

/** Reads the ids of all offers, and the number of offers without the trades that are inserted in the same transaction. */
const readOffers = (config: { databaseUrl: string | null; dataDir: string }) =>
  withCommandDatabase(config, async ({ pool }) => {
    const { rows } = await pool.query<{ id: number }>('select id from offers')
    const { rows: incomplete } = await pool.query(
      'select id from offers where not exists (select from offer_trades where offer_id = offers.id)',
    )
    return { ids: new Set(rows.map(({ id }) => id)), incomplete: incomplete.length }
  })

/** Publishes offers until the server ends, and collects the acknowledged ids. */
async function publishUntilKilled(url: string, token: string, acknowledged: number[]): Promise<void> {
  const person = connectClient(url, token)
  for (let number = 0; ; number++) {
    try {
      acknowledged.push(await publish(person, `Oferta ${number}`))
    } catch (error) {
      // A problem is a response; other errors mean that the server has ended.
      if (!(error instanceof Problem)) return
    }
  }
}

test('a server on the embedded database keeps all acknowledged offers and no incomplete ones when it is killed', async () => {
  const folder = await createTemporaryFolder()
  const issuer = await openIdentityProvider()
  const config = { databaseUrl: null, dataDir: folder.value }
  const env = { DATA_DIR: folder.value, ...issuer.env }
  const token = await issuer.tokenFor('ana')
  const acknowledged: number[] = []
  const starts: number[] = []
  let running: ServerProcess = await startProcess(env)
  const firstStart = running.startedIn
  const opened = await openCommandDatabase(config)
  await addTrades(opened.pool)
  await opened.close()
  await register(connectClient(running.url, token), 'Ana', 'ana@plomada.test')
  for (let round = 0; round < rounds; round++) {
    const before = acknowledged.length
    const writing = Array.from({ length: writers }, () =>
      publishUntilKilled(running.url, token, acknowledged),
    )
    await waitUntil(async () => acknowledged.length >= before + 12)
    await running.end('SIGKILL')
    await Promise.all(writing)
    running = await startProcess(env)
    starts.push(running.startedIn)
    const { ids, incomplete } = await readOffers(config)
    expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
    expect(incomplete).toBe(0)
  }
  printFigures('kill -9', {
    rounds,
    'first start (ms)': Math.round(firstStart),
    'acknowledged offers': acknowledged.length,
    lost: 0,
    'fastest start (ms)': Math.round(Math.min(...starts)),
    'slowest start (ms)': Math.round(Math.max(...starts)),
  })
  const { code } = await running.end('SIGTERM')
  expect(code, running.output()).toBe(0)
  issuer.close()
  await folder.remove()
})

/** Checks whether a server refuses new connections. */
const refusesConnections = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    () => false,
    () => true,
  )

test('handles a request that is only partly sent when SIGTERM arrives', async () => {
  const folder = await createTemporaryFolder()
  const database = await createTemporaryDatabase()
  const running = await startProcess({ DATA_DIR: folder.value, DATABASE_URL: database.value })
  const { hostname, port } = new URL(running.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  let response = ''
  socket.on('data', (chunk) => (response += chunk.toString()))
  const body = JSON.stringify({
    user_id: 'plomada',
    service_id: 'outbox',
    template_id: 'contact',
    template_params: { name: 'Ana', email: 'ana@plomada.test', message: 'Una pregunta larga y clara' },
  })
  const head = [
    'POST /api/emailjs/api/v1.0/email/send HTTP/1.1',
    `Host: ${hostname}`,
    'Content-Type: application/json',
    'Expect: 100-continue',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body.slice(0, 20),
  ]
  socket.write(head.join('\r\n'))
  await waitUntil(async () => response.startsWith('HTTP/1.1 100 Continue\r\n\r\n'))
  const ended = running.end('SIGTERM')
  await waitUntil(() => refusesConnections(running.url))
  socket.write(body.slice(20))
  const { code, took } = await ended
  printFigures('SIGTERM with half a request', { 'ended after (ms)': Math.round(took) })
  expect(response.split('\r\n')[2]).toMatch(/^HTTP\/1\.1 (200|400)/)
  expect(code, running.output()).toBe(0)
  await database.remove()
  await folder.remove()
})

test('starts several servers at once on an empty database', async () => {
  const folder = await createTemporaryFolder()
  const database = await createTemporaryDatabase()
  const env = { DATA_DIR: folder.value, DATABASE_URL: database.value }
  const all = await Promise.all([startProcess(env), startProcess(env), startProcess(env)])
  const again = await startProcess(env)
  expect(all).toHaveLength(3)
  await Promise.all([...all, again].map((one) => one.end('SIGKILL')))
  await database.remove()
  await folder.remove()
})
