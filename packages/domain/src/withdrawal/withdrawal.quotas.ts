import type { Quota } from '../catalogues/quotas.ts'

export const withdrawalQuotas = {
  withdrawal: {
    by: 'address',
    limits: { hour: 5 },
    label: 'arrepentimientos pedidos desde esta red',
    reason: 'Anyone can send one without an account; each sends a mail and waits for an admin.',
  },
} as const satisfies Record<string, Quota>
