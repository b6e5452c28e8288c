import { Agent, get } from 'node:http'
import type { Case } from './cases.ts'
import type { Server } from './processes.ts'

/** The measurements of one server for one case. */
export interface Sample {
  requests: number
  seconds: number
  /** Milliseconds of each request. */
  times: number[]
  /** CPU time in milliseconds: of the process and of its database backends. */
  cpu: { process: number; database: number }
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Sends the request of a case's variant; throws unless the status is 200. */
export function sendRequest(server: Server, one: Case, variant: number): Promise<Buffer> {
  const token = one.viewer && server.ready.tokens?.[one.viewer]
  const headers = {
    // A thousand clients behind a proxy.
    'x-forwarded-for': `10.0.${variant % 4}.${variant % 250}`,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(one.isCompressed && { 'accept-encoding': 'br' }),
  }
  const url = one.url(variant)
  return new Promise((resolve, reject) => {
    get(server.origin + url, { agent, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const body = Buffer.concat(chunks)
        if (response.statusCode === 200) resolve(body)
        else reject(new Error(`${response.statusCode} for ${url}: ${body.toString().slice(0, 200)}`))
      })
    }).on('error', reject)
  })
}

/** When a measurement ends, the number of concurrent clients, and the variant of the first request. */
interface Run {
  until: { milliseconds: number } | { requests: number }
  clients: number
  first: number
}

/** Sends requests of a case with concurrent clients. */
export async function measure(server: Server, one: Case, { until, clients, first }: Run): Promise<Sample> {
  const times: number[] = []
  let next = first
  const before = await server.cpu()
  const start = performance.now()
  const isDone = () =>
    'requests' in until ? next - first >= until.requests : performance.now() - start >= until.milliseconds
  async function client(): Promise<void> {
    while (!isDone()) {
      const sent = performance.now()
      await sendRequest(server, one, next++)
      times.push(performance.now() - sent)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
  const seconds = (performance.now() - start) / 1000
  const after = await server.cpu()
  const cpu = { process: after.process - before.process, database: after.database - before.database }
  return { requests: times.length, seconds, times, cpu }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

/** Combines samples of one server. */
export const combine = (samples: readonly Sample[]): Sample => ({
  requests: sum(samples.map(({ requests }) => requests)),
  seconds: sum(samples.map(({ seconds }) => seconds)),
  times: samples.flatMap(({ times }) => times),
  cpu: {
    process: sum(samples.map(({ cpu }) => cpu.process)),
    database: sum(samples.map(({ cpu }) => cpu.database)),
  },
})

/** Returns a percentile of the times; `share` is between 0 and 1. */
export function percentile({ times }: Sample, share: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
