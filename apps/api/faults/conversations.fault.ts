import { randomUUID } from 'node:crypto'
import { conversationCalls as calls, offerCalls, sessionCalls } from '@plomada/domain/calls'
import { Problem } from '@plomada/domain/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../src/database/postgres.ts'
import { openEventStream, type OpenStream } from '../src/testing/eventStream.ts'
import { openIdentityProvider } from './identityProvider.ts'
import { endProcesses, startProcess, type ServerProcess } from './processes.ts'
import { createTemporaryDatabase, createTemporaryFolder, printFigures, waitUntil } from './temporary.ts'
import type { Temporary } from './temporary.ts'
import { addTrades, connectClient, publish, register } from './users.ts'

const MESSAGES = 2000
const KILLS = 10
/** Messages in flight at a time. */
const SENDERS = 6

/** Reads the ids of a user's messages over streams that resume where the last one ended, at any of the processes. */
function followStream(getUrl: () => string, token: string) {
  const ids: number[] = []
  let current: OpenStream | undefined
  const stopping = new AbortController()
  const readAll = async () => {
    // From the first message on, also if it is sent before the stream is open.
    let lastId = 0
    while (!stopping.signal.aborted) {
      try {
        current = await openEventStream(getUrl(), { token, lastEventId: lastId })
        await current.ended
        for (const { id, name } of current.events) {
          lastId = id ?? lastId
          if (name === 'message' && id !== null) ids.push(id)
        }
        current = undefined
      } catch {
        // The process was killed.
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    }
  }
  const reading = readAll()
  return {
    /** The messages so far, with those of the open stream. */
    count: () => ids.length + (current?.events.filter(({ name }) => name === 'message').length ?? 0),
    async stop() {
      stopping.abort()
      current?.close()
      await reading
      return ids
    },
  }
}

describe('two processes, of which one is killed again and again', () => {
  let database: Temporary<string>
  let folder: Temporary<string>
  beforeAll(async () => {
    database = await createTemporaryDatabase()
    folder = await createTemporaryFolder()
  })
  afterAll(async () => {
    await endProcesses()
    await database.remove()
    await folder.remove()
  })

  test(`lose and repeat none of ${MESSAGES} messages in ${KILLS} kills (P-033, P-039)`, async () => {
    const issuer = await openIdentityProvider()
    const env = {
      DATABASE_URL: database.value,
      DATA_DIR: folder.value,
      RATE_PER_ADDRESS: '1000000',
      RATE_PER_PERSON: '1000000',
      ...issuer.env,
    }
    const processes: ServerProcess[] = [await startProcess(env), await startProcess(env)]
    const opened = await openPostgres(database.value)
    await addTrades(opened.pool)
    const [clientToken, workerToken] = [await issuer.tokenFor('ana'), await issuer.tokenFor('bruno')]
    const urlOf = (number: number) => processes[number % 2]?.url ?? ''
    const client = connectClient(urlOf(0), clientToken)
    const worker = connectClient(urlOf(0), workerToken)
    await register(client, 'Ana', 'ana@plomada.test')
    await worker.send(sessionCalls.register, {
      body: {
        person: {
          firstName: 'Bruno',
          email: 'bruno@plomada.test',
          nickname: 'bruno',
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
    const offerId = await publish(client, 'Cambiar la bomba')
    await worker.send(offerCalls.apply, { params: { serviceId: offerId }, body: {} })
    const { result } = await worker.send(calls.open, { body: { offerId } })
    const params = { id: result.id }

    let attempt = 0
    const streams = [clientToken, workerToken].map((token) => followStream(() => urlOf(attempt++), token))

    let sent = 0
    let repeated = 0
    /** Sends a message until a process has confirmed it, as a browser does. */
    async function deliver(number: number): Promise<void> {
      const token = number % 2 ? clientToken : workerToken
      const body = { key: randomUUID(), text: `Mensaje ${number}` }
      for (let times = number; ; times++) {
        try {
          await connectClient(urlOf(times), token).send(calls.send, { params, body })
          return
        } catch (error) {
          // A refusal is a response; other errors mean that the process has ended.
          if (error instanceof Problem && error.status < 500) throw error
          repeated++
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
      }
    }
    const sendAll = async () => {
      while (sent < MESSAGES) await deliver(++sent)
    }
    const sending = Promise.all(Array.from({ length: SENDERS }, sendAll))
    for (let kill = 1; kill <= KILLS; kill++) {
      await waitUntil(async () => sent >= (kill * MESSAGES) / (KILLS + 1))
      await processes[kill % 2]?.end('SIGKILL')
      processes[kill % 2] = await startProcess(env)
    }
    await sending

    const { rows } = await opened.pool.query<{ id: number; text: string }>(
      'select id, text from messages order by id',
    )
    expect(new Set(rows.map(({ text }) => text)).size).toBe(MESSAGES)
    expect(rows).toHaveLength(MESSAGES)
    const ids = rows.map(({ id }) => id)
    await waitUntil(async () => streams.every((stream) => stream.count() >= MESSAGES))
    for (const stream of streams) expect(await stream.stop()).toEqual(ids)
    printFigures('messages of two processes', { messages: MESSAGES, kills: KILLS, lost: 0, repeated })
    await opened.close()
    issuer.close()
  })
})
