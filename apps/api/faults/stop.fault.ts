import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { offerCalls } from '@plomada/domain/calls'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { openCommandDatabase } from '../src/database/commandDatabase.ts'
import { openIdentityProvider } from './identityProvider.ts'
import { sendLoad, type LoadRequest } from './load.ts'
import { addTrades, newOffer, register, connectClient } from './users.ts'
import { endProcesses, startProcess, type ServerProcess } from './processes.ts'
import { openRoundRobin } from './roundRobin.ts'
import { createTemporaryDatabase, createTemporaryFolder, printFigures, type Temporary } from './temporary.ts'

const connections = 20
const REQUESTS = 600

/** Enough for the requests of a test on a slow machine. */
const longNotice = { CLOSE_NOTICE: '20000' }

let issuer: Awaited<ReturnType<typeof openIdentityProvider>>
let folder: Temporary<string>
let token: string

beforeAll(async () => {
  issuer = await openIdentityProvider()
  token = await issuer.tokenFor('ana')
  folder = await createTemporaryFolder()
})
afterEach(endProcesses)
afterAll(async () => {
  issuer.close()
  await folder.remove()
})

/** Inserts trades and registers a client. */
async function addClient(url: string, databaseUrl: string | null): Promise<void> {
  const database = await openCommandDatabase({ databaseUrl, dataDir: folder.value })
  await addTrades(database.pool)
  await database.close()
  await register(connectClient(url, token), 'Ana', 'ana@plomada.test')
}

/** Creates a request: every fourth one publishes an offer, the others read lists. */
function createRequest(number: number): LoadRequest {
  if (number % 4 > 0) return { path: `/api/service?page=${number % 5}` }
  const { body } = offerCalls.create
  return {
    method: 'POST',
    path: '/api/user/service',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body && z.encode(body, newOffer(`Oferta ${number}`))),
  }
}

test('drops and refuses no requests over keep-alive connections when SIGTERM arrives in the middle of them', async () => {
  const running = await startProcess({ DATA_DIR: folder.value, ...issuer.env, ...longNotice })
  await addClient(running.url, null)
  let ended: ReturnType<ServerProcess['end']> | undefined
  let sent = 0
  const { statuses, refused, dropped } = await sendLoad(
    running.url,
    (number) => {
      if (number >= REQUESTS) return null
      sent++
      return createRequest(number)
    },
    {
      connections,
      onResponse: (count) => {
        if (count === REQUESTS / 2) ended = running.end('SIGTERM')
      },
    },
  )
  const end = await ended
  printFigures(`SIGTERM in the middle of ${sent} requests`, {
    statuses: JSON.stringify(statuses),
    refused,
    dropped: dropped.length,
    'ended after (ms)': Math.round(end?.took ?? 0),
  })
  expect(dropped).toEqual([])
  expect(refused).toBe(0)
  expect(statuses).toEqual({ 200: sent })
  expect(end?.code, running.output()).toBe(0)
})

test('is not ready after SIGTERM, still responds with Connection: close, and exits with 0', async () => {
  const running = await startProcess({ DATA_DIR: folder.value, ...issuer.env, ...longNotice })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sendRequest = async (path: string) => {
    const [response] = await once(get(new URL(path, running.url), { agent }), 'response')
    await response.resume().toArray()
    return `${response.statusCode} ${response.headers.connection}`
  }
  expect(await sendRequest('/api/job')).toBe('200 keep-alive')
  const ended = running.end('SIGTERM')
  let ready = await sendRequest('/health/ready')
  // A request in progress when the signal arrives still gets 200.
  while (ready.startsWith('200')) ready = await sendRequest('/health/ready')
  expect(ready).toBe('503 close')
  expect(await sendRequest('/health/live')).toBe('200 close')
  expect(await sendRequest('/api/job')).toBe('200 close')
  const { code } = await ended
  expect(code, running.output()).toBe(0)
  agent.destroy()
})

test('exits after SIGTERM without traffic, even with open connections, before load balancers notice', async () => {
  // A process that waited for them would exceed the limit of the test.
  const running = await startProcess({ DATA_DIR: folder.value, ...issuer.env, CLOSE_NOTICE: '7200000' })
  const { hostname, port } = new URL(running.url)
  // One with a finished request, and one without any, as browsers open in advance.
  const used = connect(Number(port), hostname)
  const unused = connect(Number(port), hostname)
  await Promise.all([once(used, 'connect'), once(unused, 'connect')])
  used.write('GET /health/live HTTP/1.1\r\nHost: plomada\r\n\r\n')
  await once(used, 'data')
  const { code, took } = await running.end('SIGTERM')
  printFigures('SIGTERM without traffic', { 'ended after (ms)': Math.round(took) })
  expect(code, running.output()).toBe(0)
})

test('fails no request while two processes behind a balancer are replaced one by one', async () => {
  const database = await createTemporaryDatabase()
  // The whole load has one address.
  const limits = { RATE_PER_ADDRESS: '1000000', RATE_PER_PERSON: '1000000' }
  const start = () =>
    startProcess({ DATA_DIR: folder.value, DATABASE_URL: database.value, ...limits, ...issuer.env })
  const proxy = await openRoundRobin()
  const old = await Promise.all([start(), start()])
  await addClient(old[0].url, database.value)
  proxy.setTargets(old.map(({ url }) => url))
  let isReplaced = false
  const load = sendLoad(proxy.url, (number) => (isReplaced ? null : createRequest(number)), { connections })
  const replace = async (leaving: ServerProcess, staying: ServerProcess) => {
    const { code } = await leaving.end('SIGTERM')
    expect(code, leaving.output()).toBe(0)
    const replacement = await start()
    proxy.setTargets([staying.url, replacement.url])
    return replacement
  }
  const first = await replace(old[0], old[1])
  await replace(old[1], first)
  isReplaced = true
  const { statuses, refused, dropped } = await load
  printFigures('rolling restart of two processes', {
    statuses: JSON.stringify(statuses),
    dropped: dropped.length,
  })
  proxy.close()
  await endProcesses()
  await database.remove()
  expect(dropped).toEqual([])
  expect(refused).toBe(0)
  expect(Object.keys(statuses)).toEqual(['200'])
})
