// Connection exceptions (08), insufficient resources (53), operator intervention (57P), lock and statement timeouts.
const unavailableCodes = /^(?:08|53|57P)|^(?:55P03|57014)$/
const networkErrorCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])
// Errors of the driver have no code.
const driverMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after|Client .*not queryable)/

/** Checks whether an error means that a server is unavailable or overloaded, so that the request can be retried. */
export function isUnavailable(error: unknown): boolean {
  if (unavailableCodes.test(getSqlError(error)?.code ?? '')) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && networkErrorCodes.has(String(cause.code))) return true
    if (driverMessages.test(cause.message)) return true
  }
  return false
}

// disk_full, and read_only_sql_transaction: managed servers become read-only on a full disk.
const storageFullCodes = /^(?:53100|25006)$/
// Before version 17 a session that cannot begin on a full disk has no code for it.
const storageFullMessage = /^could not write init file/

/** Checks whether an error means that the database or the disk is full. Reads still work. */
export function isStorageFull(error: unknown): boolean {
  if (storageFullCodes.test(getSqlError(error)?.code ?? '')) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && /^(?:ENOSPC|EDQUOT)$/.test(String(cause.code))) return true
    if (storageFullMessage.test(cause.message)) return true
  }
  return false
}

/** An error of PostgreSQL. */
export interface SqlError {
  code: string
  constraint: string | null
}

/** Returns the SQLSTATE and constraint from an error or its causes, or null. */
export function getSqlError(error: unknown): SqlError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || typeof cause.code !== 'string' || !/^[0-9A-Z]{5}$/.test(cause.code)) continue
    const constraint = 'constraint' in cause ? cause.constraint : undefined
    return { code: cause.code, constraint: typeof constraint === 'string' ? constraint : null }
  }
  return null
}
