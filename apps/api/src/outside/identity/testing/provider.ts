import fastify from 'fastify'
import type { Database } from '../../../database/database.ts'
import { openEmbeddedIdentity } from '../identity.embedded.ts'
import type { EmbeddedIdentityOptions } from '../identity.embedded.ts'
import { freePort } from '../../testing/freePort.ts'

/** The embedded provider behind a real server on a free port. */
export async function serveProvider(database: Database, options: Partial<EmbeddedIdentityOptions> = {}) {
  // The issuer needs its address before the server listens.
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const identity = await openEmbeddedIdentity({ publicUrl, database: database.pool, ...options })
  // Whoever asks may say from where, as if through a proxy.
  const app = fastify({ forceCloseConnections: true, trustProxy: true })
  await identity.mount(app)
  await app.listen({ port, host: '127.0.0.1' })
  return { identity, app, publicUrl }
}
