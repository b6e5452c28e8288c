import Fastify from 'fastify'
import type { Config } from '../../config.ts'
import type { Db } from '../../database/database.ts'
import { choosePayments } from './payments.stripe.ts'
import type { Payments } from './payments.ts'
import { sandboxApi } from './sandbox/sandbox.api.ts'

/** Opens the payment provider for a command; serves the API of the sandbox, since the main server may not run. */
export async function openStandalonePayments(
  config: Pick<Config, 'payments' | 'publicUrl'>,
  db: Db,
): Promise<{ payments: Payments; close: () => Promise<void> }> {
  const { payments, sandbox } = choosePayments(config)
  if (!sandbox) return { payments, close: async () => {} }
  const app = Fastify()
  await app.register(sandboxApi, {
    prefix: '/v1',
    db,
    secretKey: sandbox.secretKey,
    publicUrl: config.publicUrl,
  })
  sandbox.url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return { payments, close: async () => app.close() }
}
