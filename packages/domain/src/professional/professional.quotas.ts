import type { Quota } from '../catalogues/quotas.ts'

export const professionalQuotas = {
  contact: {
    by: 'person',
    limits: { minute: 10, day: 20 },
    label: 'contactos con profesionales',
    reason:
      'Each contact sends a mail with a text that the sender chooses to someone who did not ask for it.',
  },
} as const satisfies Record<string, Quota>
