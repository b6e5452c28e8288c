import fastify from 'fastify'
import type { Database } from '../../../database/database.ts'
import type { Mail } from '../../mail/mail.ts'
import { openEmbeddedIdentity } from '../identity.embedded.ts'
import type { EmbeddedIdentityOptions } from '../identity.embedded.ts'
import { freePort } from '../../testing/freePort.ts'

/** The code in a mail, when there is one. */
export const codeIn = (mail: Mail | undefined): string => /\d{8}/.exec(mail?.text ?? '')?.[0] ?? ''

/** Makes the delays after wrong passwords that have begun so long that no slow test outlives them. */
export const prolongDelays = ({ pool }: Database) =>
  pool.query(
    `update idp_payloads set payload = payload || jsonb_build_object('until', extract(epoch from now()) + 1000)
     where model = 'Attempts' and (payload->>'until')::float8 > 0`,
  )

/** The embedded provider behind a real server on a free port, and the mails that it wrote. */
export async function serveProvider(database: Database, options: Partial<EmbeddedIdentityOptions> = {}) {
  // The issuer needs its address before the server listens.
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const mails: Mail[] = []
  const sendMail = async (mail: Mail) => void mails.push(mail)
  const identity = await openEmbeddedIdentity({ publicUrl, database: database.pool, sendMail, ...options })
  // Whoever asks may say from where, as if through a proxy.
  const app = fastify({ forceCloseConnections: true, trustProxy: true })
  await identity.mount(app)
  await app.listen({ port, host: '127.0.0.1' })
  return { identity, app, publicUrl, mails }
}
