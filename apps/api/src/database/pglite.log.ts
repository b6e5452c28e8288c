import { closeSync, existsSync, openSync, renameSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'

const settings = {
  // Three segments: used ones are kept for reuse, as many as the reserve has.
  min_wal_size: '48MB',
  max_wal_size: '48MB',
  // With any, a checkpoint writes a file about them and breaks down when there is no room for it.
  max_active_replication_origins: '0',
}

/** Arguments of the engine that the reserve needs. */
export const logSettings = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])

const segmentBytes = 16 * 1024 * 1024
const segmentsPerFile = 256
const spareSegments = 2
const turnsBetweenChecks = 20
const retryMilliseconds = 1000

/**
 * Keeps spare segments of the write-ahead log, so that a full disk is refused in an error. The engine makes a segment
 * when it needs one, in the middle of a write; when there is no room for it, the engine spins and never comes back.
 * It also never checkpoints by itself in this mode, so that the log would grow as long as the process runs.
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

  /** Makes the spare segments that are missing; returns whether all are there. */
  async function fill(database: PGlite): Promise<boolean> {
    lastSegment = await currentSegment(database)
    return Array.from({ length: spareSegments }, (_, index) =>
      addSegment(folder, laterSegment(lastSegment, index + 1)),
    ).every(Boolean)
  }

  async function setReadOnly(database: PGlite, value: boolean): Promise<void> {
    await database.exec(`set default_transaction_read_only = ${value ? 'on' : 'off'}`)
    isReadOnly = value
  }

  /** Reuses the segments that are used up, now and then; while the reserve has less than it should, writes are refused. */
  async function check(database: PGlite): Promise<void> {
    if (isReadOnly ? performance.now() - lastTry < retryMilliseconds : ++turns % turnsBetweenChecks > 0)
      return
    if (!isReadOnly && (await currentSegment(database)) === lastSegment) return
    lastTry = performance.now()
    // It needs some room, too. When it fails, the reserve says whether there is room for a segment.
    await database.exec('checkpoint').catch(() => {})
    const isFull = !(await fill(database))
    if (isFull !== isReadOnly) await setReadOnly(database, isFull)
  }

  return { fill, check }
}

/** Returns the name of a later segment: eight hexadecimal digits each for the timeline, the file and the segment in it. */
function laterSegment(name: string, by: number): string {
  const [timeline, file = '', segment = ''] = name.match(/.{8}/g) ?? []
  const number = Number.parseInt(file, 16) * segmentsPerFile + Number.parseInt(segment, 16) + by
  const digits = (part: number) => part.toString(16).toUpperCase().padStart(8, '0')
  return `${timeline}${digits(Math.floor(number / segmentsPerFile))}${digits(number % segmentsPerFile)}`
}

/** Makes an empty segment unless it is there; returns false when there is no room for it. */
function addSegment(folder: string, name: string): boolean {
  const path = join(folder, name)
  if (existsSync(path)) return true
  // The engine removes what begins like this when it starts.
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
