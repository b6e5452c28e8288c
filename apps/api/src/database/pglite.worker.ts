import { existsSync } from 'node:fs'
import { chmod, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { createBridge } from './pglite.bridge.ts'
import { createLogReserve, logSettings } from './pglite.log.ts'
import type { WorkerOrder, WorkerRequest, WorkerReport } from './pglite.messages.ts'

// Only pglite.ts starts this file, with exactly this.
const { dataDir, socketPath, template }: WorkerRequest = workerData

const report = (message: WorkerReport): void => parentPort?.postMessage(message)

function crash(error: unknown): never {
  throw error
}

let lend: (database: PGlite) => void = () => {}
const log = dataDir === null ? null : createLogReserve(join(dataDir, 'pg_wal'))
const bridge = createBridge(new Promise((resolve) => (lend = resolve)), {
  onCrash: crash,
  onTurn: async (opened) => log?.check(opened),
})

// The socket comes first: holding it is what keeps a second process away from the data.
await new Promise<void>((resolve, reject) => {
  bridge.server.once('error', reject)
  bridge.server.listen(socketPath, resolve)
})

const extensions = { pg_trgm, unaccent }
const loaded = template === null ? {} : { loadDataDir: new Blob([template]) }

/** Made beside its final place and moved there whole: whoever stops the very first start finds no half of a database. */
async function openOnDisk(folder: string): Promise<PGlite> {
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    const draft = `${folder}.draft`
    await rm(draft, { recursive: true, force: true })
    await (await PGlite.create({ dataDir: draft, ...loaded, extensions })).close()
    await rename(draft, folder)
  }
  // The engine gives its files to everybody on the machine; a folder around them that was there before us may too.
  await chmod(folder, 0o700)
  const startParams = [...PGlite.defaultStartParams, ...logSettings]
  return PGlite.create({ dataDir: folder, extensions, startParams })
}

const database = await (dataDir === null ? PGlite.create({ ...loaded, extensions }) : openOnDisk(dataDir))
await log?.fill(database)
lend(database)

async function obey(order: WorkerOrder): Promise<void> {
  if (order === 'ping') return report({ kind: 'pong' })
  if (order === 'dump') {
    const dump = await database.dumpDataDir('none')
    report({ kind: 'dump', bytes: new Uint8Array(await dump.arrayBuffer()) })
    return
  }
  await bridge.stop()
  await database.close()
  report({ kind: 'closed' })
  parentPort?.close()
}

parentPort?.on('message', (order: WorkerOrder) => void obey(order))
report({ kind: 'ready' })
