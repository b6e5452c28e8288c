import { refuse } from '@plomada/domain/contract'
import type { Config } from '../../config.ts'
import type { Db } from '../../database/database.ts'
import { createMercadoPagoConnection, mercadoPagoPayments } from './mercadoPago/mercadoPago.payments.ts'
import { createSandboxConnection, stripePayments, type SandboxConnection } from './payments.stripe.ts'
import type { Payments } from './payments.ts'
import type { MercadoPagoConnection } from './mercadoPago/mercadoPago.payments.ts'

/** An embedded payment provider. */
export type EmbeddedProvider =
  | { kind: 'stripe'; connection: SandboxConnection }
  | { kind: 'mercadoPago'; connection: MercadoPagoConnection }

/** The payment provider, and its embedded server; null if a hosted one is configured. */
export interface ChosenPayments {
  payments: Payments
  sandbox: EmbeddedProvider | null
}

/** Chooses the configured provider, or the adapter of Stripe or Mercado Pago connected to its embedded stand-in. */
export function choosePayments(
  config: Pick<Config, 'payments' | 'mercadoPago' | 'publicUrl' | 'keySecret'>,
  db: Db,
): ChosenPayments {
  if (config.payments) return { payments: stripePayments(config.payments), sandbox: null }
  const store = { db, keySecret: config.keySecret, publicUrl: config.publicUrl }
  if (config.mercadoPago === 'sandbox') {
    const connection = createMercadoPagoConnection(config.publicUrl)
    const endpoint = (): URL => connection.url ?? refuse('paymentUnavailable')
    const payments = mercadoPagoPayments({ ...connection, endpoint }, store)
    return { payments, sandbox: { kind: 'mercadoPago', connection } }
  }
  if (config.mercadoPago) return { payments: mercadoPagoPayments(config.mercadoPago, store), sandbox: null }
  const connection = createSandboxConnection()
  const endpoint = (): URL => connection.url ?? refuse('paymentUnavailable')
  return { payments: stripePayments({ ...connection, endpoint }), sandbox: { kind: 'stripe', connection } }
}
