import type { Quota } from '../catalogues/quotas.ts'

export const payoutQuotas = {
  payoutAccount: {
    by: 'person',
    limits: { minute: 5, day: 20 },
    label: 'cambios de tu cuenta para cobrar',
    reason: 'An account changes rarely. Codes that are sent and codes that are tried count.',
  },
} as const satisfies Record<string, Quota>
