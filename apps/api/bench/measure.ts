import { Agent, get } from 'node:http'
import type { Case } from './cases.ts'
import type { Server } from './processes.ts'

/** The measurements of one server for one case. */
export interface Sample {
  requests: number
  seconds: number
  /** Milliseconds of each request. */
  times: number[]
  cpu: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 8 })

/** Sends one request; throws unless the status is 200. */
export function sendRequest({ origin, ready }: Server, url: string, token = ready.token): Promise<string> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return new Promise((resolve, reject) => {
    get(origin + url, { agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(body)
        else reject(new Error(`${response.statusCode} for ${url}: ${body.slice(0, 200)}`))
      })
    }).on('error', reject)
  })
}

/** Sends requests of a case for some time with concurrent clients, starting at variant `first`. */
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
      const sent = performance.now()
      await sendRequest(server, url(next++), run.token ?? '')
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: run.clients }, client))
  const seconds = (performance.now() - start) / 1000
  return { requests: times.length, seconds, times, cpu: (await server.cpu()) - before }
}

/** Combines samples of one server. */
export const combine = (samples: readonly Sample[]): Sample => ({
  requests: samples.reduce((sum, { requests }) => sum + requests, 0),
  seconds: samples.reduce((sum, { seconds }) => sum + seconds, 0),
  times: samples.flatMap(({ times }) => times),
  cpu: samples.reduce((sum, { cpu }) => sum + cpu, 0),
})

/** Returns a percentile of the times; `share` is between 0 and 1. */
export function percentile({ times }: Sample, share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
