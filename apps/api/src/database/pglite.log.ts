import { closeSync, existsSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
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
const turnsBetweenChecks = 20
const retryMilliseconds = 1000

/**
 * Keeps spare segments of the write-ahead log, so that writes fail with an error when the disk is full. The engine
 * creates a segment during the write that needs it, and loops forever when the disk is full. It also never runs a
 * checkpoint in this mode, so the log would grow as long as the process runs.
 */
export function createLogReserve(folder: string) {
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

  /** Creates the missing spare segments; returns true if all exist. */
  async function fill(database: PGlite): Promise<boolean> {
    lastSegment = await currentSegment(database)
    return Array.from({ length: spareSegments }, (_, index) =>
      addSegment(folder, getLaterSegment(lastSegment, index + 1)),
    ).every(Boolean)
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
    lastTry = performance.now()
    // A checkpoint needs some disk space, too. If it fails, `fill` finds out whether the disk is full.
    await database.exec('checkpoint').catch(() => {})
    const isStorageFull = !(await fill(database))
    if (isStorageFull !== isReadOnly) await setReadOnly(database, isStorageFull)
  }

  return { fill, check }
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
  try {
    const file = openSync(draft, 'w', 0o600)
    try {
      let left = segmentBytes
      while (left > 0) left -= writeSync(file, Buffer.alloc(Math.min(left, 1024 * 1024)))
    } finally {
      closeSync(file)
    }
    renameSync(draft, path)
    return true
  } catch {
    rmSync(draft, { force: true })
    return false
  }
}
