import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'

export interface LoadRequest {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
}

/** The outcomes of the requests. */
export interface LoadResult {
  /** The number of responses by status. */
  statuses: Record<number, number>
  /** The number of refused connections; their requests were not sent. */
  refused: number
  /** The errors of requests that were sent and got no response. */
  dropped: string[]
}

/** Sends requests over keep-alive connections, sequentially on each, without retries. */
export async function sendLoad(
  url: string,
  next: (number: number) => LoadRequest | null,
  { connections, onResponse }: { connections: number; onResponse?: (count: number) => void },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const result: LoadResult = { statuses: {}, refused: 0, dropped: [] }
  let sent = 0
  let responses = 0

  async function send({ method = 'GET', path, headers, body }: LoadRequest): Promise<void> {
    const outgoing = request(new URL(path, url), { agent, method, headers: { ...headers } })
    outgoing.end(body)
    try {
      const [response]: [IncomingMessage] = (await once(outgoing, 'response')) as never
      await response.resume().toArray()
      const { statusCode = 0 } = response
      result.statuses[statusCode] = (result.statuses[statusCode] ?? 0) + 1
      onResponse?.(++responses)
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
