import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { Problem } from '@plomada/domain/define'
import { openBeside } from '../src/database/beside.ts'
import { openIssuer } from './issuer.ts'
import { addTrades, publish, register, senderTo } from './people.ts'
import { endProcesses, startProcess } from './processes.ts'
import type { ServerProcess } from './processes.ts'
import { scratchDatabase, scratchFolder, server, tell, until } from './scratch.ts'

const rounds = 3
const writers = 4
/** Milliseconds from the start after a kill to the first answer: five are promised on a quiet machine, a busy one has three times as long. */
const startsWithin = 15_000

afterAll(endProcesses)

/** The offers that are there, and how many of them lack something that is written with them. */
async function offersIn(place: { databaseUrl: string | null; dataDir: string }) {
  const database = await openBeside(place)
  try {
    const { rows } = await database.pool.query<{ id: number }>('select id from offers')
    const { rows: halves } = await database.pool.query(
      'select id from offers where not exists (select from offer_trades where offer_id = offers.id)',
    )
    return { ids: new Set(rows.map(({ id }) => id)), halves: halves.length }
  } finally {
    await database.close()
  }
}

/** Publishes without end until the server is gone; notes each offer that was acknowledged. */
async function write(url: string, token: string, acknowledged: number[]): Promise<void> {
  const person = senderTo(url, token)
  for (let number = 0; ; number++) {
    try {
      acknowledged.push(await publish(person, `Oferta ${number}`))
    } catch (error) {
      // A refusal is an answer; the end of the server is the end of the writing.
      if (!(error instanceof Problem)) return
    }
  }
}

describe.each([['embedded'], ['postgres']] as const)('a server on the %s database', (kind) => {
  test.skipIf(kind === 'postgres' && server === null)(
    'keeps all that it acknowledged, and nothing by halves, however often it is killed',
    { timeout: 300_000 },
    async () => {
      const folder = await scratchFolder()
      const database = kind === 'postgres' ? await scratchDatabase() : null
      const issuer = await openIssuer()
      const place = { databaseUrl: database?.it ?? null, dataDir: folder.it }
      const env = { DATA_DIR: folder.it, ...issuer.env, ...(database && { DATABASE_URL: database.it }) }
      const token = await issuer.tokenFor('ana')
      const acknowledged: number[] = []
      const starts: number[] = []
      let running: ServerProcess = await startProcess(env)
      const opened = await openBeside(place)
      await addTrades(opened.pool)
      await opened.close()
      await register(senderTo(running.url, token), 'Ana', 'ana@plomada.test')
      for (let round = 0; round < rounds; round++) {
        const before = acknowledged.length
        const writing = Array.from({ length: writers }, () => write(running.url, token, acknowledged))
        await until(async () => acknowledged.length >= before + 12)
        await running.end('SIGKILL')
        await Promise.all(writing)
        running = await startProcess(env)
        starts.push(running.startedIn)
        const { ids, halves } = await offersIn(place)
        expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
        expect(halves).toBe(0)
      }
      tell(`kill -9, ${kind}`, {
        rounds,
        'acknowledged offers': acknowledged.length,
        lost: 0,
        'quickest start (ms)': Math.round(Math.min(...starts)),
        'slowest start (ms)': Math.round(Math.max(...starts)),
      })
      // The quickest: what else the machine does now and then says nothing of ours.
      expect(Math.min(...starts)).toBeLessThan(startsWithin)
      const { code, took } = await running.end('SIGTERM')
      expect(code, running.said()).toBe(0)
      expect(took).toBeLessThan(10_000)
      issuer.close()
      await folder.remove()
      await database?.remove()
    },
  )
})

/** Whether a server takes no new connections any more. */
const refusesConnections = (url: string): Promise<boolean> =>
  fetch(url, { method: 'HEAD' }).then(
    () => false,
    () => true,
  )

test.skipIf(server === null)(
  'what is half sent when the server is told to end is read, done and answered',
  async () => {
    const folder = await scratchFolder()
    const database = await scratchDatabase()
    const running = await startProcess({ DATA_DIR: folder.it, DATABASE_URL: database.it })
    const { hostname, port } = new URL(running.url)
    const socket = connect(Number(port), hostname)
    await once(socket, 'connect')
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
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
    await until(async () => answer.startsWith('HTTP/1.1 100 Continue\r\n\r\n'))
    const ended = running.end('SIGTERM')
    await until(() => refusesConnections(running.url))
    socket.write(body.slice(20))
    const { code, took } = await ended
    tell('SIGTERM with half a request', { 'ended after (ms)': Math.round(took) })
    expect(answer.split('\r\n')[2]).toMatch(/^HTTP\/1\.1 (200|400)/)
    expect(code, running.said()).toBe(0)
    expect(took).toBeLessThan(8000)
    await database.remove()
    await folder.remove()
  },
)

test.skipIf(server === null)(
  'several servers that start at once on an empty database all come up',
  async () => {
    const folder = await scratchFolder()
    const database = await scratchDatabase()
    const env = { DATA_DIR: folder.it, DATABASE_URL: database.it }
    const all = await Promise.all([startProcess(env), startProcess(env), startProcess(env)])
    const again = await startProcess(env)
    expect(all).toHaveLength(3)
    await Promise.all([...all, again].map((one) => one.end('SIGKILL')))
    await database.remove()
    await folder.remove()
  },
)
