import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'

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
 * Opens a proxy that hands each request to the next process that is ready, over keep-alive connections, and says who
 * asked. It sends no request twice.
 */
export async function openRoundRobin() {
  let targets: Target[] = []
  const counts: number[] = []
  let turn = 0
  const agent = new Agent({ keepAlive: true })

  function nextTarget(): Target | undefined {
    const ready = targets.filter((target) => target.isReady)
    return ready[turn++ % ready.length]
  }

  const server = createServer((asked, answer) => {
    const target = nextTarget()
    if (!target) return answer.writeHead(503).end()
    const which = targets.indexOf(target)
    counts[which] = (counts[which] ?? 0) + 1
    // Of one connection only, and not of the request.
    const { connection: _own, ...headers } = asked.headers
    const passed = request(
      new URL(asked.url ?? '/', target.url),
      { agent, method: asked.method, headers: { 'x-forwarded-for': '203.0.113.7', ...headers } },
      (got) => {
        const { connection: _own, ...gotHeaders } = got.headers
        answer.writeHead(got.statusCode ?? 502, gotHeaders)
        got.pipe(answer)
      },
    )
    passed.on('error', () => answer.writeHead(502).end())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  const checking = setInterval(() => {
    for (const target of targets) void isReady(target.url).then((ready) => (target.isReady = ready))
  }, checkInterval)

  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    /** Begins to lead to these. */
    lead: (urls: readonly string[]) => {
      targets = urls.map((url) => ({ url: new URL(url), isReady: true }))
    },
    /** How many requests each was handed. */
    counts,
    close() {
      clearInterval(checking)
      agent.destroy()
      server.closeAllConnections()
      server.close()
    },
  }
}
