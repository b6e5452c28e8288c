import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from './server.ts'

let dataDir: string
const firstSentences: string[] = []
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'plomada-server-'))
  const first = await startServer(
    { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' },
    { onProgress: (sentence) => firstSentences.push(sentence) },
  )
  await first.close()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('starts on an empty folder, reports progress, responds, and locks the folder while running', async () => {
  expect(firstSentences[0]).toContain('Preparing the embedded database')
  const env = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }
  const server = await startServer(env)
  const address = server.app.server.address()
  const port = typeof address === 'object' ? address?.port : 0
  expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200)
  const refused = startServer(env)
  await expect(refused).rejects.toThrow('Another process already uses the database')
  await server.close()
})

test('fails with a message that names a folder that is not writable', async () => {
  const file = join(dataDir, 'file')
  await writeFile(file, '')
  const env = { DATA_DIR: file, PORT: '0', LOG_LEVEL: 'silent' }
  await expect(startServer(env)).rejects.toThrow(/^The folder .*file cannot hold the data .*DATA_DIR/)
})

test('fails if the port is in use, and closes everything', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const address = taken.address()
  const port = typeof address === 'object' ? address?.port : 0
  const env = { DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  await expect(startServer({ ...env, PORT: String(port) })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  taken.close()
  const server = await startServer({ ...env, PORT: '0' })
  await server.close()
})
