import fastify, { type FastifyRequest } from 'fastify'
import type { Database } from '../../../database/database.ts'
import type { Mail } from '../../mail/mail.ts'
import { openEmbeddedIdentity, type EmbeddedIdentityOptions } from '../identity.embedded.ts'
import { freePort } from '../../../../../../tools/shared/ports.ts'

/** Returns the code in a mail, or an empty string. */
export const findCode = (mail: Mail | undefined): string => /\d{8}/.exec(mail?.text ?? '')?.[0] ?? ''

/** Extends the current delays after wrong passwords, so that they last longer than a slow test. */
export const extendDelays = ({ pool }: Database) =>
  pool.query(
    `update idp_payloads set payload = payload || jsonb_build_object('until', extract(epoch from now()) + 1000)
     where model = 'Attempts' and (payload->>'until')::float8 > 0`,
  )

/** Serves the embedded provider on a free port, and collects its mails. */
export async function serveProvider(database: Database, options: Partial<EmbeddedIdentityOptions> = {}) {
  // The issuer contains the port, so it must be known before the server listens.
  const port = await freePort()
  const publicUrl = `http://127.0.0.1:${port}`
  const mails: Mail[] = []
  const sendMail = async (mail: Mail) => void mails.push(mail)
  const identity = await openEmbeddedIdentity({ publicUrl, database: database.pool, sendMail, ...options })
  // Lets tests choose their network address with x-forwarded-for.
  const app = fastify({ forceCloseConnections: true, trustProxy: true })
  // As on this machine outside of production, without limits by address.
  app.decorate('isOperator', ({ headers }: FastifyRequest) => headers['x-forwarded-for'] === undefined)
  await identity.mount(app)
  await app.listen({ port, host: '127.0.0.1' })
  return { identity, app, publicUrl, mails }
}
