import { CURRENCY, type PaidPayment, type Payments, type RefundState } from '../payments.ts'
import { MercadoPagoRefusal, type MercadoPagoClient } from './mercadoPago.client.ts'
import { createSearch, toState } from './mercadoPago.reader.ts'
import type { Tokens } from './mercadoPago.tokens.ts'
import { refundListSchema } from './mercadoPago.wire.ts'

// Not decided yet, or not made.
const unmadeStatuses = ['in_process', 'rejected', 'cancelled']

/** Lists the refunds that Mercado Pago has, also those that were made in its panel. */
export function createRefundReader(
  send: MercadoPagoClient,
  tokens: Tokens,
): Pick<Payments, 'listRefundsSince' | 'listRefunds'> {
  const { searchSince } = createSearch(send, tokens)

  /** Returns the refunds of a payment, or null if its account is not connected any more. */
  async function readRefunds(
    { id, sellerId }: { id: string; sellerId: string },
    about: Pick<RefundState, 'sessionId' | 'currency'>,
  ): Promise<RefundState[] | null> {
    const token = await tokens.find(sellerId)
    if (token === null) return null
    try {
      const found = await send(`/v1/payments/${id}/refunds`, refundListSchema, { token })
      return found
        .filter(({ status }) => !unmadeStatuses.includes(status ?? ''))
        .map(({ id: refundId, amount, date_created: date }) => ({
          ...about,
          refundId,
          externalId: id,
          amount,
          createdAt: new Date(date),
        }))
    } catch (error) {
      if (error instanceof MercadoPagoRefusal) return null
      throw error
    }
  }

  async function* listRefundsSince(moment: Date, before: Date): AsyncIterable<RefundState> {
    for await (const payment of searchSince('date_last_updated', moment)) {
      const { isRefunded, externalId, sellerId, sessionId, currency } = toState(payment)
      if (!isRefunded || !externalId || !sellerId) continue
      const made = await readRefunds({ id: externalId, sellerId }, { sessionId, currency })
      yield* (made ?? []).filter(({ createdAt }) => createdAt >= moment && createdAt < before)
    }
  }

  const listRefunds = async ({ sessionId, sellerId, externalId }: PaidPayment) =>
    sellerId === null || externalId === null
      ? null
      : readRefunds({ id: externalId, sellerId }, { sessionId, currency: CURRENCY })

  return { listRefundsSince, listRefunds }
}
