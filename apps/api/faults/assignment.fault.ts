import { offerCalls, assignmentCalls } from '@plomada/domain/calls'
import { Problem } from '@plomada/domain/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, expect, test } from 'vitest'
import { withCommandDatabase } from '../src/database/commandDatabase.ts'
import { findBrokenInvariants } from '../src/testing/invariants.ts'
import type { CallClient } from '../src/testing/callClient.ts'
import { openIdentityProvider } from './identityProvider.ts'
import { endProcesses, startProcess, type ServerProcess } from './processes.ts'
import { createTemporaryFolder, printFigures, waitUntil } from './temporary.ts'
import { addTrades, connectClient, publish, register } from './users.ts'

const rounds = 10
const offers = 3

afterAll(endProcesses)

interface Parties {
  client: CallClient
  worker: CallClient
  workerId: number
}

/** Accepts and steps back from a job again and again until the server ends; collects the acknowledged jobs. */
async function changeUntilKilled(
  { client, worker, workerId }: Parties,
  offerId: number,
  acknowledged: number[],
): Promise<void> {
  for (;;) {
    try {
      await worker.send(offerCalls.apply, { params: { serviceId: offerId }, body: {} })
      const { result } = await client.send(offerCalls.accept, { body: { offerId, workerId } })
      const id = result.assignmentId ?? 0
      const body = { event: 'stepBack', from: 'agreed', text: 'Me mudo' } as const
      await worker.send(assignmentCalls.act, { params: { id }, body })
      acknowledged.push(id)
    } catch (error) {
      // A problem is a response, such as that a killed attempt had its effect; other errors mean that the server has ended.
      if (!(error instanceof Problem)) return
      await stepBackFromOpenJob(client, worker, offerId)
    }
  }
}

async function stepBackFromOpenJob(client: CallClient, worker: CallClient, offerId: number): Promise<void> {
  try {
    const { result } = await client.send(offerCalls.get, { params: { id: offerId } })
    const id = result.assignmentId
    const body = { event: 'stepBack', from: 'agreed', text: 'Me mudo' } as const
    if (id !== null) await worker.send(assignmentCalls.act, { params: { id }, body })
  } catch {
    // The next attempt finds out what is wrong.
  }
}

test('a server that is killed ten times during transitions of jobs loses none that it acknowledged, and does none by half (P-204)', async () => {
  const folder = await createTemporaryFolder()
  const issuer = await openIdentityProvider()
  const config = { databaseUrl: null, dataDir: folder.value }
  const env = { DATA_DIR: folder.value, ...issuer.env }
  const tokens = { client: await issuer.tokenFor('ana'), worker: await issuer.tokenFor('bruno') }
  const connect = (url: string) => ({
    client: connectClient(url, tokens.client),
    worker: connectClient(url, tokens.worker),
  })
  let running: ServerProcess = await startProcess(env)
  const people = connect(running.url)
  await register(people.client, 'Ana', 'ana@plomada.test')
  await register(people.worker, 'Bruno', 'bruno@plomada.test')
  const workerId = await withCommandDatabase(config, async ({ pool }) => {
    await addTrades(pool)
    const { rows } = await pool.query<{ id: number }>(
      "update users set role = 'professional' where subject = 'bruno' returning id",
    )
    return rows[0]?.id ?? 0
  })
  const ids: number[] = []
  for (let number = 0; number < offers; number++) ids.push(await publish(people.client, `Oferta ${number}`))
  const acknowledged: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = acknowledged.length
    const parties = { ...connect(running.url), workerId }
    const changing = ids.map((id) => changeUntilKilled(parties, id, acknowledged))
    await waitUntil(async () => acknowledged.length >= before + 6)
    await running.end('SIGKILL')
    await Promise.all(changing)
    running = await startProcess(env)
    await withCommandDatabase(config, async ({ pool }) => {
      const { rows } = await pool.query<{ id: number }>("select id from assignments where state = 'canceled'")
      const kept = new Set(rows.map(({ id }) => id))
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
      expect(await findBrokenInvariants(drizzle(pool) as never)).toEqual([])
    })
  }
  printFigures('kill -9 during transitions', { rounds, 'acknowledged jobs': acknowledged.length, lost: 0 })
  const { code } = await running.end('SIGTERM')
  expect(code, running.output()).toBe(0)
  issuer.close()
  await folder.remove()
})
