import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isUnavailable, transact } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { paymentEvents } from '../src/database/schema/payments.ts'
import { openIdentityProvider } from './identityProvider.ts'
import { addTrades, publish, register, connectClient } from './users.ts'
import { endProcesses, startProcess, type ServerProcess } from './processes.ts'
import { openRelay, type RelayMode, type Relay } from './relay.ts'
import { createTemporaryDatabase, createTemporaryFolder, printFigures, waitUntil } from './temporary.ts'
import type { Temporary } from './temporary.ts'

// Another host would count as production, where the embedded services need a permission.
const publicUrl = 'http://localhost:3999'

describe('an unavailable database', () => {
  let database: Temporary<string>
  let folder: Temporary<string>
  let relay: Relay
  let embedded: ServerProcess
  let running: ServerProcess
  let token: string
  let issuer: Awaited<ReturnType<typeof openIdentityProvider>>

  beforeAll(async () => {
    database = await createTemporaryDatabase()
    folder = await createTemporaryFolder()
    relay = await openRelay(database.value)
    issuer = await openIdentityProvider()
    token = await issuer.tokenFor('ana')
    const env = { DATABASE_URL: relay.url, DATA_DIR: folder.value, TIMEOUT_FACTOR: '1' }
    // One with the embedded identity provider, one with an external one.
    embedded = await startProcess({ ...env, PUBLIC_URL: publicUrl })
    running = await startProcess({ ...env, ...issuer.env })
    const opened = await openPostgres(database.value)
    await addTrades(opened.pool)
    await opened.close()
    // On a busy machine a process that has just started refuses requests for a moment.
    const ana = connectClient(running.url, token)
    await waitUntil(() => register(ana, 'Ana', 'ana@plomada.test').then(() => true))
  })
  afterEach(() => relay.setMode('pass'))
  afterAll(async () => {
    await endProcesses()
    await relay.close()
    issuer.close()
    await database.remove()
    await folder.remove()
  })

  /** Sends a request and measures the time to its response. */
  async function sendRequest(url: string, init: RequestInit = {}) {
    const started = performance.now()
    const response = await fetch(url, { ...init, redirect: 'manual' })
    await response.arrayBuffer()
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      took: performance.now() - started,
    }
  }

  const authorization = () => ({ authorization: `Bearer ${token}` })
  const signIn =
    '/idp/authorize?client_id=plomada-web&response_type=code&scope=openid&state=s&nonce=n&code_challenge_method=S256&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

  /** Sends requests that need the database: lists, users and sign-ins. */
  const sendAll = () => [
    ...Array.from({ length: 20 }, (_, page) =>
      sendRequest(`${running.url}/api/service?page=${page + 1}`, { headers: authorization() }),
    ),
    sendRequest(`${running.url}/api/job`, { headers: authorization() }),
    sendRequest(`${running.url}/api/user`, { headers: authorization() }),
    sendRequest(`${embedded.url}${signIn}&redirect_uri=${encodeURIComponent(`${publicUrl}/`)}`),
    sendRequest(`${embedded.url}/idp/oauth/token`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'plomada-web',
        refresh_token: 'x'.repeat(43),
      }),
    }),
  ]

  test.each<[string, RelayMode]>([
    ['is unreachable', 'break'],
    ['hangs', 'hang'],
    ['is too slow', 1600],
  ])('reports that the database %s, and recovers', async (_what, mode) => {
    // Opens connections first.
    await Promise.all(sendAll())
    await relay.setMode(mode)
    const responses = await Promise.all(sendAll())
    const live = await sendRequest(`${running.url}/health/live`)
    const ready = await sendRequest(`${running.url}/health/ready`)
    await relay.setMode('pass')
    const hasRecovered = async () => {
      const statuses = await Promise.all([sendRequest(`${running.url}/health/ready`), ...sendAll()])
      return statuses.every(({ status }) => status < 500)
    }
    const recovery = await waitUntil(hasRecovered)
    const slowest = Math.round(Math.max(...responses.map(({ took }) => took)))
    printFigures(`database "${mode}"`, { 'slowest response (ms)': slowest, 'recovered after (ms)': recovery })
    const kinds = new Set(responses.map(({ status, retryAfter }) => `${status} ${retryAfter}`))
    // A slow database may still respond in time.
    const failures = [...kinds].filter((kind) => mode !== 1600 || Number(kind.slice(0, 3)) >= 500)
    expect(failures).toEqual(['503 5'])
    expect(live.status).toBe(200)
    expect(ready.status).toBe(503)
  })

  test('survives connections that fail inside transactions, and releases them to the pool', async () => {
    const opened = await openPostgres(relay.url)
    const many = Array.from({ length: 30 }, (_, number) => number)
    const broken = Promise.withResolvers<void>()
    const insertAndFail = async (number: number) =>
      transact(opened.db, async (tx) => {
        // Changes of trades would wait for each other.
        await tx.insert(paymentEvents).values({ eventId: `ghost ${number}`, type: 'ghost' })
        // Between two statements.
        if (number === 5) broken.resolve(relay.setMode('break'))
        await broken.promise
        await tx.select().from(paymentEvents)
      }).then(
        () => 'done',
        (error: unknown) => (isUnavailable(error) ? 'unavailable' : String(error)),
      )
    const outcomes = new Set(await Promise.all(many.map(insertAndFail)))
    expect([...outcomes]).toEqual(['unavailable'])
    await relay.setMode('pass')
    const events = await Promise.all(
      many.map(() => transact(opened.db, (tx) => tx.select().from(paymentEvents))),
    )
    expect(events).toHaveLength(30)
    expect(events[0]?.filter(({ type }) => type === 'ghost')).toEqual([])
    await opened.close()
  })

  test('finishes requests in progress before exiting on SIGTERM', async () => {
    const leaving = await startProcess({ DATABASE_URL: relay.url, DATA_DIR: folder.value, ...issuer.env })
    const monitor = await openPostgres(database.value)
    await relay.setMode(100)
    const { rows } = await monitor.pool.query<{ now: Date }>('select clock_timestamp() as now')
    const written = publish(connectClient(leaving.url, token), 'Mientras se apaga')
    const isInProgress = async () =>
      ((
        await monitor.pool.query(
          `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
           and query_start > $1 and (query ilike '%into "offer%' or query ilike 'commit%')`,
          [rows[0]?.now],
        )
      ).rowCount ?? 0) > 0
    await waitUntil(isInProgress)
    await monitor.close()
    const ended = leaving.end('SIGTERM')
    const id = await written
    await relay.setMode('pass')
    const { code, took } = await ended
    printFigures('SIGTERM with a request in progress', { 'ended after (ms)': Math.round(took) })
    expect(code, leaving.output()).toBe(0)
    expect((await sendRequest(`${running.url}/api/service/get/${id}`)).status).toBeLessThan(500)
  })
})
