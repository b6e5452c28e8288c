import underPressure from '@fastify/under-pressure'
import { Problem } from '@plomada/domain/define'
import type { FastifyInstance } from 'fastify'

/** Milliseconds of event loop delay above which new requests are rejected. */
const MAX_EVENT_LOOP_DELAY = 500

/** Checks whether a URL is a monitoring endpoint. */
export const isMonitoringPath = (url: string) => /^\/(?:health|metrics)\b/.test(url)

/** Rejects new requests with 503 while the process is overloaded. */
export async function addLoadShedding(
  app: FastifyInstance,
  options: { maxEventLoopDelay?: number; sampleInterval?: number } = {},
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_EVENT_LOOP_DELAY,
    ...options,
    // Monitoring must work under load.
    pressureHandler: ({ url }) =>
      isMonitoringPath(url) ? undefined : Promise.reject(new Problem('unavailable')),
  })
}
