import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { isRunning } from '../../isRunning.ts'
import { timeoutFactor } from '../../timeoutFactor.ts'
import { chooseAddress } from './address.ts'
import { clusterFolder, prepareCluster, prepareFolder } from './cluster.ts'
import { startProcess, type PostgresProcess } from './process.ts'

/** A PostgreSQL server that this process has started. */
export interface EmbeddedServer {
  url: string
  /** Resolves when it has ended without `close`. */
  lost: Promise<Error>
  close: () => Promise<void>
}

/** Options of `startEmbedded`. */
export interface EmbeddedOptions {
  /** Receives a sentence before the start. */
  onProgress?: (sentence: string) => void
  /** Settings of PostgreSQL. */
  settings?: Record<string, string>
}

/** What a server tells other processes in its data folder. */
interface Note {
  /** The process that has started it. */
  pid: number
  url: string
}

const productSettings = {
  // Of the log on disk; the default is 1 GB.
  max_wal_size: '128MB',
  // Otherwise each checkpoint writes a file about them, which on a full disk would end the server.
  max_active_replication_origins: '0',
}

/** How long the server of a killed process may take to end, in milliseconds. */
const LOCK_TIMEOUT = 60_000 * timeoutFactor
const POLL_INTERVAL = 20

const noteFile = (dataDir: string) => join(dataDir, 'server.json')

const readNote = (dataDir: string): Promise<Note | null> =>
  readFile(noteFile(dataDir), 'utf8').then(JSON.parse, () => null)

/** Returns the URL of the server that runs on a data folder; null when none does. */
export async function findEmbedded(dataDir: string): Promise<string | null> {
  const note = await readNote(dataDir)
  if (note === null) return null
  const client = new Client({ connectionString: note.url })
  try {
    await client.connect()
    await client.end()
    return note.url
  } catch {
    return null
  }
}

/** Starts PostgreSQL on a data folder, and creates its database if there is none. */
export async function startEmbedded(
  dataDir: string,
  { onProgress, settings = {} }: EmbeddedOptions = {},
): Promise<EmbeddedServer> {
  await prepareFolder(dataDir)
  onProgress?.(
    existsSync(clusterFolder(dataDir))
      ? 'Opening the embedded database…'
      : 'Preparing the embedded database… (a few seconds, the first time only)',
  )
  const cluster = await prepareCluster(dataDir, { isSynced: settings['fsync'] !== 'off' })
  const address = await chooseAddress(cluster)
  const start = () =>
    startProcess(cluster.folder, {
      user: cluster.user,
      settings: { ...address.settings, ...productSettings, ...settings },
    })
  try {
    const running = await startWithLock(dataDir, start)
    const note: Note = { pid: process.pid, url: address.url }
    await writeFile(noteFile(dataDir), JSON.stringify(note), { mode: 0o600 })
    let isClosing = false
    const lost = new Promise<Error>((resolve) => {
      void running.ended.then(
        () => isClosing || resolve(new Error(`The embedded database ended. ${running.log()}`)),
      )
    })
    const close = async () => {
      isClosing = true
      // First, so that another process that starts now waits for the end of this one.
      await rm(noteFile(dataDir), { force: true })
      await running.stop()
      await address.remove()
    }
    return { url: address.url, lost, close }
  } catch (error) {
    await address.remove()
    throw error
  }
}

/** Starts the process. While the server of a killed process still ends, it tries again. */
async function startWithLock(dataDir: string, start: () => PostgresProcess): Promise<PostgresProcess> {
  const deadline = Date.now() + LOCK_TIMEOUT
  for (;;) {
    const running = start()
    if (await waitUntilReady(clusterFolder(dataDir), running)) return running
    const isLocked = /lock file|shared memory block/.test(running.log())
    const owner = isLocked ? await readNote(dataDir) : null
    if (owner && isRunning(owner.pid)) throw new Error(inUse(dataDir))
    if (!isLocked || Date.now() > deadline)
      throw new Error(`The embedded database did not start. ${running.log()}`)
    await pause(POLL_INTERVAL)
  }
}

/** Waits until a process accepts connections. Returns false when it ends. */
async function waitUntilReady(folder: string, running: PostgresProcess): Promise<boolean> {
  while (!running.hasEnded()) {
    // The first line is the process, the eighth its state.
    const lines = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
    const { 0: pid, 7: state } = lines.split('\n')
    if (Number(pid) === running.pid && state?.trim() === 'ready') return true
    await pause(POLL_INTERVAL)
  }
  return false
}

const inUse = (dataDir: string): string =>
  `Another process already uses the database in ${dataDir}: stop that process, or choose another folder with DATA_DIR.`
