import type { FastifyInstance } from 'fastify'
import { refuse } from '@plomada/domain/contract'
import type { Database } from '../database/database.ts'
import { timeoutFactor } from '../timeoutFactor.ts'
import { withTimeout } from '../withTimeout.ts'

// Shorter than the timeouts of load balancers, which would take no response for a dead process.
const TIMEOUT_MS = 2000 * timeoutFactor

/** Adds the liveness and readiness endpoints. */
export function addHealth(
  app: FastifyInstance,
  { pool, lost }: Pick<Database, 'pool' | 'lost'>,
  isClosing: () => boolean,
): void {
  let isLost = false
  void lost.then(() => (isLost = true))
  app.get('/health/live', () => (isLost ? refuse('unavailable') : { ok: true }))
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule is for Express
  app.get('/health/ready', async (request) => {
    if (isClosing()) refuse('unavailable')
    try {
      const result = await withTimeout(pool.query('select 1'), TIMEOUT_MS)
      if (result === 'timeout') throw new Error(`no response in ${TIMEOUT_MS} ms`)
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not respond')
      refuse('unavailable')
    }
    return { ok: true }
  })
}
