import type { Quota } from '../catalogues/quotas.ts'

export const contactQuotas = {
  message: {
    by: 'address',
    limits: { hour: 5 },
    label: 'mensajes de contacto',
    reason: 'Visitors without an account can send mail to the operator; one or two messages are usual.',
  },
} as const satisfies Record<string, Quota>
