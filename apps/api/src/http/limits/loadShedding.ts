import underPressure from '@fastify/under-pressure'
import { Problem } from '@plomada/domain/contract'
import type { FastifyInstance } from 'fastify'

/** Checks whether a URL is a monitoring endpoint. */
export const isMonitoringPath = (url: string) => /^\/(?:health|metrics)\b/.test(url)

/** Rejects new requests with 503 while the event loop is delayed by more milliseconds than allowed; 0 allows any delay. */
export async function addLoadShedding(
  app: FastifyInstance,
  options: { maxEventLoopDelay: number; sampleInterval?: number },
): Promise<void> {
  await app.register(underPressure, {
    ...options,
    // Monitoring must work under load.
    pressureHandler: ({ url }) =>
      isMonitoringPath(url) ? undefined : Promise.reject(new Problem('unavailable')),
  })
}
