import type { Quota } from '../catalogues/quotas.ts'

export const userQuotas = {
  emailCode: {
    by: 'person',
    limits: { minute: 5, day: 20 },
    label: 'códigos para cambiar el email',
    reason:
      'Each code is a mail to an address that the user chooses, so one user could send a mail to many people.',
  },
} as const satisfies Record<string, Quota>
