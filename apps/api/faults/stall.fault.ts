import { Client } from 'pg'
import { afterEach, expect, test } from 'vitest'
import { servedSocket, socketPort } from '../src/database/pglite.socket.ts'
import { endProcesses, startProcess } from './processes.ts'
import { scratchFolder, tell } from './scratch.ts'

afterEach(endProcesses)

/** Makes the thread of an embedded database spin for ever. */
async function spin(dataDir: string): Promise<void> {
  const client = new Client({ host: (await servedSocket(dataDir)) ?? '', port: socketPort, user: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  client.query('do $$ begin loop end loop; end $$').catch(() => {})
}

test('exits with a failure when the thread of the embedded database stops answering, and starts again', async () => {
  const folder = await scratchFolder()
  const env = { DATA_DIR: folder.it, STALL_LIMIT: '2000' }
  const running = await startProcess(env)
  const started = performance.now()
  await spin(folder.it)
  expect(await running.ended).toBe(1)
  tell('embedded database that spins', { 'exit after (ms)': Math.round(performance.now() - started) })
  expect(running.said()).toContain('does not answer for 2 s')
  const again = await startProcess(env)
  expect((await fetch(new URL('/health/ready', again.url))).status).toBe(200)
  await again.end('SIGKILL')
  await folder.remove()
})
