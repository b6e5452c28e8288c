import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { isMachinery } from './pressure.ts'

/** How long the phases of closing take, in milliseconds. */
export const closeLimits = {
  /** Accepts requests for so long, until balancers notice that the process is not ready; skipped without traffic. */
  notice: 5000,
  /** Waits so long for the requests under way, then cuts their connections. */
  requests: 20_000,
  /** Keeps an idle connection for so long: a request may be on its way. The server is without traffic as long after the last response. */
  idle: 1000,
}

/**
 * Makes `app.close()` finish requests instead of dropping them. While it closes, the server is not ready, says
 * `Connection: close` with each response, and closes connections that stay idle. Returns whether closing has begun.
 */
export function addShutdown(app: FastifyInstance, limits: typeof closeLimits): { isClosing: () => boolean } {
  const { server } = app
  const underWay = new Set<ServerResponse>()
  const lastUse = new Map<Socket, number>()
  let uses = 0
  let lastTraffic = Number.NEGATIVE_INFINITY
  let isClosing = false

  /** Notes that a connection was made or that a response on it ended. */
  function noteUse(socket: Socket): void {
    uses++
    lastUse.set(socket, performance.now())
  }

  server.on('connection', (socket: Socket) => {
    noteUse(socket)
    socket.once('close', () => lastUse.delete(socket))
  })

  app.addHook('onRequest', ({ url, raw: { socket } }, { raw: response }, done) => {
    underWay.add(response)
    response.once('close', () => {
      underWay.delete(response)
      if (lastUse.has(socket)) noteUse(socket)
      if (!isMachinery(url)) lastTraffic = performance.now()
    })
    done()
  })

  const hasTraffic = () =>
    [...underWay].some(({ req }) => !isMachinery(req.url ?? '')) ||
    performance.now() - lastTraffic < limits.idle

  function closeIdle(): void {
    const busy = new Set([...underWay].map(({ req }) => req.socket))
    const now = performance.now()
    for (const [socket, since] of lastUse)
      if (!busy.has(socket) && now - since >= limits.idle) socket.destroy()
  }

  // The server accepts connections until this hook is done. Fastify adds `Connection: close` to later responses.
  app.addHook('preClose', async () => {
    isClosing = true
    if (!server.listening) return
    for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close')
    if (hasTraffic()) await pause(limits.notice)
    // Node's own check for idle connections leaves out those that have not sent anything yet.
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
   * Accepts the connections that wait in the backlog, which the kernel resets when the listener closes. Their requests
   * are read after that: clients that got responses meanwhile would connect again, and the backlog would never be empty.
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
    // Each turn of the event loop accepts one; a client that has just got its response may be the next.
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
