import type { CheckoutAbout, CheckoutState, DisputedCheckout, PaymentHint, Payments } from '../payments.ts'
import { CURRENCY } from '../payments.ts'
import { MercadoPagoRefusal, type MercadoPagoClient } from './mercadoPago.client.ts'
import type { Tokens } from './mercadoPago.tokens.ts'
import { chargebackSchema, paymentListSchema, paymentSchema, pesosToCentavos } from './mercadoPago.wire.ts'

/** What references of this product start with. */
export const REFERENCE_PREFIX = 'plomada-'

type Payment = ReturnType<typeof paymentSchema.parse>

// A payment that went back or is disputed did arrive: what the product makes of that is not its state.
const paidStatuses = ['approved', 'refunded', 'charged_back', 'in_mediation']
const pendingStatuses = ['pending', 'in_process', 'authorized']

const isPaid = ({ status }: Payment) => paidStatuses.includes(status)

/** Only the chargeback has the deadline of its documents: a payment is known without it. */
function toChargeback(
  { id, status, status_detail: detail, transaction_amount, transaction_amount_refunded }: Payment,
  deadline: string | null,
): CheckoutState['chargeback'] {
  if (status !== 'charged_back') return undefined
  const state = detail === 'reimbursed' ? 'won' : detail === 'settled' ? 'lost' : 'open'
  const amount = transaction_amount - (transaction_amount_refunded ?? 0)
  const dueAt = new Date(deadline ?? Number.NaN)
  return { id: String(id), state, amount, dueAt: Number.isNaN(dueAt.getTime()) ? null : dueAt }
}

/** Returns what a payment is for the product. */
export function toState(payment: Payment, deadline: string | null = null): CheckoutState {
  const reference = payment.external_reference ?? ''
  const fee = payment.fee_details?.find(({ type }) => type === 'application_fee')
  const chargeback = toChargeback(payment, deadline)
  return {
    state: isPaid(payment) ? 'paid' : pendingStatuses.includes(payment.status) ? 'pending' : 'open',
    sessionId: reference,
    reference,
    amount: payment.transaction_amount,
    currency: payment.currency_id.toLowerCase(),
    sellerId: payment.collector_id ?? null,
    externalId: String(payment.id),
    isRefunded: (payment.transaction_amount_refunded ?? 0) > 0,
    ...(fee && { fee: pesosToCentavos(fee.amount) }),
    ...(chargeback && { chargeback }),
  }
}

const rank = { expired: 0, open: 1, pending: 2, paid: 3 } as const

/** Searches payments with the token of the account that was paid. */
export function createSearch(send: MercadoPagoClient, tokens: Tokens) {
  /** Returns nothing for an account that is not connected any more. */
  async function search(sellerId: string, query: Record<string, string>): Promise<Payment[] | null> {
    const token = await tokens.find(sellerId)
    if (token === null) return null
    const found: Payment[] = []
    for (;;) {
      const page = new URLSearchParams({ ...query, limit: '50', offset: String(found.length) })
      const { results, paging } = await send(`/v1/payments/search?${page.toString()}`, paymentListSchema, {
        token,
      })
      found.push(...results)
      if (results.length === 0 || found.length >= paging.total) return found
    }
  }

  /** Lists the payments of this product whose date is not before a moment. */
  async function* searchSince(range: string, moment: Date): AsyncIterable<Payment> {
    const period = { range, begin_date: moment.toISOString(), end_date: 'NOW' }
    for (const sellerId of await tokens.listSellers()) {
      const found = await search(sellerId, { ...period, sort: 'date_created', criteria: 'asc' })
      // Professionals may also sell elsewhere.
      yield* (found ?? []).filter(({ external_reference: text }) => text?.startsWith(REFERENCE_PREFIX))
    }
  }

  return { search, searchSince }
}

/** Reads what Mercado Pago has about payments, with the token of the account that is paid. */
export function createReader(
  send: MercadoPagoClient,
  tokens: Tokens,
): Pick<Payments, 'getCheckoutState' | 'listCheckoutsSince' | 'listChargebacksSince' | 'readHint'> {
  const { search, searchSince } = createSearch(send, tokens)

  async function getCheckoutState(reference: string, about?: CheckoutAbout): Promise<CheckoutState | null> {
    if (!about || about.sellerId === null) return null
    const query = { external_reference: reference, sort: 'date_created', criteria: 'asc' }
    const found = await search(about.sellerId, query)
    const states = (found ?? []).map((one) => toState(one))
    const best = states.toSorted((a, b) => rank[b.state] - rank[a.state])[0]
    // Without its account, whether it was paid is unknown.
    const isOver = found !== null && about.expiresAt !== null && about.expiresAt.getTime() <= Date.now()
    if (best && !(best.state === 'open' && isOver)) return best
    const none = { sessionId: reference, reference, currency: CURRENCY, sellerId: about.sellerId }
    return { amount: 0, ...best, ...none, state: isOver ? 'expired' : 'open' }
  }

  async function* listCheckoutsSince(moment: Date): AsyncIterable<CheckoutState> {
    for await (const payment of searchSince('date_created', moment)) yield toState(payment)
  }

  async function* listChargebacksSince(moment: Date): AsyncIterable<DisputedCheckout> {
    for await (const payment of searchSince('date_last_updated', moment)) {
      const { chargeback, ...state } = toState(payment)
      if (chargeback) yield { ...state, chargeback }
    }
  }

  async function readHint({ sellerId, resource, resourceId }: PaymentHint): Promise<CheckoutState | null> {
    const token = sellerId === null ? null : await tokens.find(sellerId)
    if (token === null) return null
    try {
      const chargeback =
        resource === 'chargeback'
          ? await send(`/v1/chargebacks/${resourceId}`, chargebackSchema, { token })
          : null
      const paymentId = chargeback === null ? resourceId : chargeback.payments[0]
      if (paymentId === undefined) return null
      const payment = await send(`/v1/payments/${paymentId}`, paymentSchema, { token })
      return toState(payment, chargeback?.date_documentation_deadline ?? null)
    } catch (error) {
      if (error instanceof MercadoPagoRefusal) return null
      throw error
    }
  }

  return { getCheckoutState, listCheckoutsSince, listChargebacksSince, readHint }
}
