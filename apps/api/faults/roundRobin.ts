import { Agent, createServer, request } from 'node:http'
import { listenLocally } from '../src/testing/listenLocally.ts'

/** Milliseconds between two checks of whether a process is ready. */
const checkInterval = 200

interface Target {
  url: URL
  isReady: boolean
}

const isReady = (url: URL): Promise<boolean> =>
  fetch(new URL('/health/ready', url)).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Opens a proxy that forwards each request to the next ready process, or to the next one if none is ready, with
 * X-Forwarded-For and without retries.
 */
export async function openRoundRobin() {
  let targets: Target[] = []
  const counts: number[] = []
  let turn = 0
  const agent = new Agent({ keepAlive: true })

  function nextTarget(): Target | undefined {
    const ready = targets.filter((target) => target.isReady)
    const usable = ready.length > 0 ? ready : targets
    return usable[turn++ % usable.length]
  }

  const server = createServer((incoming, outgoing) => {
    const target = nextTarget()
    if (!target) return outgoing.writeHead(503).end()
    const index = targets.indexOf(target)
    counts[index] = (counts[index] ?? 0) + 1
    // A hop-by-hop header.
    const { connection: _own, ...headers } = incoming.headers
    const forwarded = request(
      new URL(incoming.url ?? '/', target.url),
      { agent, method: incoming.method, headers: { 'x-forwarded-for': '203.0.113.7', ...headers } },
      (response) => {
        const { connection: _own, ...responseHeaders } = response.headers
        outgoing.writeHead(response.statusCode ?? 502, responseHeaders)
        response.pipe(outgoing)
      },
    )
    forwarded.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(forwarded)
  })
  const port = await listenLocally(server)

  const checking = setInterval(() => {
    for (const target of targets) void isReady(target.url).then((ready) => (target.isReady = ready))
  }, checkInterval)

  return {
    url: `http://127.0.0.1:${port}`,
    /** Replaces the target processes. */
    setTargets: (urls: readonly string[]) => {
      targets = urls.map((url) => ({ url: new URL(url), isReady: true }))
    },
    /** The number of requests by target. */
    counts,
    close() {
      clearInterval(checking)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
