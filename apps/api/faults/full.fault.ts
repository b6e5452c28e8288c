import { spawnSync } from 'node:child_process'
import { chmod, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { offerCalls } from '@plomada/domain/calls'
import { Problem } from '@plomada/domain/define'
import { Pool } from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openBeside } from '../src/database/beside.ts'
import { isFull } from '../src/database/database.ts'
import { openPostgres } from '../src/database/postgres.ts'
import { fileTransport } from '../src/services/mail/mail.transport.ts'
import { choosePhotos } from '../src/services/photos/photos.shelves.ts'
import { openIssuer } from './issuer.ts'
import { addTrades, publish, register, senderTo } from './people.ts'
import { endProcesses, startProcess } from './processes.ts'
import { scratchDatabase, scratchFolder, server, tell, until } from './scratch.ts'
import type { Scratch } from './scratch.ts'

let folder: Scratch<string>
let disk = ''

const run = (command: string, ...words: string[]) =>
  spawnSync(command, words, { stdio: 'ignore' }).status === 0

/** A disk of so many megabytes; only the owner of the machine can have one. */
function mount(where: string, megabytes: number): boolean {
  return process.getuid?.() === 0 && run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', where)
}

// Whether it can be done is known before the tests are named.
folder = await scratchFolder()
disk = join(folder.it, 'disk')
await mkdir(disk)
const canMount = mount(disk, 64)
if (!canMount)
  process.stdout.write('  · A small disk cannot be mounted here: the tests of a full one are left out.\n')

afterAll(async () => {
  await endProcesses()
  if (canMount) run('umount', disk)
  await folder.remove()
})

/** Takes what room is left; gives it back. */
async function fill(where: string): Promise<() => Promise<void>> {
  const filler = join(where, 'filler')
  await writeFile(filler, Buffer.alloc(256 * 1024 * 1024, 1)).catch(() => {})
  return () => rm(filler, { force: true })
}

describe.skipIf(!canMount)('a disk that is full', () => {
  beforeAll(async () => {
    await chmod(disk, 0o777)
    await chmod(folder.it, 0o777)
  })

  test('takes no photo and no mail, keeps half of neither, shows those that it has, and takes them again', async () => {
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
    const kept = await photos.keep(await noise(90))
    const free = await fill(disk)
    const refusal = await photos.keep(await noise(120)).then(
      () => null,
      (error: unknown) => error,
    )
    expect(isFull(refusal)).toBe(true)
    await expect(outbox.send(1, mail)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(await photos.read(kept, 480)).not.toBeNull()
    expect(await readdir(join(disk, 'photos/incoming')).catch(() => [])).toEqual([])
    expect(await readdir(join(disk, 'outbox'))).toEqual([])
    await free()
    await photos.keep(await noise(120))
    await outbox.send(1, mail)
    expect(await readdir(join(disk, 'outbox'))).toEqual(['1.eml'])
  })

  test.skipIf(server === null)(
    'makes the server refuse writes in a sentence and go on reading, until there is room',
    async () => {
      const space = `small_${process.pid}`
      const place = join(disk, 'space')
      await mkdir(place, { mode: 0o700 })
      if (!run('chown', 'postgres', place)) throw new Error('There is no user postgres to give the disk to.')
      const admin = new Pool({ connectionString: server ?? '', max: 1 })
      await admin.query(`create tablespace ${space} location '${place}'`)
      const database = await scratchDatabase(`tablespace ${space}`)
      const issuer = await openIssuer()
      const token = await issuer.tokenFor('ana')
      const elsewhere = await scratchFolder()
      const running = await startProcess({ DATABASE_URL: database.it, DATA_DIR: elsewhere.it, ...issuer.env })
      const person = senderTo(running.url, token)
      const opened = await openPostgres(database.it)
      await addTrades(opened.pool)
      await opened.close()
      await register(person, 'Ana', 'ana@plomada.test')
      const first = await publish(person, 'Con lugar')
      const free = await fill(disk)
      const offers = () => fetch(`${running.url}/api/service?tittle=lugar`)
      // What room the tables have left inside is used up first.
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
      issuer.close()
      await database.remove()
      await admin.query(`drop tablespace ${space}`)
      await admin.end()
      await elsewhere.remove()
    },
  )

  test.each([
    ['a fresh', 'fresh', 0],
    ['a used', 'used', 300],
  ])(
    'makes a server on %s embedded database refuse writes in a sentence and go on reading, until there is room',
    async (_kind, name, offersBefore) => {
      const place = join(folder.it, name)
      await mkdir(place)
      if (!mount(place, 192)) throw new Error('The disk cannot be mounted.')
      onTestFinished(async () => {
        await endProcesses()
        run('umount', place)
      })
      const issuer = await openIssuer()
      onTestFinished(() => void issuer.close())
      const running = await startProcess({ DATA_DIR: place, ...issuer.env })
      const opened = await openBeside({ databaseUrl: null, dataDir: place })
      await addTrades(opened.pool)
      const person = senderTo(running.url, await issuer.tokenFor('ana'))
      await register(person, 'Ana', 'ana@plomada.test')
      const first = await publish(person, 'Con lugar')
      for (let number = 0; number < offersBefore; number++) await publish(person, `Antes ${number}`)
      await opened.pool.query('create table wide (id int, text text) with (fillfactor = 40)')
      await opened.pool.query(
        "insert into wide select id, repeat('x', 900) from generate_series(1, 500) as id",
      )
      await opened.pool.query('vacuum wide')
      const free = await fill(place)
      const ends: Record<string, number> = {}
      for (let number = 0; number < 250; number++) {
        const end = await publish(person, `Sin lugar ${number}`).then(
          () => 'published',
          (error: unknown) => (error instanceof Problem ? `${error.code}: ${error.message}` : String(error)),
        )
        ends[end] = (ends[end] ?? 0) + 1
      }
      // Written in place, these need no room in the table; together they use up more of the log than there is.
      for (let number = 0; number < 1500; number++) {
        const from = (number * 7) % 400
        const written = opened.pool.query(
          `update wide set text = repeat('${number % 10}', 880) where id between ${from} and ${from + 30}`,
        )
        expect(await written.then(() => true, isFull)).toBe(true)
      }
      tell(`full disk, ${name} embedded database`, ends)
      const refusals = Object.keys(ends).filter((end) => end !== 'published')
      expect(refusals).toEqual([expect.stringMatching(/^unavailable: .*espacio/)])
      expect((await person.send(offerCalls.get, { params: { id: first } })).result.title).toBe('Con lugar')
      expect((await fetch(`${running.url}/health/ready`)).status).toBe(200)
      await free()
      const back = await until(() => publish(person, 'Otra vez con lugar').then(() => true))
      tell('room again', { 'writes after (ms)': back })
      await opened.close()
      const { code } = await running.end('SIGTERM')
      expect(code, running.said()).toBe(0)
    },
    180_000,
  )
})
