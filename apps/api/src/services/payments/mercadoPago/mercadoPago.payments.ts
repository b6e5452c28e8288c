import { randomBytes } from 'node:crypto'
import { CURRENCY } from '../payments.ts'
import type { Capabilities, Checkout, OpenCheckout, Payments, Refund } from '../payments.ts'
import { mercadoPagoClient, MercadoPagoRefusal, type MercadoPagoSettings } from './mercadoPago.client.ts'
import { readNotification } from './mercadoPago.notifications.ts'
import { createReader } from './mercadoPago.reader.ts'
import { createRefundReader } from './mercadoPago.refunds.ts'
import { createSellers } from './mercadoPago.sellers.ts'
import { createTokens, type SellerStore } from './mercadoPago.tokens.ts'
import { preferenceSchema, refundSchema } from './mercadoPago.wire.ts'

/** The settings shared by the adapter and the embedded stand-in, which sets `url` when the app listens. */
export interface MercadoPagoConnection extends MercadoPagoSettings {
  authorizationUrl: string
  url: URL | null
}

/** The path under which the stand-in is served. */
export const MERCADO_PAGO_PATH = '/mercadopago'

/** Generates the keys of the embedded stand-in. They are needed only in this process. */
export function createMercadoPagoConnection(publicUrl: string): MercadoPagoConnection {
  const secret = () => randomBytes(24).toString('base64url')
  return {
    clientId: 'plomada-de-prueba',
    clientSecret: secret(),
    webhookSecret: secret(),
    authorizationUrl: `${publicUrl}${MERCADO_PAGO_PATH}/authorization`,
    url: null,
  }
}

/** Hours in which a page can be paid. */
const PAGE_HOURS = 24

const capabilities: Capabilities = {
  canHold: false,
  canSplit: true,
  canRefundPartly: true,
  canPayOut: false,
  canConnectSellers: true,
}

/** Creates the payment provider for Checkout Pro of Mercado Pago, which pays the professional and the platform at once. */
export function mercadoPagoPayments(settings: MercadoPagoSettings, store: SellerStore): Payments {
  const send = mercadoPagoClient(settings)
  const tokens = createTokens(send, settings, store)

  async function openCheckout(checkout: Checkout): Promise<OpenCheckout | null> {
    const { seller, reference, amount, description, successUrl, failureUrl } = checkout
    if (!seller) throw new Error('Mercado Pago needs the account of the professional.')
    const expiresAt = new Date(Date.now() + PAGE_HOURS * 3_600_000)
    const success = successUrl.replaceAll('{CHECKOUT_SESSION_ID}', reference)
    const token = await tokens.get(seller.id)
    try {
      const { init_point: url } = await send('/checkout/preferences', preferenceSchema, {
        method: 'POST',
        token,
        idempotencyKey: checkout.idempotencyKey,
        json: {
          items: [
            { title: description, quantity: 1, unit_price: amount, currency_id: CURRENCY.toUpperCase() },
          ],
          external_reference: reference,
          marketplace_fee: seller.fee / 100,
          back_urls: { success, pending: success, failure: failureUrl },
          // Mercado Pago accepts it only with public https addresses.
          ...(success.startsWith('https:') && { auto_return: 'approved' }),
          expires: true,
          expiration_date_to: expiresAt.toISOString(),
        },
      })
      return { sessionId: reference, url, expiresAt }
    } catch (error) {
      return await handleRefusal(error, seller.id)
    }
  }

  /** A refused token ends the connection. Any other refusal makes the key unusable. */
  async function handleRefusal(error: unknown, sellerId: string): Promise<null> {
    if (!(error instanceof MercadoPagoRefusal)) throw error
    if (error.status === 401) {
      await tokens.markRevoked(sellerId)
      await tokens.get(sellerId)
    }
    return null
  }

  async function refund(request: Refund): Promise<'done' | 'failed'> {
    const { externalId, sellerId, amount, idempotencyKey } = request
    if (externalId === null || sellerId === null) return 'failed'
    const token = await tokens.find(sellerId)
    // The professional has to connect the account again, or an admin settles it: the platform's token refunds nothing.
    if (token === null) return 'failed'
    try {
      const { status } = await send(`/v1/payments/${externalId}/refunds`, refundSchema, {
        method: 'POST',
        token,
        idempotencyKey,
        json: { amount },
      })
      if (status === 'rejected' || status === 'cancelled') return 'failed'
      if (status === 'in_process')
        throw new Error(`Mercado Pago has not decided the refund ${idempotencyKey}.`)
      return 'done'
    } catch (error) {
      if (!(error instanceof MercadoPagoRefusal)) throw error
      if (error.status === 401) await tokens.markRevoked(sellerId)
      return 'failed'
    }
  }

  return {
    capabilities,
    sellers: createSellers(tokens, settings, store.db),
    openCheckout,
    refund,
    readEvent: (request) => readNotification(request, settings.webhookSecret),
    ...createReader(send, tokens),
    ...createRefundReader(send, tokens),
  }
}
