import type { Fault } from '../types.ts'

const api = 'apps/api/src'
const payment: Fault['expect'] = { stage: 'server', filter: `${api}/payment/payment.test.ts` }

/** Events of the payment provider. */
export const payments: readonly Fault[] = [
  {
    name: 'amount-not-compared',
    what: 'A receipt for less than the agreed amount settles the offer.',
    file: `${api}/payment/payment.queries.ts`,
    find: '  payment.amount === amount &&\n',
    replace: '  payment.amount >= amount &&\n',
    expect: payment,
  },
  {
    name: 'pending-money-counts-as-paid',
    what: 'A checkout with a delayed payment method settles the offer before the money arrives.',
    file: `${api}/services/payments/payments.stripe.ts`,
    find: "if (kind === 'paid' && session.payment_status !== 'paid')",
    replace: "if (kind === 'paid' && session.status !== 'complete')",
    expect: { stage: 'server', filter: `${api}/services/payments/payments.test.ts` },
    also: [payment],
  },
  {
    name: 'old-webhooks-accepted',
    what: 'A signed message of the provider can be sent again years later.',
    file: `${api}/services/payments/payments.stripe.ts`,
    find: 'constructEvent(rawBody, signature, settings.webhookSecret)',
    replace: 'constructEvent(rawBody, signature, settings.webhookSecret, 0)',
    expect: { stage: 'server', filter: `${api}/services/payments/payments.test.ts` },
  },
  {
    name: 'payer-notified-of-the-payment',
    what: 'The notification of a payment goes to the client who paid instead of the worker.',
    file: `${api}/payment/payment.actions.ts`,
    find: 'userId: offer.hiredId,\n    fromId: offer.ownerId,',
    replace: 'userId: offer.ownerId,\n    fromId: offer.hiredId,',
    expect: payment,
  },
  {
    name: 'idempotency-key-of-the-offer',
    what: 'After a checkout page expires, the provider returns the expired page again because the key is the same.',
    file: `${api}/payment/payment.actions.ts`,
    find: 'idempotencyKey: `checkout-${id}-${createdAt.getTime()}`',
    replace: 'idempotencyKey: `checkout-${offerId}`',
    more: [
      {
        file: `${api}/payment/payment.actions.ts`,
        find: '{ id, offerId, amount, createdAt }: Payment',
        replace: '{ id, offerId, amount }: Payment',
      },
    ],
    expect: payment,
  },
  {
    name: 'late-expiry-undoes-a-payment',
    what: 'An event of expiry that arrives after the payment marks the payment as expired.',
    file: `${api}/payment/payment.actions.ts`,
    find: "    .set({ state })\n    .where(and(eq(payments.id, id), eq(payments.state, 'pending')))",
    replace: '    .set({ state })\n    .where(eq(payments.id, id))',
    expect: payment,
  },
]
