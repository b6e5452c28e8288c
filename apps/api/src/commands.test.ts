import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './database/migrate.ts'
import { openDatabase, type Database } from './database/database.ts'
import { loadKeys } from './services/identity/embedded/keys/keys.ts'
import { reconcileDays, formatReconciliationReport } from './reconcile.ts'
import { rotateProviderKeys } from './rotateKeys.ts'
import { createDemoAccounts } from './demo/accounts.ts'
import { demoSubject } from './services/identity/embedded/demoSubject.ts'
import { describeFailure } from './describeFailure.ts'

let dataDir: string
let database: Database

// Opened as by a running server: no other process can open the data folder.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plomada-commands-'))
  database = await openDatabase({ databaseUrl: null, dataDir })
  await migrate(database)
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const environment = () => ({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })

test('reconciles payments while a server has the embedded database open', async () => {
  const found = await reconcileDays(environment(), 30)
  expect(formatReconciliationReport(found)).toBe(
    '0 checkout sessions at the provider, 0 payments in the ledger; 0 refunds at the provider, 0 in the ledger; 0 chargebacks at the provider, 0 in the ledger: no differences.',
  )
})

test('rotates keys while a server has the embedded database open', async () => {
  const store = { sql: database.pool, secret: null }
  const before = await loadKeys(store)
  await rotateProviderKeys(environment())
  const inTwoMinutes = Date.now() + 120_000
  expect((await loadKeys(store)).jwks).toEqual(before.jwks)
  const after = await loadKeys(store, inTwoMinutes)
  expect(after.jwks).not.toEqual(before.jwks)
  expect(after.cookieKeys).toContain(before.cookieKeys[0])
})

/** Runs a command in its own process, as an operator does. */
const runCommand = (script: string, args: readonly string[] = []) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const command = ['--conditions=@plomada/source', join(import.meta.dirname, '../bin', script), ...args]
    const env = { ...process.env, ...environment() }
    const child = execFile(process.execPath, command, { env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })

test('remove-demo removes the demo although its admin is the only one, and says how to make another (P-169)', async () => {
  await createDemoAccounts(database.pool)
  await database.pool.query(
    `insert into users (issuer, subject, nickname, email, first_name, role)
     values ('demo', $1, 'elena', 'elena@plomada.test', 'Elena', 'admin')`,
    [demoSubject('elena')],
  )
  const { code, output } = await runCommand('removeDemo.ts')
  expect(code).toBe(0)
  expect(output).toContain('5 demo accounts deleted, 1 demo users suspended.')
  expect(output).toContain('There is no admin now.')
  const { rows } = await database.pool.query("select role, is_active from users where subject like 'demo|%'")
  expect(rows).toEqual([{ role: 'comun', is_active: false }])
})

test.each([
  ['archive.ts', ['backup', '/dev/null/copy']],
  ['archive.ts', ['restore', '/dev/null/copy']],
  ['archive.ts', ['move-database']],
  ['reconcile.ts', []],
  ['rotateKeys.ts', []],
  ['removeDemo.ts', []],
])('%s %j prints a sentence and no query when it fails (P-169)', async (script, args) => {
  await database.pool.query('alter schema public rename to other')
  try {
    const { code, output } = await runCommand(script, args)
    expect(code).not.toBe(0)
    expect(output).not.toMatch(/Failed query|params:|select |\bat .*:\d+:\d+/)
    expect(output.trim().split('\n')).toHaveLength(1)
  } finally {
    await database.pool.query('alter schema other rename to public')
  }
})

test('a failure is described by its reason, never by its query (P-169)', () => {
  const reason = new Error('the last active admin stays')
  const query = 'Failed query: update users set email = $1\nparams: ana@plomada.example'
  expect(describeFailure(new Error(query, { cause: reason }))).toBe(reason.message)
  expect(describeFailure(new Error(query))).toBe('It failed: Error.')
  expect(describeFailure(new AggregateError([new Error('connect ECONNREFUSED')]))).toBe(
    'connect ECONNREFUSED',
  )
})
