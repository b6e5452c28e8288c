import { once } from 'node:events'
import {
  createServer,
  request as sendRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectFaults, COLLECTOR_PATH, REPORT_PATH } from './collector.ts'

/** A proxy between WebKit and the product that adds the fault collector to every page. */
export interface FaultProxy {
  port: number
  /** Faults that pages have reported, oldest first. */
  faults: string[]
  close(): void
}

/**
 * Starts a proxy on a free port. W3C WebDriver has no console events and no scripts that run before the page's own, so
 * the collector comes as the first script of each HTML page; everything else passes unchanged. The content security
 * policy stays as it is: the collector has an address on the page's own origin.
 */
export async function startFaultProxy(): Promise<FaultProxy> {
  const faults: string[] = []
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://proxy')
    if (pathname === REPORT_PATH) void receiveFault(request, response, faults)
    else if (pathname === COLLECTOR_PATH) {
      response.setHeader('content-type', 'text/javascript')
      response.end(`(${collectFaults.toString()})(${JSON.stringify(REPORT_PATH)})`)
    } else forward(request, response, faults)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, faults, close }
}

async function receiveFault(request: IncomingMessage, response: ServerResponse, faults: string[]) {
  faults.push(String(Buffer.concat(await request.toArray())))
  response.writeHead(204).end()
}

function forward(request: IncomingMessage, response: ServerResponse, faults: string[]): void {
  const headers = { ...request.headers }
  const wantsPage = (headers.accept ?? '').includes('text/html')
  if (wantsPage) {
    // A page is changed on its way: it must come whole and uncompressed.
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete headers[name]
  }
  const upstream = sendRequest(request.url ?? '', { method: request.method, headers }, (answer) => {
    const status = answer.statusCode ?? 502
    if (status >= 400 && !wantsPage) faults.push(`not loaded: ${request.method} ${request.url} (${status})`)
    const isPage = wantsPage && (answer.headers['content-type'] ?? '').startsWith('text/html')
    if (isPage) void sendPage(answer, response)
    else {
      response.writeHead(status, answer.headers)
      answer.pipe(response)
    }
  })
  upstream.on('error', (error) => {
    // An abort by the page itself is no fault.
    if (!response.closed) faults.push(`not loaded: ${request.method} ${request.url} (${error.message})`)
    response.destroy()
  })
  response.on('close', () => upstream.destroy())
  request.pipe(upstream)
}

async function sendPage(answer: IncomingMessage, response: ServerResponse): Promise<void> {
  const page = String(Buffer.concat(await answer.toArray()))
  const allowsScripts = String(answer.headers['content-security-policy']).includes("script-src 'self'")
  const collected = allowsScripts
    ? page.replace(/<head[^>]*>/, (head) => `${head}<script src="${COLLECTOR_PATH}"></script>`)
    : page
  const { 'content-length': _, 'transfer-encoding': __, ...headers } = answer.headers
  response.writeHead(answer.statusCode ?? 502, {
    ...headers,
    'content-length': Buffer.byteLength(collected),
  })
  response.end(collected)
}
