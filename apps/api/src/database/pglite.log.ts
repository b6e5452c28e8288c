import { closeSync, existsSync, fstatSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

const settings = {
  // Three segments: used segments are kept for reuse, up to the size of the reserve.
  min_wal_size: '48MB',
  max_wal_size: '48MB',
  // If this were not 0, a checkpoint would write a file about them and crash when the disk is full.
  max_active_replication_origins: '0',
}

/** Start parameters of the engine that the reserve needs. */
export const logParams = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const segmentBytes = 16 * 1024 * 1024
const segmentsPerFile = 256
const spareSegments = 2
const chunk = Buffer.alloc(64 * 1024)
/** Space for the files that the engine writes when it starts, about 200 kB. */
const startBytes = 4 * 1024 * 1024
const turnsBetweenChecks = 20
const retryMilliseconds = 1000

/**
 * Keeps spare segments of the write-ahead log, so that writes fail with an error when the disk is full. The engine
 * creates a segment during the write that needs it, and loops forever when the disk is full. It also never runs a
 * checkpoint in this mode, so the log would grow as long as the process runs.
 */
export function createLogReserve(dataFolder: string) {
  const folder = join(dataFolder, 'pg_wal')
  // Not in the folder of the database, whose files belong to the engine.
  const startReserve = `${dataFolder}.reserve`
  let turns = 0
  let lastSegment = ''
  let isReadOnly = false
  let lastTry = 0

  async function currentSegment(database: PGlite): Promise<string> {
    const { rows } = await database.query<{ name: string }>(
      'select pg_walfile_name(pg_current_wal_insert_lsn()) as name',
    )
    return rows[0]?.name ?? ''
  }

  /** Creates the missing parts of the reserve; returns true if all exist. */
  async function fill(database: PGlite): Promise<boolean> {
    lastSegment = await currentSegment(database)
    const hasSegments = Array.from({ length: spareSegments }, (_, index) =>
      addSegment(folder, getLaterSegment(lastSegment, index + 1)),
    ).every(Boolean)
    return growFile(startReserve, startBytes) && hasSegments
  }

  async function setReadOnly(database: PGlite, value: boolean): Promise<void> {
    await database.exec(`set default_transaction_read_only = ${value ? 'on' : 'off'}`)
    isReadOnly = value
  }

  /** Frees used segments from time to time. Makes the database read-only while spare segments are missing. */
  async function check(database: PGlite): Promise<void> {
    if (isReadOnly ? performance.now() - lastTry < retryMilliseconds : ++turns % turnsBetweenChecks > 0)
      return
    if (!isReadOnly && (await currentSegment(database)) === lastSegment) return
    await renew(database)
  }

  /** Frees used segments and creates the missing ones. Makes the database read-only if that fails. */
  async function renew(database: PGlite): Promise<void> {
    lastTry = performance.now()
    // A checkpoint needs some disk space, too. If it fails, `fill` finds out whether the disk is full.
    await database.exec('checkpoint').catch(() => {})
    const isStorageFull = !(await fill(database))
    if (isStorageFull !== isReadOnly) await setReadOnly(database, isStorageFull)
  }

  /** Creates the reserve of a database that was just opened, maybe on a full disk. */
  async function open(database: PGlite): Promise<void> {
    if (!(await fill(database))) await renew(database)
  }

  /** Frees the space that the engine needs to start after it was killed on a full disk. */
  const release = () => rmSync(startReserve, { force: true })

  return { release, open, check }
}

/** Returns the name of a later segment: eight hexadecimal digits each for the timeline, the file and the segment in it. */
function getLaterSegment(name: string, by: number): string {
  const [timeline, file = '', segment = ''] = name.match(/.{8}/g) ?? []
  const number = Number.parseInt(file, 16) * segmentsPerFile + Number.parseInt(segment, 16) + by
  const digits = (part: number) => part.toString(16).toUpperCase().padStart(8, '0')
  return `${timeline}${digits(Math.floor(number / segmentsPerFile))}${digits(number % segmentsPerFile)}`
}

/** Creates an empty segment unless it exists; returns false when the disk is full. */
function addSegment(folder: string, name: string): boolean {
  const path = join(folder, name)
  if (existsSync(path)) return true
  // The engine removes files with this prefix when it starts.
  const draft = join(folder, 'xlogtemp.plomada')
  rmSync(draft, { force: true })
  const isComplete = growFile(draft, segmentBytes)
  if (isComplete) renameSync(draft, path)
  else rmSync(draft, { force: true })
  return isComplete
}

/** Appends to a file until it has a size; returns false when the disk is full. */
function growFile(path: string, size: number): boolean {
  try {
    const file = openSync(path, 'a', 0o600)
    try {
      let left = size - fstatSync(file).size
      while (left > 0) left -= writeSync(file, chunk, 0, Math.min(left, chunk.length))
    } finally {
      closeSync(file)
    }
    return true
  } catch {
    return false
  }
}
