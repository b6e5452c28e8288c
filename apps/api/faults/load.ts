import { once } from 'node:events'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'

/** A request of a load. */
export interface LoadRequest {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** What became of the requests of a load. */
export interface LoadResult {
  /** How many got a response, by status. */
  statuses: Record<number, number>
  /** How many were never sent, because the server refused the connection. */
  refused: number
  /** Why requests that were sent got no response. */
  dropped: string[]
}

/** Sends requests over keep-alive connections, one after the other on each, and never the same one again. */
export async function sendLoad(
  url: string,
  next: (number: number) => LoadRequest | null,
  { connections, onResponse }: { connections: number; onResponse?: (count: number) => void },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const result: LoadResult = { statuses: {}, refused: 0, dropped: [] }
  let sent = 0
  let answered = 0

  async function send({ method = 'GET', path, headers, body }: LoadRequest): Promise<void> {
    const asked = request(new URL(path, url), { agent, method, headers: { ...headers } })
    asked.end(body)
    try {
      const [response]: [IncomingMessage] = (await once(asked, 'response')) as never
      await response.resume().toArray()
      const { statusCode = 0 } = response
      result.statuses[statusCode] = (result.statuses[statusCode] ?? 0) + 1
      onResponse?.(++answered)
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') result.refused++
      else result.dropped.push(`${path}: ${String(error)}`)
    }
  }

  async function sendAll(): Promise<void> {
    for (let one = next(sent++); one; one = next(sent++)) await send(one)
  }

  await Promise.all(Array.from({ length: connections }, sendAll))
  agent.destroy()
  return result
}
