import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { offerCalls } from '@plomada/domain/calls'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { openBeside } from '../src/database/beside.ts'
import { openIssuer } from './issuer.ts'
import { sendLoad } from './load.ts'
import type { LoadRequest } from './load.ts'
import { addTrades, newOffer, register, senderTo } from './people.ts'
import { endProcesses, startProcess } from './processes.ts'
import type { ServerProcess } from './processes.ts'
import { openRoundRobin } from './roundRobin.ts'
import { scratchDatabase, scratchFolder, server, tell } from './scratch.ts'
import type { Scratch } from './scratch.ts'

const connections = 20

let issuer: Awaited<ReturnType<typeof openIssuer>>
let folder: Scratch<string>
let token: string

beforeAll(async () => {
  issuer = await openIssuer()
  token = await issuer.tokenFor('ana')
  folder = await scratchFolder()
})
afterEach(endProcesses)
afterAll(async () => {
  issuer.close()
  await folder.remove()
})

/** Writes trades and registers one client at a new server. */
async function addClient(url: string, databaseUrl: string | null): Promise<void> {
  const database = await openBeside({ databaseUrl, dataDir: folder.it })
  await addTrades(database.pool)
  await database.close()
  await register(senderTo(url, token), 'Ana', 'ana@plomada.test')
}

/** Every fourth request publishes an offer and must not be sent twice; the others read lists. */
function requestOf(number: number): LoadRequest {
  if (number % 4 > 0) return { path: `/api/service?page=${number % 5}` }
  const { body } = offerCalls.create
  return {
    method: 'POST',
    path: '/api/user/service',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body && z.encode(body, newOffer(`Oferta ${number}`))),
  }
}

test('drops none of 1,000 requests over keep-alive connections when SIGTERM arrives in the middle of them', async () => {
  const running = await startProcess({ DATA_DIR: folder.it, ...issuer.env })
  await addClient(running.url, null)
  let ended: ReturnType<ServerProcess['end']> | undefined
  const { statuses, refused, dropped } = await sendLoad(
    running.url,
    (number) => (number < 1000 ? requestOf(number) : null),
    {
      connections,
      onResponse: (count) => {
        if (count === 500) ended = running.end('SIGTERM')
      },
    },
  )
  const end = await ended
  tell('SIGTERM in the middle of 1,000 requests', {
    statuses: JSON.stringify(statuses),
    refused,
    dropped: dropped.length,
    'ended after (ms)': Math.round(end?.took ?? 0),
  })
  expect(dropped).toEqual([])
  expect(Object.keys(statuses)).toEqual(['200'])
  expect((statuses[200] ?? 0) + refused).toBe(1000)
  expect(end?.code, running.said()).toBe(0)
})

test('is unready on SIGTERM while it goes on answering, says so to keep-alive clients, and exits with 0', async () => {
  const running = await startProcess({ DATA_DIR: folder.it, ...issuer.env })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const ask = async (path: string) => {
    const [response] = await once(get(new URL(path, running.url), { agent }), 'response')
    await response.resume().toArray()
    return `${response.statusCode} ${response.headers.connection}`
  }
  expect(await ask('/api/job')).toBe('200 keep-alive')
  const ended = running.end('SIGTERM')
  let ready = await ask('/health/ready')
  // One that was under way when the signal came is still answered with 200, and says so too.
  while (ready.startsWith('200')) ready = await ask('/health/ready')
  expect(ready).toBe('503 close')
  expect(await ask('/health/live')).toBe('200 close')
  expect(await ask('/api/job')).toBe('200 close')
  const { code } = await ended
  expect(code, running.said()).toBe(0)
  agent.destroy()
})

test('exits within two seconds of SIGTERM without traffic, though a browser keeps connections open', async () => {
  const running = await startProcess({ DATA_DIR: folder.it, ...issuer.env })
  const { hostname, port } = new URL(running.url)
  // One after a request, and one that browsers open ahead of any.
  const used = connect(Number(port), hostname)
  const unused = connect(Number(port), hostname)
  await Promise.all([once(used, 'connect'), once(unused, 'connect')])
  used.write('GET /health/live HTTP/1.1\r\nHost: plomada\r\n\r\n')
  await once(used, 'data')
  const { code, took } = await running.end('SIGTERM')
  tell('SIGTERM without traffic', { 'ended after (ms)': Math.round(took) })
  expect(code, running.said()).toBe(0)
  expect(took).toBeLessThan(2000)
})

test.skipIf(server === null)(
  'fails no request while two processes behind a balancer are replaced one by one',
  async () => {
    const database = await scratchDatabase()
    // All of the load comes through one proxy.
    const limits = { RATE_PER_ADDRESS: '1000000', RATE_PER_PERSON: '1000000' }
    const start = () =>
      startProcess({ DATA_DIR: folder.it, DATABASE_URL: database.it, ...limits, ...issuer.env })
    const proxy = await openRoundRobin()
    const old = await Promise.all([start(), start()])
    await addClient(old[0].url, database.it)
    proxy.lead(old.map(({ url }) => url))
    let isReplaced = false
    const load = sendLoad(proxy.url, (number) => (isReplaced ? null : requestOf(number)), { connections })
    const replace = async (leaving: ServerProcess, staying: ServerProcess) => {
      const { code } = await leaving.end('SIGTERM')
      expect(code, leaving.said()).toBe(0)
      const replacement = await start()
      proxy.lead([staying.url, replacement.url])
      return replacement
    }
    const first = await replace(old[0], old[1])
    await replace(old[1], first)
    isReplaced = true
    const { statuses, refused, dropped } = await load
    tell('rolling restart of two processes', { statuses: JSON.stringify(statuses), dropped: dropped.length })
    proxy.close()
    await endProcesses()
    await database.remove()
    expect(dropped).toEqual([])
    expect(refused).toBe(0)
    expect(Object.keys(statuses)).toEqual(['200'])
  },
)
