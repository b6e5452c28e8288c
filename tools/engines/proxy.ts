import { once } from 'node:events'
import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectProblems, COLLECTOR_PATH, REPORT_PATH } from './collector.ts'

/** A proxy between WebKit and the app that adds the script of `collector.ts` to every page. */
export interface ProblemProxy {
  port: number
  /** Problems that pages have reported and failed requests, oldest first. */
  problems: string[]
  /** Ends all requests and refuses new ones, or forwards again. */
  setOffline(isOffline: boolean): void
  close(): void
}

/**
 * Starts a proxy on a free port. W3C WebDriver has no console events and no scripts that run before those of the page, so
 * the proxy adds the collector as the first script of each HTML page and forwards everything else. The collector has the
 * origin of the page, so the content security policy allows it.
 */
export async function startProblemProxy(): Promise<ProblemProxy> {
  const problems: string[] = []
  let isOffline = false
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://proxy')
    if (pathname === REPORT_PATH) void receiveProblem(request, response, problems)
    else if (pathname === COLLECTOR_PATH) {
      response.setHeader('content-type', 'text/javascript')
      response.end(`(${collectProblems.toString()})(${JSON.stringify(REPORT_PATH)})`)
    } else if (isOffline) request.socket.destroy()
    else forward(request, response, problems)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const setOffline = (value: boolean) => {
    isOffline = value
    if (isOffline) server.closeAllConnections()
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, problems, setOffline, close }
}

async function receiveProblem(request: IncomingMessage, response: ServerResponse, problems: string[]) {
  problems.push(String(Buffer.concat(await request.toArray())))
  response.writeHead(204).end()
}

function forward(request: IncomingMessage, response: ServerResponse, problems: string[]): void {
  const headers = { ...request.headers }
  const wantsPage = (headers.accept ?? '').includes('text/html')
  if (wantsPage) {
    // The page is changed, so it must arrive complete and uncompressed.
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name]
  }
  const upstream = sendRequest(request.url ?? '', { method: request.method, headers }, (incoming) => {
    const status = incoming.statusCode ?? 502
    if (status >= 400 && !wantsPage) problems.push(`not loaded: ${request.method} ${request.url} (${status})`)
    const isPage = wantsPage && (incoming.headers['content-type'] ?? '').startsWith('text/html')
    if (isPage) void sendPage(incoming, response)
    else {
      response.writeHead(status, incoming.headers)
      incoming.pipe(response)
    }
  })
  upstream.on('error', (error) => {
    // Requests aborted by the page are not reported.
    if (!response.closed) problems.push(`not loaded: ${request.method} ${request.url} (${error.message})`)
    response.destroy()
  })
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
}

async function sendPage(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = String(Buffer.concat(await incoming.toArray()))
  const allowsScripts = String(incoming.headers['content-security-policy']).includes("script-src 'self'")
  const collected = allowsScripts
    ? page.replace(/<head[^>]*>/, (head) => `${head}<script src="${COLLECTOR_PATH}"></script>`)
    : page
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = incoming.headers
  response.writeHead(incoming.statusCode ?? 502, {
    ...headers,
    'content-length': Buffer.byteLength(collected),
  })
  response.end(collected)
}
