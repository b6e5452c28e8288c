import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** A proxy that hands each request to the next process, and says who asked. */
export async function openRoundRobin() {
  const targets: URL[] = []
  const counts: number[] = []
  let turn = 0
  const server = createServer((asked, answer) => {
    const which = turn++ % targets.length
    const target = targets[which]
    counts[which] = (counts[which] ?? 0) + 1
    const passed = request(
      {
        host: target?.hostname,
        port: target?.port,
        method: asked.method,
        path: asked.url,
        headers: { 'x-forwarded-for': '203.0.113.7', ...asked.headers },
      },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(answer)
      },
    )
    passed.on('error', () => answer.writeHead(502).end())
    asked.pipe(passed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    /** Begins to lead to these. */
    lead: (urls: readonly string[]) => {
      targets.splice(0, targets.length, ...urls.map((url) => new URL(url)))
    },
    /** How many requests each was handed. */
    counts,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
