import { createHash } from 'node:crypto'
import { access, constants, lstat, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'

/** The port is part of the file name that PostgreSQL clients look for. */
export const socketPort = 5432

const socketName = `.s.PGSQL.${socketPort}`

// Linux takes 107 bytes, macOS 103.
const longestPath = 100

/** Returns the socket on which to serve a data folder; throws when another process serves it. */
export async function claimSocket(dataDir: string): Promise<{ folder: string; path: string }> {
  await prepare(dataDir)
  const folder = await socketFolder(await realpath(dataDir))
  const path = join(folder, socketName)
  // The file leads to a process that was started with another temporary folder.
  const note = join(dataDir, 'socket')
  const noted = await readFile(note, 'utf8').catch(() => path)
  for (const candidate of new Set([noted, path])) {
    if (await isServed(candidate)) throw new Error(inUse(dataDir))
    await rm(candidate, { force: true })
  }
  await writeFile(note, path, { mode: 0o600 })
  return { folder, path }
}

/** Returns the folder of the socket on which a process serves a data folder; null when none does. */
export async function findServedSocket(dataDir: string): Promise<string | null> {
  const noted = await readFile(join(dataDir, 'socket'), 'utf8').catch(() => null)
  return noted !== null && (await isServed(noted)) ? dirname(noted) : null
}

/** Creates the folder if needed; throws when it is not writable. */
async function prepare(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 })
    await access(dataDir, constants.W_OK)
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    const sentence = `The folder ${dataDir} cannot hold the data (${reason}): choose another one with DATA_DIR.`
    throw new Error(sentence, { cause: error })
  }
}

async function socketFolder(dataDir: string): Promise<string> {
  if (Buffer.byteLength(join(dataDir, socketName)) <= longestPath) return dataDir
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const folder = join(tmpdir(), `plomada-${name}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const found = await lstat(folder)
  // The temporary folder is shared: another user may have created this name.
  const isOurs = found.isDirectory() && found.uid === userInfo().uid && (found.mode & 0o077) === 0
  if (!isOurs) throw new Error(`The folder ${folder} belongs to another user; choose a shorter DATA_DIR.`)
  return folder
}

function isServed(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path)
    socket.once('connect', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

function inUse(dataDir: string): string {
  return `Another process already uses the database in ${dataDir}: stop that process, or choose another folder with DATA_DIR.`
}
