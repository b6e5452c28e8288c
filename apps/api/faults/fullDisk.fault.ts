import { spawnSync } from 'node:child_process'
import { chmod, chown, mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { offerCalls } from '@plomada/domain/calls'
import { Problem } from '@plomada/domain/contract'
import { Pool } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openCommandDatabase } from '../src/database/commandDatabase.ts'
import { isStorageFull } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { fileTransport } from '../src/services/mail/mail.transport.ts'
import { choosePhotos } from '../src/services/photos/photos.storage.ts'
import { openIdentityProvider } from './identityProvider.ts'
import { addTrades, publish, register, connectClient } from './users.ts'
import { endProcesses, startProcess } from './processes.ts'
import { createTemporaryDatabase, createTemporaryFolder, server, printFigures } from './temporary.ts'
import type { Temporary } from './temporary.ts'

let folder: Temporary<string>
let disk = ''

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Mounts a disk of a size in megabytes, which requires root. Returns whether it succeeded. */
function mount(path: string, megabytes: number): boolean {
  return process.getuid?.() === 0 && run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path)
}

// Before the tests are collected, to know which are skipped.
folder = await createTemporaryFolder()
disk = join(folder.value, 'disk')
await mkdir(disk)
const canMount = mount(disk, 64)
if (!canMount)
  process.stdout.write('  · A small disk cannot be mounted: the tests of a full disk are skipped.\n')

afterAll(async () => {
  await endProcesses()
  if (canMount) run('umount', disk)
  await folder.remove()
})

/** Fills a disk. Returns a function that frees the space. */
async function fill(path: string): Promise<() => Promise<void>> {
  const filler = join(path, 'filler')
  await writeFile(filler, Buffer.alloc(256 * 1024 * 1024, 1)).catch(() => {})
  return () => rm(filler, { force: true })
}

describe.skipIf(!canMount)('a full disk', () => {
  beforeAll(async () => {
    await chmod(disk, 0o777)
    await chmod(folder.value, 0o777)
  })

  test('refuses photos and mails without partial files, still serves photos, and recovers', async () => {
    const photos = choosePhotos({ photos: null, dataDir: disk })
    const outbox = fileTransport(join(disk, 'outbox'), 'Plomada <avisos@plomada.test>')
    const noise = (seed: number) =>
      sharp({
        create: {
          width: 900,
          height: 900,
          channels: 3,
          background: '#fff',
          noise: { type: 'gaussian', mean: seed, sigma: 60 },
        },
      })
        .jpeg()
        .toBuffer()
    const mail = { to: 'ana@plomada.test', subject: 'Hola', text: 'x'.repeat(20_000) }
    const kept = await photos.save(await noise(90))
    const free = await fill(disk)
    const refusal = await photos.save(await noise(120)).then(
      () => null,
      (error: unknown) => error,
    )
    expect(isStorageFull(refusal)).toBe(true)
    await expect(outbox.send(1, mail)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await photos.read(kept, 480)).not.toBeNull()
    expect(await readdir(join(disk, 'photos/incoming')).catch(() => [])).toEqual([])
    expect(await readdir(join(disk, 'outbox'))).toEqual([])
    await free()
    await photos.save(await noise(120))
    await outbox.send(1, mail)
    expect(await readdir(join(disk, 'outbox'))).toEqual(['1.eml'])
  })

  test('makes the server refuse writes with a message and serve reads until there is space', async () => {
    const space = `small_${process.pid}`
    const place = join(disk, 'space')
    await mkdir(place, { mode: 0o700 })
    // A tablespace whose files are gone stops PostgreSQL, so everything is removed even when the test fails.
    const admin = new Pool({ connectionString: server, max: 1 })
    onTestFinished(() => admin.end())
    const { rows } = await admin.query<{ data_directory: string }>('show data_directory')
    const { uid, gid } = await stat(rows[0]?.data_directory ?? '')
    await chown(place, uid, gid)
    await admin.query(`create tablespace ${space} location '${place}'`)
    onTestFinished(async () => void (await admin.query(`drop tablespace ${space}`)))
    const database = await createTemporaryDatabase(`tablespace ${space}`)
    onTestFinished(database.remove)
    const issuer = await openIdentityProvider()
    onTestFinished(() => void issuer.close())
    const token = await issuer.tokenFor('ana')
    const elsewhere = await createTemporaryFolder()
    onTestFinished(elsewhere.remove)
    onTestFinished(endProcesses)
    const running = await startProcess({
      DATABASE_URL: database.value,
      DATA_DIR: elsewhere.value,
      ...issuer.env,
    })
    const person = connectClient(running.url, token)
    const opened = await openPostgres(database.value)
    await addTrades(opened.pool)
    await opened.close()
    await register(person, 'Ana', 'ana@plomada.test')
    const first = await publish(person, 'Con lugar')
    const free = await fill(disk)
    onTestFinished(free)
    const offers = () => fetch(`${running.url}/api/service?tittle=lugar`)
    // Free space inside the tables is used first.
    const refusal = await (async () => {
      for (let number = 0; number < 2000; number++) await publish(person, `Sin lugar ${number}`)
      return null
    })().catch((error: unknown) => error)
    expect(refusal).toMatchObject({ code: 'unavailable', message: expect.stringContaining('espacio') })
    expect((await offers()).status).toBe(200)
    expect((await person.send(offerCalls.get, { params: { id: first } })).result.title).toBe('Con lugar')
    expect((await fetch(`${running.url}/health/ready`)).status).toBe(200)
    await free()
    await publish(person, 'Otra vez con lugar')
    await running.end('SIGTERM')
  })

  test('makes a server on the embedded database refuse writes with a message and serve reads until there is space', async () => {
    const place = join(folder.value, 'embedded')
    await mkdir(place)
    if (!mount(place, 192)) throw new Error('The disk cannot be mounted.')
    onTestFinished(async () => {
      await endProcesses()
      run('umount', '--lazy', place)
    })
    const issuer = await openIdentityProvider()
    onTestFinished(() => void issuer.close())
    let running = await startProcess({ DATA_DIR: place, ...issuer.env })
    const opened = await openCommandDatabase({ databaseUrl: null, dataDir: place })
    await addTrades(opened.pool)
    const token = await issuer.tokenFor('ana')
    let person = connectClient(running.url, token)
    await register(person, 'Ana', 'ana@plomada.test')
    const first = await publish(person, 'Con lugar')
    const free = await fill(place)
    const outcomes: Record<string, number> = {}
    for (let number = 0; number < 250; number++) {
      const outcome = await publish(person, `Sin lugar ${number}`).then(
        () => 'published',
        (error: unknown) => (error instanceof Problem ? `${error.code}: ${error.message}` : String(error)),
      )
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
    }
    await opened.pool.query('checkpoint')
    printFigures('full disk, embedded database', outcomes)
    const refusals = Object.keys(outcomes).filter((one) => one !== 'published')
    expect(refusals).toEqual([expect.stringMatching(/^unavailable: .*espacio/)])
    const readFirst = () => person.send(offerCalls.get, { params: { id: first } })
    expect((await readFirst()).result.title).toBe('Con lugar')
    expect((await fetch(`${running.url}/health/ready`)).status).toBe(200)

    await opened.close()
    await running.end('SIGKILL')
    await free()
    running = await startProcess({ DATA_DIR: place, ...issuer.env })
    person = connectClient(running.url, token)
    expect((await readFirst()).result.title).toBe('Con lugar')
    await publish(person, 'Otra vez con lugar')
    const { code } = await running.end('SIGTERM')
    expect(code, running.output()).toBe(0)
  })
})
