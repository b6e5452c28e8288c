import type { FastifyInstance } from 'fastify'
import { refuse } from '@plomada/domain/define'
import type { Database } from '../database/database.ts'

// Shorter than the patience of whoever asks, who would take no answer for a dead process.
const patience = 2000

/** Adds the endpoints that say whether the process lives, and whether it can do its work. */
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
      await orFail(pool.query('select 1'))
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      refuse('unavailable')
    }
    return { ok: true }
  })
}

/** Waits for the work, and no longer than it may take. */
async function orFail(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${patience} ms`)), patience)
  })
  try {
    await Promise.race([work, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
