import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createHash, randomBytes } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { backUp, moveDatabase, restore } from './archive.ts'
import { recordAuditEvent } from './database/auditLog.ts'
import { openCommandDatabase } from './database/commandDatabase.ts'
import { demoSignIn } from './demo/accounts.ts'
import { startServer } from './server.ts'
import { openBucket } from './testing/bucket.ts'
import { toDatabaseUrl } from './testing/databaseUrl.ts'

// Creates databases and seeds the demo data.
type ArchiveConfig = Parameters<typeof backUp>[0]

const template = inject('template')
const cleanups: (() => Promise<unknown>)[] = []
let folder: string

/** Creates the configuration of a new, empty database. */
async function createConfig(name: string): Promise<ArchiveConfig & { env: Record<string, string> }> {
  const dataDir = join(folder, name)
  await mkdir(dataDir)
  const env = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }
  const database = `${template.name}_${randomBytes(6).toString('hex')}`
  const pool = new Pool({ connectionString: template.server, max: 1 })
  await pool.query(`create database ${database}`)
  cleanups.push(async () => {
    await pool.query(`drop database ${database} with (force)`)
    await pool.end()
  })
  const databaseUrl = toDatabaseUrl(template.server, database)
  return { databaseUrl, dataDir, photos: null, env: { ...env, DATABASE_URL: databaseUrl } }
}

/** Reads all rows, sequences, foreign keys and triggers. */
async function readContent(config: ArchiveConfig): Promise<Record<string, unknown>> {
  const database = await openCommandDatabase(config)
  try {
    const { rows: tables } = await database.pool.query<{ name: string }>(
      "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'rate_counts' order by 1",
    )
    const content: Record<string, unknown> = {}
    for (const { name } of tables) {
      const { rows } = await database.pool.query<{ row: string }>(
        `select to_jsonb(each)::text as row from ${name} as each order by 1`,
      )
      content[name] = rows.map(({ row }) => row)
    }
    const { rows } = await database.pool.query(
      "select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1",
    )
    const { rows: guards } = await database.pool.query(
      `select conname, pg_get_constraintdef(oid) as rule from pg_constraint
       where connamespace = 'public'::regnamespace and contype = 'f' order by 1`,
    )
    const { rows: triggers } = await database.pool.query(
      'select tgname, tgenabled from pg_trigger where not tgisinternal order by 1',
    )
    return { ...content, sequences: rows, guards, triggers }
  } finally {
    await database.close()
  }
}

/** Reads the photos in a backup. */
async function readPhotos(file: string): Promise<{ photo: string; content: string }[]> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
  return lines.filter((line) => line.startsWith('{"photo":')).map((line) => JSON.parse(line))
}

let source: Awaited<ReturnType<typeof createConfig>>
let file: string
let before: Record<string, unknown>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plomada-archive-'))
  source = await createConfig('source')
  file = join(folder, 'plomada.backup')
  const server = await startServer({ ...source.env, DEMO: 'true' })
  await recordAuditEvent(server.database.db, {
    action: 'signedOut',
    actorId: null,
    subject: { kind: 'account', id: null, label: 'ana@plomada.example' },
    networkAddress: null,
    requestId: null,
  })
  // What the masking of stored texts changes in the background would differ from the backup.
  const { pool } = server.database
  await vi.waitUntil(
    async () => (await pool.query('select from backfills where done_at is null')).rowCount === 0,
    { timeout: 180_000 },
  )
  // The server is still running.
  await backUp(source, file)
  await server.close()
  before = await readContent(source)
})
afterAll(async () => {
  for (const remove of cleanups) await remove()
  await rm(folder, { recursive: true, force: true })
})

test('restores a backup of a running server completely, with rows and photos', async () => {
  const target = await createConfig('target')
  const restored = await restore(target, file, { replace: false })
  expect(restored['offers']).toBeGreaterThan(20)
  expect(restored['audit_events']).toBe(1)
  expect(await readContent(target)).toEqual(before)
  const photos = await readPhotos(file)
  expect(photos.length).toBeGreaterThan(0)
  for (const { photo, content } of photos)
    expect((await readFile(join(target.dataDir, 'photos', photo))).toString('base64')).toBe(content)
  // A server starts on the restored database, which has the accounts.
  const server = await startServer({ ...target.env, DEMO: 'false' })
  const { rows } = await server.database.pool.query('select 1 from idp_accounts where email = $1', [
    demoSignIn.people[0]?.email,
  ])
  await server.close()
  expect(rows).toHaveLength(1)
  await expect(restore(target, file, { replace: false })).rejects.toThrow('not empty')
  await restore(target, file, { replace: true })
  expect(await readContent(target)).toEqual(before)
})

/** Runs a program in a separate process, as Vite would load another build of the S3 library than production. */
async function run(program: string[], env: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@plomada/source', ...program],
    {
      env: { PATH: process.env['PATH'], ...env },
    },
  )
  return stdout
}

/** A script that serves these photos and prints the hashes of the responses. */
const serveScript = (names: string[]) => `
  const load = (name) => import(new URL(name, ${JSON.stringify(import.meta.url)}))
  const { createHash } = await import('node:crypto')
  const { default: fastify } = await import(${JSON.stringify(import.meta.resolve('fastify'))})
  const { readConfig } = await load('./config.ts')
  const { choosePhotos } = await load('./services/photos/photos.storage.ts')
  const { photoRoutes } = await load('./services/photos/photos.routes.ts')
  const app = fastify().register(photoRoutes, { photos: choosePhotos(readConfig(process.env)) })
  for (const name of ${JSON.stringify(names)}) {
    const { rawPayload } = await app.inject('/api/photos/' + name)
    console.log(createHash('sha256').update(rawPayload).digest('hex'))
  }`

test('restores all photos to a bucket, from where they are served unchanged', async () => {
  const target = await createConfig('bucket')
  const { store, files, close } = await openBucket()
  const env = {
    ...target.env,
    S3_BUCKET: store.bucket,
    S3_REGION: store.region,
    S3_ENDPOINT: store.endpoint,
    S3_ACCESS_KEY_ID: store.accessKeyId,
    S3_SECRET_ACCESS_KEY: store.secretAccessKey,
  }
  expect(await run([join(import.meta.dirname, '../bin/archive.ts'), 'restore', file], env)).toMatch(
    /^Restored \d+ rows/,
  )
  const photos = await readPhotos(file)
  const names = photos.map(({ photo }) => photo)
  expect(names.length).toBeGreaterThan(0)
  expect([...files.keys()].toSorted()).toEqual(names.map((name) => `/plomada/${name}`).toSorted())
  const served = await run(['--input-type=module', '--eval', serveScript(names)], env)
  expect(served.trim().split('\n')).toEqual(
    photos.map(({ content }) => createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex')),
  )
  close()
})

const invalidFiles: [what: string, edit: (text: string) => string, message: string][] = [
  ['truncated', (text: string) => text.replace('{"end":true}\n', ''), 'truncated'],
  ['not a backup', () => 'hello\n', 'not a backup'],
  [
    'from a newer version',
    (text: string) => text.replace('"migrations":[', '"migrations":["9999999999999",'),
    'newer version',
  ],
  [
    'with an unknown table',
    (text: string) => text.replace('{"table":"offers"', '{"table":"pg_authid"'),
    'damaged',
  ],
]
test.each(invalidFiles)('restores nothing from a file that is %s', async (_what, edit, message) => {
  const target = await createConfig(`invalid-${randomBytes(3).toString('hex')}`)
  const invalid = join(target.dataDir, 'invalid')
  await writeFile(invalid, gzipSync(edit(gunzipSync(await readFile(file)).toString())))
  await expect(restore(target, invalid, { replace: false })).rejects.toThrow(message)
  const content = await readContent(target)
  expect(Object.entries(content).filter(([name, rows]) => name === 'offers' && String(rows) !== '')).toEqual(
    [],
  )
})

test('moves all rows of the embedded database to PostgreSQL', async () => {
  const dataDir = join(folder, 'embedded')
  await mkdir(dataDir)
  const embedded = { databaseUrl: null, dataDir, photos: null }
  await restore(embedded, file, { replace: false })
  const target = await createConfig('moved')
  await moveDatabase({ ...target, dataDir }, { replace: false })
  expect(await readContent(target)).toEqual(before)
  expect(await readContent(embedded)).toMatchObject({ users: before['users'], offers: before['offers'] })
})
