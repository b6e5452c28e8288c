import { quotaMessage } from '@plomada/domain/calls'
import { refuse } from '@plomada/domain/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppDeps } from '../../app.deps.ts'

/**
 * Creates a limit of an act for each network address. Handlers call it after the validation, so that invalid requests do
 * not count.
 */
export function createHourlyLimit(
  app: FastifyInstance,
  act: 'message' | 'withdrawal',
  { config, clock }: Pick<AppDeps, 'config' | 'clock'>,
) {
  const count = app.createRateLimit({ max: config.quotas[act].hour, timeWindow: '1 hour', allowList: [] })
  return async (request: FastifyRequest) => {
    const usage = await count(request)
    if (usage.isAllowed || !usage.isExceeded) return
    const now = clock()
    const sentence = quotaMessage(act, new Date(now.getTime() + usage.ttl), now)
    refuse('tooManyRequests', { sentence, retryAfter: usage.ttlInSeconds })
  }
}
