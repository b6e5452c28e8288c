import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate } from './database/migrate.ts'
import { openEmbedded, type EmbeddedDatabase } from './database/pglite.ts'
import { loadKeys } from './services/identity/embedded/keys.ts'
import { reconcileDays, formatReconciliationReport } from './reconcile.ts'
import { rotateProviderKeys } from './rotateKeys.ts'

let dataDir: string
let database: EmbeddedDatabase

// Opened as by a running server: no other process can open the data folder.
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plomada-commands-'))
  const found = inject('template')
  const template = found.kind === 'embedded' ? new Uint8Array(await readFile(found.file)) : undefined
  database = await openEmbedded({ dataDir, ...(template && { template }) })
  await migrate(database)
}, 120_000)
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

const environment = () => ({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })

test('reconciles payments while a server has the embedded database open', async () => {
  const found = await reconcileDays(environment(), 30)
  expect(formatReconciliationReport(found)).toBe(
    '0 checkout sessions at the provider, 0 payments in the ledger: no differences.',
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
