import type { FastifyInstance } from 'fastify'
import { refuse } from '@plomada/domain/define'
import type { Database } from '../database/database.ts'

/** Says whether the process lives, and whether it can do its work. */
export function addHealth(app: FastifyInstance, { pool }: Pick<Database, 'pool'>): void {
  app.get('/health/live', () => ({ ok: true }))
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Fastify awaits its handlers; the rule is for Express
  app.get('/health/ready', async (request) => {
    try {
      await pool.query('select 1')
    } catch (error) {
      request.log.error({ err: error }, 'the database does not answer')
      refuse('unavailable')
    }
    return { ok: true }
  })
}
