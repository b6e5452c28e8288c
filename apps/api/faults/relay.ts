import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { listenLocally } from '../src/testing/listenLocally.ts'

/** Forwards data, closes connections, stops forwarding, or delays each chunk by milliseconds. */
export type RelayMode = 'pass' | 'break' | 'hang' | number

/** A TCP proxy between a server and its database, to inject network faults. */
export interface Relay {
  /** The URL of the database through the proxy. */
  url: string
  /** Changes the mode. With `break`, resolves when all connections are closed. */
  setMode: (mode: RelayMode) => Promise<void>
  close: () => Promise<void>
}

/** Opens a relay to the server of a database URL. */
export async function openRelay(url: string): Promise<Relay> {
  const target = new URL(url)
  const host = decodeURIComponent(target.hostname)
  const isSocket = host.startsWith('/')
  const sockets = new Set<Socket>()
  let mode: RelayMode = 'pass'

  function forward(from: Socket, to: Socket): void {
    let last: Promise<unknown> = Promise.resolve()
    from.on('data', (chunk) => {
      const delay = typeof mode === 'number' ? mode : 0
      last = last.then(() => pause(delay)).then(() => !to.destroyed && to.write(chunk))
    })
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }

  const server = createServer((near) => {
    if (mode === 'break') return near.destroy()
    const far = isSocket ? connect(`${host}/.s.PGSQL.${target.port}`) : connect(Number(target.port), host)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      if (mode === 'hang') socket.pause()
    }
    forward(near, far)
    forward(far, near)
    // Adding a data listener resumes the stream.
    if (mode === 'hang') for (const socket of [near, far]) socket.pause()
  })
  const proxyUrl = new URL(url)
  proxyUrl.host = `127.0.0.1:${await listenLocally(server)}`

  return {
    url: proxyUrl.href,
    async setMode(next) {
      mode = next
      const closed = next === 'break' ? [...sockets].map((socket) => once(socket, 'close')) : []
      for (const socket of sockets) {
        if (next === 'break') socket.destroy()
        else if (next === 'hang') socket.pause()
        else socket.resume()
      }
      await Promise.all(closed)
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
