import { assignmentCalls, offerCalls, paymentCalls, payoutCalls } from '@plomada/domain/calls'
import { Problem } from '@plomada/domain/contract'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { withCommandDatabase } from '../src/database/commandDatabase.ts'
import type { CallClient } from '../src/testing/callClient.ts'
import { findBrokenInvariants } from '../src/testing/invariants.ts'
import { openIdentityProvider } from './identityProvider.ts'
import { endProcesses, startProcess, type ServerProcess } from './processes.ts'
import { createTemporaryFolder, printFigures, waitUntil } from './temporary.ts'
import { addTrades, connectClient, publish, register } from './users.ts'

const rounds = 10

afterAll(endProcesses)

/** The clients of a server, which ends with it. */
interface Parties {
  url: string
  client: CallClient
  worker: CallClient
  admin: CallClient
  workerId: number
}

/** What the server has acknowledged. */
interface Acknowledged {
  confirmed: number[]
  withdrawn: number[]
  /** The amounts of payouts in the files for the bank, by reference. */
  filed: Map<string, string>
}

/** Repeats a step until the server ends. A problem is a response; other errors mean that the server has ended. */
async function repeat(step: () => Promise<void>): Promise<void> {
  for (;;) {
    try {
      await step()
    } catch (error) {
      if (!(error instanceof Problem)) return
    }
  }
}

/** Hires a professional and pays with a card; returns the id of the job once it is paid. */
async function payJob({ url, client, worker, workerId }: Parties): Promise<number> {
  const offerId = await publish(client, 'Cambiar la bomba de agua')
  await worker.send(offerCalls.apply, { params: { serviceId: offerId }, body: {} })
  const { result } = await client.send(offerCalls.accept, { body: { offerId, workerId } })
  const id = result.assignmentId ?? 0
  const { checkoutUrl } = await client.send(paymentCalls.checkout, { body: { offerId } })
  const card = { number: '4242424242424242', expiry: '12/34', cvc: '123', holder: 'Ana Paredes' }
  const paid = await fetch(new URL(new URL(checkoutUrl).pathname, url), {
    method: 'POST',
    body: new URLSearchParams(card),
    redirect: 'manual',
  })
  expect(paid.status).toBe(303)
  const readState = async () => (await client.send(assignmentCalls.get, { params: { id } })).result.state
  while ((await readState()) === 'agreed') await new Promise((resolve) => setImmediate(resolve))
  return id
}

const act = (
  person: CallClient,
  id: number,
  body: { event: 'done' | 'confirm' | 'withdraw'; from: 'paid' | 'done' },
) => person.send(assignmentCalls.act, { params: { id }, body: { ...body, text: '' } })

async function confirmJob(parties: Parties, acknowledged: Acknowledged): Promise<void> {
  const id = await payJob(parties)
  await act(parties.worker, id, { event: 'done', from: 'paid' })
  await act(parties.client, id, { event: 'confirm', from: 'done' })
  acknowledged.confirmed.push(id)
}

async function withdrawFromJob(parties: Parties, acknowledged: Acknowledged): Promise<void> {
  const id = await payJob(parties)
  await act(parties.client, id, { event: 'withdraw', from: 'paid' })
  acknowledged.withdrawn.push(id)
}

/** Makes a run, sends its file to the bank, and imports an answer in which every other payout was rejected. */
async function payOut({ admin }: Parties, { filed }: Acknowledged): Promise<void> {
  const { result } = await admin.send(payoutCalls.desk, {})
  const open = result.runs.find(({ count, paid, failed }) => paid + failed < count)
  const id = open?.id ?? (await admin.send(payoutCalls.createRun, {})).result.run.id
  const { csv } = await admin.send(payoutCalls.exportRun, { params: { id } })
  const lines = csv.trim().split('\r\n').slice(1)
  const answers = lines.map((line) => {
    const [amount = '', reference = ''] = line.split(';').slice(-2)
    // The bank gets the same payout with the same amount, however often its file is made.
    expect(filed.get(reference) ?? amount).toBe(amount)
    filed.set(reference, amount)
    return Number(reference.replace('PLO-', '')) % 2 === 0
      ? `${reference};rechazado;La cuenta está cerrada`
      : `${reference};pagado;`
  })
  const text = ['Referencia;Estado;Motivo', ...answers].join('\n')
  await admin.send(payoutCalls.importRun, { params: { id }, body: { text } })
}

async function readIds(pool: Pool, condition: string): Promise<Set<number>> {
  const { rows } = await pool.query<{ id: number }>(`select id from assignments where ${condition}`)
  return new Set(rows.map(({ id }) => id))
}

test('a server that is killed ten times during payments, refunds and payouts loses no centavo and pays nothing twice (P-259)', async () => {
  const folder = await createTemporaryFolder()
  const issuer = await openIdentityProvider()
  const config = { databaseUrl: null, dataDir: folder.value }
  const env = { DATA_DIR: folder.value, PAYOUT_MINIMUM: '1', ...issuer.env }
  const read = <Result>(query: (pool: Pool) => Promise<Result>) =>
    withCommandDatabase(config, ({ pool }) => query(pool))
  const tokens = {
    client: await issuer.tokenFor('ana'),
    worker: await issuer.tokenFor('bruno'),
    admin: await issuer.tokenFor('elena'),
  }
  const connect = (url: string) => ({
    url,
    client: connectClient(url, tokens.client),
    worker: connectClient(url, tokens.worker),
    admin: connectClient(url, tokens.admin),
  })
  let running: ServerProcess = await startProcess(env)
  const people = connect(running.url)
  await register(people.client, 'Ana', 'ana@plomada.test')
  await register(people.worker, 'Bruno', 'bruno@plomada.test')
  await register(people.admin, 'Elena', 'elena@plomada.test')
  const workerId = await read(async (pool) => {
    await addTrades(pool)
    await pool.query("update users set role = 'admin' where subject = 'elena'")
    const { rows } = await pool.query<{ id: number }>(
      "update users set role = 'professional' where subject = 'bruno' returning id",
    )
    const id = rows[0]?.id ?? 0
    await pool.query(
      "insert into payout_accounts (user_id, cuit, target, holder) values ($1, '20123456786', 'bruno.plomero', 'Bruno')",
      [id],
    )
    return id
  })
  const acknowledged: Acknowledged = { confirmed: [], withdrawn: [], filed: new Map() }
  for (let round = 0; round < rounds; round++) {
    const { confirmed, withdrawn, filed } = acknowledged
    const before = [confirmed.length, withdrawn.length, filed.size] as const
    const parties = { ...connect(running.url), workerId }
    const working = [confirmJob, withdrawFromJob, payOut].map((step) =>
      repeat(() => step(parties, acknowledged)),
    )
    await waitUntil(
      async () =>
        confirmed.length >= before[0] + 2 && withdrawn.length >= before[1] + 2 && filed.size > before[2],
    )
    await running.end('SIGKILL')
    await Promise.all(working)
    running = await startProcess(env)
    await read(async (pool) => {
      const kept = await readIds(pool, "state = 'completed'")
      expect(confirmed.filter((id) => !kept.has(id))).toEqual([])
      const ended = await readIds(pool, "state in ('refunding', 'refunded')")
      expect(withdrawn.filter((id) => !ended.has(id))).toEqual([])
      expect(await findBrokenInvariants(drizzle(pool) as never)).toEqual([])
    })
  }
  // What was requested arrives at the provider, and the provider's events arrive here.
  const countWaiting = async (pool: Pool) => {
    const { rows } = await pool.query<{ waiting: number }>(
      `select ((select count(*) from refunds where state = 'requested')
        + (select count(*) from sandbox_events where done_at is null))::int as waiting`,
    )
    return rows[0]?.waiting
  }
  await waitUntil(async () => (await read(countWaiting)) === 0)
  await read(async (pool) => {
    const { rows } = await pool.query<{ sums: number[] }>(`select array[
      (select sum(amount) from payments where state in ('paid', 'refunding', 'refunded'))::int,
      (select sum((payload->>'amount_total')::bigint) / 100 from sandbox_objects where payload->>'payment_status' = 'paid')::int,
      (select sum(amount) from refunds where state = 'done')::int,
      (select sum((payload->>'amount')::bigint) / 100 from sandbox_objects where payload->>'object' = 'refund')::int
    ] as sums`)
    const [charged, chargedThere, refunded, refundedThere] = rows[0]?.sums ?? []
    expect([chargedThere, refundedThere]).toEqual([charged, refunded])
    const { rows: payouts } = await pool.query<{ reference: string; amount: string }>(
      `select 'PLO-' || id as reference, replace(trim(to_char(amount / 100.0, '999999990.00')), '.', ',') as amount
       from payouts where state in ('processing', 'paid', 'failed')`,
    )
    expect(Object.fromEntries(payouts.map(({ reference, amount }) => [reference, amount]))).toMatchObject(
      Object.fromEntries(acknowledged.filed),
    )
    expect(await findBrokenInvariants(drizzle(pool) as never)).toEqual([])
  })
  printFigures('kill -9 during payments, refunds and payouts', {
    rounds,
    confirmed: acknowledged.confirmed.length,
    withdrawn: acknowledged.withdrawn.length,
    payouts: acknowledged.filed.size,
    lost: 0,
  })
  const { code } = await running.end('SIGTERM')
  expect(code, running.output()).toBe(0)
  issuer.close()
  await folder.remove()
})
