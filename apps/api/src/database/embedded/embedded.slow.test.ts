import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../database.ts'
import { clusterFolder } from './cluster.ts'

// Starts many servers.

const KILLS = 10

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plomada-embedded-'))
})
// The server of a killed process may still write.
afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 100 }))

function startWriter(dataDir: string) {
  const script = join(import.meta.dirname, '../../testing/writeUntilKilled.ts')
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

const readAcknowledged = async (dataDir: string) =>
  (await readFile(join(dataDir, 'acknowledged'), 'utf8').catch(() => '')).trim().split('\n').filter(Boolean)

const readServerProcess = async (dataDir: string) =>
  Number((await readFile(join(clusterFolder(dataDir), 'postmaster.pid'), 'utf8')).split('\n')[0])

/** Waits until a writer has acknowledged some more rows. */
async function waitForRows(dataDir: string, { child, getOutput }: ReturnType<typeof startWriter>) {
  const before = (await readAcknowledged(dataDir)).length
  await waitUntil(
    async () => (await readAcknowledged(dataDir)).length > before + 20 || child.exitCode !== null,
  )
  expect(child.exitCode, getOutput()).toBeNull()
}

/** Starts a writer, and returns the acknowledged rows that it does not find. */
async function findLost(dataDir: string) {
  const written = await readAcknowledged(dataDir)
  const writer = startWriter(dataDir)
  await waitUntil(() => /found .*\n/.test(writer.getOutput()) || writer.child.exitCode !== null)
  expect(writer.child.exitCode, writer.getOutput()).toBeNull()
  const found = new Set(/found (.*)/.exec(writer.getOutput())?.[1]?.split(','))
  return { writer, lost: written.filter((row) => !found.has(row)) }
}

test(`keeps all acknowledged rows when the server and the database are killed ${KILLS} times during writes`, async () => {
  const dataDir = join(folder, 'killed')
  await mkdir(dataDir)
  let writer = startWriter(dataDir)
  for (let kills = 0; kills < KILLS; kills++) {
    await waitForRows(dataDir, writer)
    process.kill(await readServerProcess(dataDir), 'SIGKILL')
    writer.child.kill('SIGKILL')
    await writer.ended
    const next = await findLost(dataDir)
    expect(next.lost).toEqual([])
    writer = next.writer
  }
  writer.child.kill('SIGTERM')
  expect(await writer.ended, writer.getOutput()).toBe(0)
})

test.each([
  ['a usual path', 'data'],
  ['a path too long for a socket', 'd'.repeat(110)],
  ['a path with special characters', 'de Ana, "100 %" y más'],
])('refuses a second process, and starts again after the first one was killed (%s)', async (_name, name) => {
  const dataDir = join(folder, name)
  await mkdir(dataDir)
  const first = startWriter(dataDir)
  await waitForRows(dataDir, first)
  const second = startWriter(dataDir)
  expect(await second.ended, second.getOutput()).toBe(1)
  expect(second.getOutput()).toContain('Another process already uses the database')
  first.child.kill('SIGKILL')
  await first.ended
  const third = await findLost(dataDir)
  expect(third.lost).toEqual([])
  third.writer.child.kill('SIGTERM')
  expect(await third.writer.ended, third.writer.getOutput()).toBe(0)
})

const open = (dataDir: string) => openDatabase({ databaseUrl: null, dataDir })

test('other users of the machine cannot read the files, even in an existing folder', async () => {
  const dataDir = join(folder, 'open')
  await mkdir(dataDir, { mode: 0o755 })
  await (await open(dataDir)).close()
  expect((await stat(clusterFolder(dataDir))).mode & 0o077).toBe(0)
})

test('starts on a copy of a data folder', async () => {
  const [original, copy] = [join(folder, 'original'), join(folder, 'copy')]
  const first = await open(original)
  await first.pool.query('create table copied (id int)')
  await first.close()
  await cp(original, copy, { recursive: true })
  const second = await open(copy)
  expect((await second.pool.query('select from copied')).rowCount).toBe(0)
  await second.close()
})

test('restarts an interrupted first start', async () => {
  const dataDir = join(folder, 'cut')
  // No process has this id.
  await mkdir(`${clusterFolder(dataDir)}.draft.999999999/base`, { recursive: true })
  const database = await open(dataDir)
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
  expect(await readdir(dataDir)).toEqual(['postgres'])
})

test('of two first starts at the same time, one is refused', async () => {
  const dataDir = join(folder, 'twice')
  await mkdir(dataDir)
  const both = [startWriter(dataDir), startWriter(dataDir)]
  const refused = await Promise.race(both.map(async (writer) => ((await writer.ended) === 1 ? writer : null)))
  expect(refused?.getOutput()).toContain('Another process already uses the database')
  const other = both.find((writer) => writer !== refused)
  await waitUntil(() => /found .*\n/.test(other?.getOutput() ?? '') || other?.child.exitCode !== null)
  other?.child.kill('SIGTERM')
  expect(await other?.ended, other?.getOutput()).toBe(0)
})
