import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openEmbedded } from './pglite.ts'

describe.skipIf(inject('template').kind === 'postgres')('the embedded database on disk', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plomada-disk-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  function startProcess(dataDir: string) {
    const script = join(import.meta.dirname, '../testing/writeUntilKilled.ts')
    const child = spawn(process.execPath, ['--conditions=@plomada/source', script, dataDir], {
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
    return { child, ended, getOutput: () => output }
  }

  async function waitUntil(isTrue: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 50))
  }

  test('reports a crash of the engine, and rejects pending statements', async () => {
    const dataDir = join(folder, 'broken')
    const broken = await openEmbedded({ dataDir })
    // A startup message with an invalid version, which crashes the engine.
    connect(join(dataDir, '.s.PGSQL.5432')).end(Buffer.from([0, 0, 0, 9, 0, 9, 0, 0, 0]))
    expect(await broken.lost).toBeInstanceOf(Error)
    await expect(broken.pool.query('select 1')).rejects.toBeInstanceOf(Error)
    await broken.close()
  })

  test('other users of the machine cannot read the files, even in an existing folder', async () => {
    const dataDir = join(folder, 'open')
    await mkdir(dataDir, { mode: 0o755 })
    await (await openEmbedded({ dataDir })).close()
    expect((await stat(join(dataDir, 'database'))).mode & 0o077).toBe(0)
  })

  test('restarts an interrupted first start', async () => {
    const dataDir = join(folder, 'cut')
    await mkdir(join(dataDir, 'database.draft'), { recursive: true })
    await writeFile(join(dataDir, 'database.draft/PG_VERSION'), '18')
    const cut = await openEmbedded({ dataDir })
    expect((await cut.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await cut.close()
  })

  const readAcknowledged = async (dataDir: string) =>
    (await readFile(join(dataDir, 'acknowledged'), 'utf8').catch(() => '')).trim().split('\n').filter(Boolean)

  test.each([
    ['a usual path', 'data'],
    ['a path too long for a socket', 'd'.repeat(110)],
  ])('keeps acknowledged rows when it is killed, and refuses a second process (%s)', async (_name, name) => {
    const dataDir = join(folder, name)
    await mkdir(dataDir)
    const first = startProcess(dataDir)
    await waitUntil(
      async () => (await readAcknowledged(dataDir)).length > 20 || first.child.exitCode !== null,
    )
    const second = startProcess(dataDir)
    expect(await second.ended, second.getOutput()).toBe(1)
    expect(second.getOutput()).toContain('Another process already uses the database')
    first.child.kill('SIGKILL')
    await first.ended
    const written = await readAcknowledged(dataDir)
    expect(written.length).toBeGreaterThan(20)
    const third = startProcess(dataDir)
    await waitUntil(() => /found .*\n/.test(third.getOutput()) || third.child.exitCode !== null)
    const found = new Set(/found (.*)/.exec(third.getOutput())?.[1]?.split(','))
    third.child.kill('SIGTERM')
    expect(written.filter((row) => !found.has(row))).toEqual([])
    expect(await third.ended, third.getOutput()).toBe(0)
  })
})
