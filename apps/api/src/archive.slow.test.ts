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
import { openBeside } from './database/beside.ts'
import { demoSignIn } from './demo/accounts.ts'
import { startServer } from './server.ts'
import { openBucket } from './testing/bucket.ts'
import { databaseAddress } from './testing/databaseAddress.ts'

// Databases are made from nothing and filled with the demonstration.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

type Place = Parameters<typeof backUp>[0]

const template = inject('template')
const made: (() => Promise<unknown>)[] = []
let folder: string

/** A place for a database that does not exist yet, or is empty. */
async function newPlace(name: string): Promise<Place & { env: Record<string, string> }> {
  const dataDir = join(folder, name)
  await mkdir(dataDir)
  const env = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }
  if (template.kind === 'embedded') return { databaseUrl: null, dataDir, photos: null, env }
  const database = `${template.name}_${randomBytes(6).toString('hex')}`
  const pool = new Pool({ connectionString: template.server, max: 1 })
  await pool.query(`create database ${database}`)
  made.push(async () => {
    await pool.query(`drop database ${database} with (force)`)
    await pool.end()
  })
  const databaseUrl = databaseAddress(template.server, database)
  return { databaseUrl, dataDir, photos: null, env: { ...env, DATABASE_URL: databaseUrl } }
}

/** Every row of every table, and what the next row of each will be numbered. */
async function contentOf(place: Place): Promise<Record<string, unknown>> {
  const database = await openBeside(place)
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

/** The photos that a backup holds. */
async function photosIn(file: string): Promise<{ photo: string; content: string }[]> {
  const lines = gunzipSync(await readFile(file))
    .toString()
    .split('\n')
  return lines.filter((line) => line.startsWith('{"photo":')).map((line) => JSON.parse(line))
}

let source: Awaited<ReturnType<typeof newPlace>>
let file: string
let before: Record<string, unknown>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plomada-archive-'))
  source = await newPlace('source')
  file = join(folder, 'plomada.backup')
  const server = await startServer({ ...source.env, DEMO: 'true' })
  await recordAuditEvent(server.database.db, {
    action: 'signedOut',
    actorId: null,
    subject: { kind: 'account', id: null, label: 'ana@plomada.example' },
    networkAddress: null,
    requestId: null,
  })
  // Backed up while it runs.
  await backUp(source, file)
  await server.close()
  before = await contentOf(source)
})
afterAll(async () => {
  for (const remove of made) await remove()
  await rm(folder, { recursive: true, force: true })
})

test('what was backed up while the server ran is in an empty database again, to the last row and photo', async () => {
  const target = await newPlace('target')
  const restored = await restore(target, file, { replace: false })
  expect(restored['offers']).toBeGreaterThan(20)
  expect(restored['audit_events']).toBe(1)
  expect(await contentOf(target)).toEqual(before)
  const photos = await photosIn(file)
  expect(photos.length).toBeGreaterThan(0)
  for (const { photo, content } of photos)
    expect((await readFile(join(target.dataDir, 'photos', photo))).toString('base64')).toBe(content)
  // And it can be worked with: a server starts on it and people sign in as before.
  const server = await startServer({ ...target.env, DEMO: 'false' })
  const { rows } = await server.database.pool.query('select 1 from idp_accounts where email = $1', [
    demoSignIn.people[0]?.email,
  ])
  await server.close()
  expect(rows).toHaveLength(1)
  await expect(restore(target, file, { replace: false })).rejects.toThrow('not empty')
  await restore(target, file, { replace: true })
  expect(await contentOf(target)).toEqual(before)
})

/** Runs a program in a process of its own, where Node loads the S3 library as in production: Vite would pick another build. */
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

/** Asks a server on the configured photos for each of these, and says what was in the answer, as a hash. */
const serve = (names: string[]) => `
  const load = (name) => import(new URL(name, ${JSON.stringify(import.meta.url)}))
  const { createHash } = await import('node:crypto')
  const { default: fastify } = await import(${JSON.stringify(import.meta.resolve('fastify'))})
  const { readConfig } = await load('./config.ts')
  const { choosePhotos } = await load('./services/photos/photos.shelves.ts')
  const { photoRoutes } = await load('./services/photos/photos.routes.ts')
  const app = fastify().register(photoRoutes, { photos: choosePhotos(readConfig(process.env)) })
  for (const name of ${JSON.stringify(names)}) {
    const { rawPayload } = await app.inject('/api/photos/' + name)
    console.log(createHash('sha256').update(rawPayload).digest('hex'))
  }`

test('a backup restored into a bucket brings every photo, and each is served as it was', async () => {
  const target = await newPlace('bucket')
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
  const photos = await photosIn(file)
  const names = photos.map(({ photo }) => photo)
  expect(names.length).toBeGreaterThan(0)
  expect([...files.keys()].toSorted()).toEqual(names.map((name) => `/plomada/${name}`).toSorted())
  const served = await run(['--input-type=module', '--eval', serve(names)], env)
  expect(served.trim().split('\n')).toEqual(
    photos.map(({ content }) => createHash('sha256').update(Buffer.from(content, 'base64')).digest('hex')),
  )
  close()
})

const spoilt: [what: string, spoil: (text: string) => string, complaint: string][] = [
  ['cut short', (text: string) => text.replace('{"end":true}\n', ''), 'cut short'],
  ['no backup at all', () => 'hello\n', 'not a backup'],
  [
    'of a version to come',
    (text: string) => text.replace('"migrations":[', '"migrations":["9999999999999",'),
    'newer version',
  ],
  [
    'with a table that is not ours',
    (text: string) => text.replace('{"table":"offers"', '{"table":"pg_authid"'),
    'damaged',
  ],
]
// To make the embedded database from nothing takes its time; what is refused is refused before it matters which one it is.
const someSpoilt = template.kind === 'embedded' ? spoilt.slice(0, 1) : spoilt

test.each(someSpoilt)('a file that is %s restores nothing', async (_what, spoil, complaint) => {
  const target = await newPlace(`spoilt-${randomBytes(3).toString('hex')}`)
  const spoilt = join(target.dataDir, 'spoilt')
  await writeFile(spoilt, gzipSync(spoil(gunzipSync(await readFile(file)).toString())))
  await expect(restore(target, spoilt, { replace: false })).rejects.toThrow(complaint)
  const content = await contentOf(target)
  expect(Object.entries(content).filter(([name, rows]) => name === 'offers' && String(rows) !== '')).toEqual(
    [],
  )
})

test.skipIf(template.kind === 'embedded')(
  'the embedded database moves to PostgreSQL, to the last row',
  async () => {
    const dataDir = join(folder, 'embedded')
    await mkdir(dataDir)
    const place = { databaseUrl: null, dataDir, photos: null }
    await restore(place, file, { replace: false })
    const target = await newPlace('moved')
    await moveDatabase({ ...target, dataDir }, { replace: false })
    expect(await contentOf(target)).toEqual(before)
    expect(await contentOf(place)).toMatchObject({ users: before['users'], offers: before['offers'] })
  },
)
