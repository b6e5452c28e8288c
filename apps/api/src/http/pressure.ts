import underPressure from '@fastify/under-pressure'
import { Problem } from '@plomada/domain/define'
import type { FastifyInstance } from 'fastify'

/** The mean lateness of the event loop, in milliseconds, from which new requests are sent away. */
const mostDelay = 500

/** Whether a request comes from who looks after the server. */
export const isMachinery = (url: string) => /^\/(?:health|metrics)\b/.test(url)

/** Sends new requests away while the process is late with those it has: all would be late, and then none would end. */
export async function shedUnderPressure(
  app: FastifyInstance,
  options: { maxEventLoopDelay?: number; sampleInterval?: number } = {},
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: mostDelay,
    ...options,
    // Whoever looks after the server has to see it exactly now.
    pressureHandler: ({ url }) => (isMachinery(url) ? undefined : Promise.reject(new Problem('unavailable'))),
  })
}
