import Fastify from 'fastify'
import type { Config } from '../../config.ts'
import type { Db } from '../../database/database.ts'
import { choosePayments } from './payments.choice.ts'
import type { Payments } from './payments.ts'
import { mpSandboxApi } from './mercadoPago/sandbox/mpSandbox.api.ts'
import { sandboxApi } from './sandbox/sandbox.api.ts'

/** Opens the payment provider for a command; serves the API of the sandbox, since the main server may not run. */
export async function openStandalonePayments(
  config: Pick<Config, 'payments' | 'mercadoPago' | 'publicUrl' | 'keySecret'>,
  db: Db,
): Promise<{ payments: Payments; close: () => Promise<void> }> {
  const { payments, sandbox } = choosePayments(config, db)
  if (!sandbox) return { payments, close: async () => {} }
  const app = Fastify()
  const { publicUrl } = config
  if (sandbox.kind === 'stripe') {
    const { secretKey } = sandbox.connection
    await app.register(sandboxApi, { prefix: '/v1', db, secretKey, publicUrl })
  } else await app.register(mpSandboxApi, { db, connection: sandbox.connection, publicUrl })
  sandbox.connection.url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return { payments, close: async () => app.close() }
}
