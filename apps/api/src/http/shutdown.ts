import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { isMonitoringPath } from './limits/loadShedding.ts'

/** Milliseconds of each phase of closing. */
export const closeLimits = {
  /** Time to accept requests until load balancers notice that the process is not ready; skipped without traffic. */
  notice: 5000,
  /** Time to finish requests in progress; then their connections are closed. */
  requests: 20_000,
  /** Time to keep an idle connection, since a request may be arriving. There is no traffic if no response ended within it. */
  idle: 1000,
}

/**
 * Makes `app.close()` finish the requests in progress. While closing, the server is not ready, sends
 * `Connection: close` with each response and closes idle connections.
 */
export function addShutdown(app: FastifyInstance, limits: typeof closeLimits): { isClosing: () => boolean } {
  const { server } = app
  const pending = new Set<ServerResponse>()
  const lastUse = new Map<Socket, number>()
  let uses = 0
  let lastTraffic = Number.NEGATIVE_INFINITY
  let isClosing = false

  /** Records that a connection was opened or that a response on it ended. */
  function recordUse(socket: Socket): void {
    uses++
    lastUse.set(socket, performance.now())
  }

  server.on('connection', (socket: Socket) => {
    recordUse(socket)
    socket.once('close', () => lastUse.delete(socket))
  })

  app.addHook('onRequest', ({ url, raw: { socket } }, { raw: response }, done) => {
    pending.add(response)
    response.once('close', () => {
      pending.delete(response)
      if (lastUse.has(socket)) recordUse(socket)
      if (!isMonitoringPath(url)) lastTraffic = performance.now()
    })
    done()
  })

  const hasTraffic = () =>
    [...pending].some(({ req }) => !isMonitoringPath(req.url ?? '')) ||
    performance.now() - lastTraffic < limits.idle

  function closeIdle(): void {
    const busy = new Set([...pending].map(({ req }) => req.socket))
    const now = performance.now()
    for (const [socket, since] of lastUse)
      if (!busy.has(socket) && now - since >= limits.idle) socket.destroy()
  }

  // The server accepts connections until this hook is done. Fastify adds `Connection: close` to later responses.
  app.addHook('preClose', async () => {
    isClosing = true
    if (!server.listening) return
    for (const response of pending) if (!response.headersSent) response.setHeader('connection', 'close')
    if (hasTraffic()) await pause(limits.notice)
    // Node's check for idle connections ignores those that have not sent a request yet.
    const closing = setInterval(closeIdle, limits.idle / 10)
    const cut = setTimeout(() => server.closeAllConnections(), limits.requests)
    server.once('close', () => {
      clearInterval(closing)
      clearTimeout(cut)
    })
    closeIdle()
    await acceptPending()
  })

  /**
   * Accepts the connections in the backlog, which the kernel would reset when the listener closes. Their requests are
   * read afterwards: clients that get responses connect again, and the backlog would never be empty.
   */
  async function acceptPending(): Promise<void> {
    const listeners = server.listeners('connection')
    const accepted: Socket[] = []
    server.removeAllListeners('connection').on('connection', (socket: Socket) => {
      uses++
      accepted.push(socket)
    })
    Object.assign(server, { pauseOnConnect: true })
    const deadline = performance.now() + limits.idle
    let before = -1
    // Each turn of the event loop accepts one connection.
    while (uses > before && performance.now() < deadline) {
      before = uses
      await nextTurn()
    }
    Object.assign(server, { pauseOnConnect: false })
    server.removeAllListeners('connection')
    for (const listener of listeners)
      server.on('connection', (socket) => Reflect.apply(listener, server, [socket]))
    setImmediate(() => {
      for (const socket of accepted) {
        server.emit('connection', socket)
        socket.resume()
      }
    })
  }

  return { isClosing: () => isClosing }
}
