// Connections (08), resources (53), ends and starts of the server (57P), and its limits of time for a lock and a statement.
const noTimeNow = /^(?:08|53|57P)|^(?:55P03|57014)$/
const noAnswer = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'EPIPE',
  'ETIMEDOUT',
])
// The driver's own complaints have no code.
const brokenOff =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after|Client .*not queryable)/

/** Whether a server that we depend on is away or too busy: nothing is wrong with the request, which may come again. */
export function isAway(error: unknown): boolean {
  if (noTimeNow.test(sqlRefusal(error)?.code ?? '')) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && noAnswer.has(String(cause.code))) return true
    if (brokenOff.test(cause.message)) return true
  }
  return false
}

// Disk full, and read-only: the embedded database and managed servers become read-only when their disk is full.
const noRoom = /^(?:53100|25006)$/

/** Whether there is no room left to write, in the database or on the disk: what is there can still be read. */
export function isFull(error: unknown): boolean {
  if (noRoom.test(sqlRefusal(error)?.code ?? '')) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && /^(?:ENOSPC|EDQUOT)$/.test(String(cause.code))) return true
  return false
}

/** What PostgreSQL said when it refused a statement. */
export interface SqlRefusal {
  code: string
  constraint: string | null
}

/** The SQLSTATE and the constraint of a refused statement, whoever wrapped the error; null for any other error. */
export function sqlRefusal(error: unknown): SqlRefusal | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (!('code' in cause) || typeof cause.code !== 'string' || !/^[0-9A-Z]{5}$/.test(cause.code)) continue
    const constraint = 'constraint' in cause ? cause.constraint : undefined
    return { code: cause.code, constraint: typeof constraint === 'string' ? constraint : null }
  }
  return null
}
