import { existsSync } from 'node:fs'
import { chmod, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createBridge } from './pglite.bridge.ts'
import { createLogReserve, logParams } from './pglite.log.ts'
import type { WorkerCommand, WorkerOptions, WorkerReport } from './pglite.protocol.ts'

// Only pglite.ts starts this file.
const { dataDir, socketPath, template }: WorkerOptions = workerData

const report = (message: WorkerReport): void => parentPort?.postMessage(message)

function crash(error: unknown): never {
  throw error
}

const log = dataDir === null ? null : createLogReserve(dataDir)
const { promise: opening, resolve: open } = Promise.withResolvers<PGlite>()
const bridge = createBridge(opening, {
  onCrash: crash,
  onIdle: async (opened) => log?.check(opened),
})

// Listens before it opens the data: the socket is the lock against a second process.
await new Promise<void>((resolve, reject) => {
  bridge.server.once('error', reject)
  bridge.server.listen(socketPath, resolve)
})

const extensions = { pg_trgm, unaccent }
const loaded = template === null ? {} : { loadDataDir: new Blob([template]) }

/** Opens the database of a folder. A new one is created in another folder and renamed: an interrupted start leaves no incomplete database. */
async function openOnDisk(folder: string): Promise<PGlite> {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const draft = `${folder}.draft`
    await rm(draft, { recursive: true, force: true })
    await (await PGlite.create({ dataDir: draft, ...loaded, extensions })).close()
    await rename(draft, folder)
  }
  // The engine makes its files readable for all users, and an existing parent folder may be open to them.
  await chmod(folder, 0o700)
  log?.release()
  const startParams = [...PGlite.defaultStartParams, ...logParams]
  return PGlite.create({ dataDir: folder, extensions, startParams })
}

const database = await (dataDir === null ? PGlite.create({ ...loaded, extensions }) : openOnDisk(dataDir))
await log?.open(database)
open(database)

async function execute(command: WorkerCommand): Promise<void> {
  if (command === 'ping') return report({ kind: 'pong' })
  if (command === 'dump') {
    const dump = await database.dumpDataDir('none')
    report({ kind: 'dump', bytes: new Uint8Array(await dump.arrayBuffer()) })
    return
  }
  await bridge.stop()
  await database.close()
  report({ kind: 'closed' })
  parentPort?.close()
}

parentPort?.on('message', (command: WorkerCommand) => void execute(command))
report({ kind: 'ready' })
