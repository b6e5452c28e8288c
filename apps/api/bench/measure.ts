import { Agent, get } from 'node:http'
import type { Case } from './cases.ts'
import type { Server } from './processes.ts'

/** What one server needed for one case. */
export interface Sample {
  requests: number
  seconds: number
  /** Milliseconds of each request, in no order. */
  times: number[]
  cpu: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Asks once; refuses anything but an answer. */
export function ask({ origin, told }: Server, url: string, token = told.token): Promise<string> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return new Promise((resolve, reject) => {
    get(origin + url, { agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const body = Buffer.concat(parts).toString()
        if (response.statusCode === 200) resolve(body)
        else reject(new Error(`${response.statusCode} for ${url}: ${body.slice(0, 200)}`))
      })
    }).on('error', reject)
  })
}

/** Asks for a case for some time, so many clients at once, the variants from `first` on. */
export async function measure(
  server: Server,
  { url }: Case,
  run: { milliseconds: number; clients: number; first: number; token: string | undefined },
): Promise<Sample> {
  const times: number[] = []
  let next = run.first
  const before = await server.cpu()
  const start = performance.now()
  async function client(): Promise<void> {
    while (performance.now() - start < run.milliseconds) {
      const asked = performance.now()
      await ask(server, url(next++), run.token ?? '')
      times.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: run.clients }, client))
  const seconds = (performance.now() - start) / 1000
  return { requests: times.length, seconds, times, cpu: (await server.cpu()) - before }
}

/** Several samples of one server as one. */
export const together = (samples: readonly Sample[]): Sample => ({
  requests: samples.reduce((sum, { requests }) => sum + requests, 0),
  seconds: samples.reduce((sum, { seconds }) => sum + seconds, 0),
  times: samples.flatMap(({ times }) => times),
  cpu: samples.reduce((sum, { cpu }) => sum + cpu, 0),
})

/** The time that so much of the requests did not exceed. */
export function percentile({ times }: Sample, share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
