import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { findServedSocket, socketPort } from '../src/database/pglite.socket.ts'
import { endProcesses, startProcess } from './processes.ts'
import { createScratchFolder, printFigures } from './scratch.ts'

afterEach(endProcesses)

/** Blocks the thread of an embedded database with an infinite loop. */
async function blockThread(dataDir: string): Promise<void> {
  const client = new Client({
    host: (await findServedSocket(dataDir)) ?? '',
    port: socketPort,
    user: 'postgres',
  })
  client.on('error', () => {})
  await client.connect()
  client.query('do $$ begin loop end loop; end $$').catch(() => {})
}

test('exits with 1 when the thread of the embedded database stops responding, and can be restarted', async () => {
  const folder = await createScratchFolder()
  const env = { DATA_DIR: folder.value, STALL_LIMIT: '10000' }
  const running = await startProcess(env)
  const started = performance.now()
  await blockThread(folder.value)
  expect(await running.ended).toBe(1)
  printFigures('blocked embedded database', { 'exit after (ms)': Math.round(performance.now() - started) })
  expect(running.output()).toContain('does not respond for 10 s')
  const again = await startProcess(env)
  expect((await fetch(new URL('/health/ready', again.url))).status).toBe(200)
  await again.end('SIGKILL')
  await folder.remove()
})
