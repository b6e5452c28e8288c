import { offerCalls, paymentCalls, reviewCalls, sessionCalls } from '@plomada/domain/calls'
import { Problem } from '@plomada/domain/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { createAccounts } from '../src/services/identity/embedded/accounts.ts'
import { hashPassword } from '../src/services/identity/embedded/password.ts'
import { defaultAudience, defaultClientId } from '../src/services/identity/identity.ts'
import { openTestBrowser } from '../src/services/identity/testing/testBrowser.ts'
import { card } from '../src/services/payments/sandbox/sandbox.testing.ts'
import type { CallClient } from '../src/testing/callClient.ts'
import { openMailServer } from './mailServer.ts'
import { addTrades, publish, register, connectClient } from './users.ts'
import { endProcesses, startProcess } from './processes.ts'
import { openRoundRobin } from './roundRobin.ts'
import { createTemporaryDatabase, createTemporaryFolder, printFigures, waitUntil } from './temporary.ts'
import type { Temporary } from './temporary.ts'

const password = 'una contraseña larga'
const limit = 400

describe('two processes on one database behind a round-robin proxy', () => {
  let database: Temporary<string>
  let folder: Temporary<string>
  let proxy: Awaited<ReturnType<typeof openRoundRobin>>
  let mails: Awaited<ReturnType<typeof openMailServer>>
  let opened: Database
  let ana: CallClient
  let workers: { person: CallClient; id: number }[]

  beforeAll(async () => {
    database = await createTemporaryDatabase()
    folder = await createTemporaryFolder()
    proxy = await openRoundRobin()
    mails = await openMailServer(3)
    const env = {
      DATABASE_URL: database.value,
      DATA_DIR: folder.value,
      PUBLIC_URL: proxy.url,
      SMTP_URL: mails.url,
      TRUST_PROXY: '1',
      RATE_PER_ADDRESS: String(limit),
      RATE_PER_PERSON: '100000',
    }
    const both = await Promise.all([startProcess(env), startProcess(env)])
    proxy.setTargets(both.map(({ url }) => url))
    opened = await openPostgres(database.value)
    await addTrades(opened.pool)
    ana = await signUp('Ana')
    const people = await Promise.all(['Bruno', 'Carla', 'Dante'].map(signUp))
    workers = await Promise.all(
      people.map(async (person) => ({ person, id: await becomeProfessional(person) })),
    )
  })
  afterAll(async () => {
    await endProcesses()
    await opened.close()
    proxy.close()
    mails.close()
    await database.remove()
    await folder.remove()
  })

  /** Creates an account, signs in through the pages and registers; the processes alternate. */
  async function signUp(name: string): Promise<CallClient> {
    const email = `${name}@plomada.test`
    const passwordHash = await hashPassword(password)
    await createAccounts(opened.pool).add({ email, passwordHash, givenName: name, familyName: null })
    const domain = `${proxy.url}/idp`
    const settings = {
      domain,
      issuer: `${domain}/`,
      clientId: defaultClientId,
      audience: defaultAudience,
      endsAllSessions: true,
    }
    const visitor = openTestBrowser(settings)
    const tokens = await visitor.signIn({ email, password })
    const person = connectClient(proxy.url, tokens.access_token)
    await register(person, name, email)
    return person
  }

  const becomeProfessional = async (person: CallClient) => {
    const { result } = await person.send(sessionCalls.register, {
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
    return result.id
  }

  const apply = (person: CallClient, serviceId: number) =>
    person.send(offerCalls.apply, { params: { serviceId }, body: {} })
  const accept = (person: CallClient, offerId: number, workerId: number) =>
    person.send(offerCalls.accept, { body: { workerId, offerId } })
  const outcome = (promise: Promise<unknown>) =>
    promise.then(
      () => 'done',
      (error: unknown) => (error instanceof Problem ? error.code : String(error)),
    )
  const readState = async (id: number) =>
    (await opened.pool.query<{ state: string }>('select state from offers where id = $1', [id])).rows[0]
      ?.state

  test('users sign in, register, publish, apply, accept, pay and review', async () => {
    const offer = await publish(ana, 'Cambiar la bomba')
    const [bruno] = workers
    if (!bruno) throw new Error('There is no worker')
    await apply(bruno.person, offer)
    await accept(ana, offer, bruno.id)
    const { checkoutUrl } = await ana.send(paymentCalls.checkout, { body: { offerId: offer } })
    const paid = await fetch(checkoutUrl, {
      method: 'POST',
      body: new URLSearchParams(card('4242 4242 4242 4242')),
      redirect: 'manual',
    })
    expect(paid.status).toBe(303)
    const settled = await waitUntil(async () => (await readState(offer)) === 'terminado')
    await ana.send(reviewCalls.rate, { params: { idProduct: offer }, body: { text: 'Muy bien', score: 5 } })
    printFigures('two processes', {
      'requests by process': proxy.counts.join(' and '),
      'payment received after (ms)': settled,
    })
    const [one = 0, other = 0] = proxy.counts
    // A process whose health check is late gets none for a moment.
    expect(Math.min(one, other)).toBeGreaterThan(0.4 * (one + other))
  })

  test('one of many simultaneous conflicting requests succeeds', async () => {
    const offer = await publish(ana, 'Pintar la reja')
    const applied = await Promise.all(
      workers.flatMap(({ person }) => [1, 2, 3].map(() => outcome(apply(person, offer)))),
    )
    const { rows } = await opened.pool.query('select worker_id from applications where offer_id = $1', [
      offer,
    ])
    expect(rows).toHaveLength(3)
    expect(applied.every((end) => end === 'done' || end === 'conflict')).toBe(true)
    const accepted = await Promise.all(
      [...workers, ...workers].map(({ id }) => outcome(accept(ana, offer, id))),
    )
    expect(new Set(accepted.filter((end) => end !== 'done'))).toEqual(new Set(['alreadyAccepted']))
    const { rows: hired } = await opened.pool.query(
      'select hired_id from offers where id = $1 and hired_id is not null',
      [offer],
    )
    expect(hired).toHaveLength(1)
    const checkouts = await Promise.all(
      Array.from({ length: 10 }, () => ana.send(paymentCalls.checkout, { body: { offerId: offer } })),
    )
    expect(new Set(checkouts.map(({ checkoutUrl }) => checkoutUrl)).size).toBe(1)
  })

  test('sends every mail once, although the mail server drops some connections', async () => {
    for (let number = 1; number <= 5; number++) {
      const offer = await publish(ana, `Revisar el termotanque ${number}`)
      await Promise.all(workers.map(({ person }) => apply(person, offer)))
    }
    // An application that follows a sent mail about the same offer waits a quarter of an hour for others.
    const isSent = async () => {
      const { rows } = await opened.pool.query(
        "select 1 from outbox where done_at is null and run_at < now() + interval '1 minute'",
      )
      return rows.length === 0
    }
    await waitUntil(isSent)
    const { rows } = await opened.pool.query<{ id: string }>(
      'select id::text from outbox where done_at is not null order by outbox.id',
    )
    expect(rows.length).toBeGreaterThan(4)
    const sent = mails.received
      .map((id) => /outbox-(\d+)@/.exec(id)?.[1])
      .toSorted((a, b) => Number(a) - Number(b))
    printFigures('outbox of two processes', { mails: rows.length, sent: sent.length, dropped: 3 })
    expect(sent).toEqual(rows.map(({ id }) => id))
  })

  test('the processes share the rate limit of an address', async () => {
    const sendRequest = async () =>
      (await fetch(`${proxy.url}/api/job`, { headers: { 'x-forwarded-for': '198.51.100.4' } })).status
    const statuses: number[] = []
    const { rows: others } = await opened.pool.query<{ key: string }>('select key from rate_counts')
    const isCounted = async () => {
      const { rowCount } = await opened.pool.query(
        // The exact count, as those of earlier tests may still be written.
        'select from rate_counts where key <> all($1) and count = $2',
        [others.map(({ key }) => key), statuses.length],
      )
      return rowCount !== 0
    }
    // One process alone would accept all of them.
    for (let times = 0; times < 2 * limit - 10 && !statuses.includes(429); times += 10) {
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, sendRequest))))
      // The processes write their counts to the table once a second.
      if (times % 100 === 0) await waitUntil(isCounted)
    }
    expect(statuses).toContain(429)
    printFigures('an address at two processes', {
      limit,
      accepted: statuses.filter((status) => status === 200).length,
    })
  })
})
