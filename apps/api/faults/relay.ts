import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** What becomes of what passes: it goes on, it breaks, it stands still, or each piece waits so many milliseconds. */
export type Manner = 'pass' | 'break' | 'hang' | number

/** A piece of wire between the server and its database that a test can spoil. */
export interface Relay {
  /** The address of the database, through the wire. */
  url: string
  /** Changes the manner; settles when what it breaks is closed. */
  turn: (manner: Manner) => Promise<void>
  close: () => Promise<void>
}

/** Opens a relay to the server of an address. */
export async function openRelay(address: string): Promise<Relay> {
  const target = new URL(address)
  const sockets = new Set<Socket>()
  let manner: Manner = 'pass'

  function lead(from: Socket, to: Socket): void {
    let last: Promise<unknown> = Promise.resolve()
    from.on('data', (piece) => {
      const late = typeof manner === 'number' ? manner : 0
      last = last.then(() => pause(late)).then(() => !to.destroyed && to.write(piece))
    })
    from.on('error', () => to.destroy())
    from.on('close', () => to.destroy())
  }

  const server = createServer((near) => {
    if (manner === 'break') return near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      if (manner === 'hang') socket.pause()
    }
    lead(near, far)
    lead(far, near)
    // Listening to data set it flowing.
    if (manner === 'hang') for (const socket of [near, far]) socket.pause()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const own = server.address()
  const through = new URL(address)
  through.host = `127.0.0.1:${typeof own === 'object' ? own?.port : 0}`

  return {
    url: through.href,
    async turn(next) {
      manner = next
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
