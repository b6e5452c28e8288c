import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { isAway, transact } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { trades } from '../src/database/schema.ts'
import { openIssuer } from './issuer.ts'
import { addTrades, publish, register, senderTo } from './people.ts'
import { endProcesses, startProcess } from './processes.ts'
import type { ServerProcess } from './processes.ts'
import { openRelay } from './relay.ts'
import type { Manner, Relay } from './relay.ts'
import { scratchDatabase, scratchFolder, server, tell, until } from './scratch.ts'
import type { Scratch } from './scratch.ts'

const publicUrl = 'http://plomada.test'

describe.skipIf(server === null)('a database that is in trouble', () => {
  let database: Scratch<string>
  let folder: Scratch<string>
  let relay: Relay
  let embedded: ServerProcess
  let running: ServerProcess
  let token: string
  let issuer: Awaited<ReturnType<typeof openIssuer>>

  beforeAll(async () => {
    database = await scratchDatabase()
    folder = await scratchFolder()
    relay = await openRelay(database.it)
    issuer = await openIssuer()
    token = await issuer.tokenFor('ana')
    const env = { DATABASE_URL: relay.url, DATA_DIR: folder.it }
    // One with the provider of identity that we ship, one with another one.
    embedded = await startProcess({ ...env, PUBLIC_URL: publicUrl })
    running = await startProcess({ ...env, ...issuer.env })
    const opened = await openPostgres(database.it)
    await addTrades(opened.pool)
    await opened.close()
    await register(senderTo(running.url, token), 'Ana', 'ana@plomada.test')
  })
  afterEach(() => relay.turn('pass'))
  afterAll(async () => {
    await endProcesses()
    await relay.close()
    issuer.close()
    await database.remove()
    await folder.remove()
  })

  /** Asks for something; what came, and how long it took. */
  async function ask(url: string, init: RequestInit = {}) {
    const asked = performance.now()
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(30_000) })
    await response.arrayBuffer()
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      took: performance.now() - asked,
    }
  }

  const authorization = () => ({ authorization: `Bearer ${token}` })
  const signIn =
    '/idp/authorize?client_id=plomada-web&response_type=code&scope=openid&state=s&nonce=n&code_challenge_method=S256&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'

  /** Everything that needs the database: lists, people, writes, the sign-in. */
  const questions = () => [
    ...Array.from({ length: 20 }, (_, page) =>
      ask(`${running.url}/api/service?page=${page + 1}`, { headers: authorization() }),
    ),
    ask(`${running.url}/api/job`, { headers: authorization() }),
    ask(`${running.url}/api/user`, { headers: authorization() }),
    ask(`${embedded.url}${signIn}&redirect_uri=${encodeURIComponent(`${publicUrl}/`)}`),
    ask(`${embedded.url}/idp/oauth/token`, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'plomada-web',
        refresh_token: 'x'.repeat(43),
      }),
    }),
  ]

  test.each<[string, Manner]>([
    ['is gone', 'break'],
    ['hangs', 'hang'],
    ['is too slow', 1600],
  ])('a database that %s is said within six seconds, and it is back within ten', async (_what, manner) => {
    // Connections that are open when it happens, as on any day.
    await Promise.all(questions())
    await relay.turn(manner)
    const answers = await Promise.all(questions())
    const live = await ask(`${running.url}/health/live`)
    const ready = await ask(`${running.url}/health/ready`)
    await relay.turn('pass')
    const isBack = async () => {
      const statuses = await Promise.all([ask(`${running.url}/health/ready`), ...questions()])
      return statuses.every(({ status }) => status < 500)
    }
    const back = await until(isBack)
    const slowest = Math.round(Math.max(...answers.map(({ took }) => took)))
    tell(`database "${manner}"`, { 'slowest answer (ms)': slowest, 'back after (ms)': back })
    const kinds = new Set(answers.map(({ status, retryAfter }) => `${status} ${retryAfter}`))
    // What is merely slow may still come in time.
    const inTrouble = [...kinds].filter((kind) => manner !== 1600 || Number(kind.slice(0, 3)) >= 500)
    expect(inTrouble).toEqual(['503 5'])
    expect(live.status).toBe(200)
    expect(ready.status).toBe(503)
    // Six seconds, and what a busy machine adds.
    expect(slowest).toBeLessThan(9000)
    expect(back).toBeLessThan(10_000)
  })

  test('connections that break inside transactions cost neither the process nor a place in the pool', async () => {
    const opened = await openPostgres(relay.url)
    const many = Array.from({ length: 30 }, (_, number) => number)
    const broken = Promise.withResolvers<void>()
    const trouble = async (number: number) =>
      transact(opened.db, async (tx) => {
        await tx.insert(trades).values({ name: `Fantasma ${number}`, description: '' })
        // Between two statements nobody listens to the connection.
        if (number === 5) broken.resolve(relay.turn('break'))
        await broken.promise
        await tx.select().from(trades)
      }).then(
        () => 'done',
        (error: unknown) => (isAway(error) ? 'away' : String(error)),
      )
    const ends = new Set(await Promise.all(many.map(trouble)))
    expect([...ends]).toEqual(['away'])
    await relay.turn('pass')
    const names = await Promise.all(many.map(() => transact(opened.db, (tx) => tx.select().from(trades))))
    expect(names).toHaveLength(30)
    expect(names[0]?.filter(({ name }) => name.startsWith('Fantasma'))).toEqual([])
    await opened.close()
  })

  test('requests under way end before the process does when it is told to', async () => {
    const leaving = await startProcess({ DATABASE_URL: relay.url, DATA_DIR: folder.it, ...issuer.env })
    const beside = await openPostgres(database.it)
    await relay.turn(200)
    const { rows } = await beside.pool.query<{ now: Date }>('select clock_timestamp() as now')
    const written = publish(senderTo(leaving.url, token), 'Mientras se apaga')
    const isUnderWay = async () =>
      ((
        await beside.pool.query(
          `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
           and query_start > $1 and (query ilike '%into "offer%' or query ilike 'commit%')`,
          [rows[0]?.now],
        )
      ).rowCount ?? 0) > 0
    await until(isUnderWay)
    await beside.close()
    const ended = leaving.end('SIGTERM')
    const id = await written
    await relay.turn('pass')
    const { code, took } = await ended
    tell('SIGTERM with a request under way', { 'ended after (ms)': Math.round(took) })
    expect(code, leaving.said()).toBe(0)
    // Well before the grace is over and what is left is cut.
    expect(took).toBeLessThan(8000)
    expect((await ask(`${running.url}/api/service/get/${id}`)).status).toBeLessThan(500)
  })
})
