import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { withCommandDatabase } from '../src/database/commandDatabase.ts'
import { endProcesses, startProcess } from './processes.ts'
import { createTemporaryFolder, waitUntil } from './temporary.ts'

afterEach(endProcesses)

const readDatabaseProcess = async (dataDir: string): Promise<number> =>
  Number((await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

test('exits with 1 when the embedded database is killed, and can be restarted', async () => {
  const folder = await createTemporaryFolder()
  const env = { DATA_DIR: folder.value }
  const running = await startProcess(env)
  process.kill(await readDatabaseProcess(folder.value), 'SIGKILL')
  expect(await running.ended).toBe(1)
  expect(running.output()).toContain('the database is lost')
  const again = await startProcess(env)
  expect((await fetch(new URL('/health/ready', again.url))).status).toBe(200)
  await again.end('SIGTERM')
  await folder.remove()
})

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'the embedded database ends with a server that gets %s',
  async (signal) => {
    const folder = await createTemporaryFolder()
    const running = await startProcess({ DATA_DIR: folder.value })
    await running.end(signal)
    // It removes the file after it has written everything to disk.
    await waitUntil(() =>
      readDatabaseProcess(folder.value).then(
        () => false,
        () => true,
      ),
    )
    const { rows } = await withCommandDatabase({ databaseUrl: null, dataDir: folder.value }, ({ pool }) =>
      pool.query('select 1 as one'),
    )
    expect(rows).toEqual([{ one: 1 }])
    await folder.remove()
  },
)
