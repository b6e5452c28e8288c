import type { Quota } from '../catalogues/quotas.ts'

export const paymentQuotas = {
  checkout: {
    by: 'person',
    limits: { minute: 10, day: 100 },
    label: 'pagos iniciados',
    reason:
      'Each checkout is a request to the payment provider, which limits all of ours together; a rating before the event of its payment is one too.',
  },
} as const satisfies Record<string, Quota>
