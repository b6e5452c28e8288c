import { chargebackFeeBearers } from '@plomada/domain'
import * as z from 'zod'
import type { Setting } from './config.parsers.ts'

/** Settings of the payment provider. */
export const paymentSettings = {
  STRIPE_SECRET_KEY: {
    schema: z.string().regex(/^[sr]k_/),
    format: 'a key that starts with sk_ or rk_',
    description: 'The key of the Stripe account. A secret.',
    ifUnset: 'the embedded payment sandbox, where no money moves',
  },
  STRIPE_WEBHOOK_SECRET: {
    schema: z.string().startsWith('whsec_'),
    format: 'a secret that starts with whsec_',
    description: 'The signing secret of the Stripe webhook to /api/payments/webhook. A secret.',
    ifUnset: 'with STRIPE_SECRET_KEY: required',
  },
  MERCADOPAGO_CLIENT_ID: {
    schema: z.string().regex(/^\d+$/),
    format: 'the number of the application',
    description:
      'The application at Mercado Pago with which professionals connect their accounts. [How to set it up](mercado-pago.md).',
    ifUnset: 'no payments by Mercado Pago',
  },
  MERCADOPAGO_CLIENT_SECRET: {
    schema: z.string().min(8),
    format: 'the secret of the application',
    description: 'Identifies this server when it fetches the tokens of professionals. A secret.',
    ifUnset: 'with MERCADOPAGO_CLIENT_ID: required',
  },
  MERCADOPAGO_WEBHOOK_SECRET: {
    schema: z.string().min(16),
    format: 'the secret key of the notifications, 16 characters or more',
    description: 'Verifies the notifications to /api/payments/webhook. A secret.',
    ifUnset: 'with MERCADOPAGO_CLIENT_ID: required',
  },
  PAYMENTS: {
    schema: z.enum(['sandbox', 'mercadopago-sandbox']),
    format: 'sandbox or mercadopago-sandbox',
    description:
      'The embedded payment provider, and that it is allowed in production: a stand-in of Stripe or of Mercado Pago. Test payments finish offers, and no money moves.',
    ifUnset: 'sandbox; in production: STRIPE_SECRET_KEY or MERCADOPAGO_CLIENT_ID is required',
  },
  CHARGEBACK_FEE_BEARER: {
    schema: z.enum(chargebackFeeBearers),
    format: 'platform or professional',
    description:
      'Who bears what the payment provider charges for a lost chargeback: a cost of the platform, or a debt of the professional of the job that their next payout pays.',
    default: 'platform',
  },
} as const satisfies Record<string, Setting>
