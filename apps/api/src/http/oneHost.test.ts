import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { refuseTwoHosts } from './oneHost.ts'
import { addErrorDoor } from './problems.ts'

test('returns 400 to a request with two Host headers, in either order', async () => {
  const app = Fastify()
  addErrorDoor(app)
  refuseTwoHosts(app)
  app.get('/', () => 'fine')
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0
  const statusOf = async (...hosts: string[]) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.write(['GET / HTTP/1.1', ...hosts, 'Connection: close', '', ''].join('\r\n'))
    return (await text(socket)).split(' ')[1]
  }
  const [ours, other] = [`Host: 127.0.0.1:${port}`, 'host: malo.example']
  expect([await statusOf(ours), await statusOf(ours, other), await statusOf(other, ours)]).toEqual([
    '200',
    '400',
    '400',
  ])
  await app.close()
})
