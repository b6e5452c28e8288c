import { once } from 'node:events'
import { createServer } from 'node:net'
import fastify from 'fastify'
import type { Database } from '../../../database/database.ts'
import { openEmbeddedIdentity } from '../identity.embedded.ts'
import type { EmbeddedIdentityOptions } from '../identity.embedded.ts'

/** The issuer needs its address before the server listens, so a free port is looked for first. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return address.port
}

/** The embedded provider behind a real server on a free port. */
export async function serveProvider(database: Database, options: Partial<EmbeddedIdentityOptions> = {}) {
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const identity = await openEmbeddedIdentity({ publicUrl, database: database.pool, ...options })
  const app = fastify({ forceCloseConnections: true })
  await identity.mount(app)
  await app.listen({ port, host: '127.0.0.1' })
  return { identity, app, publicUrl }
}
