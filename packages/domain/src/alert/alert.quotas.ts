import type { Quota } from '../catalogues/quotas.ts'

export const alertQuotas = {
  alert: {
    by: 'person',
    limits: { minute: 20, day: 100 },
    label: 'cambios de las alertas',
    reason: 'A professional with 10 alerts changes each some times in a sitting; each one adds to the mails.',
  },
} as const satisfies Record<string, Quota>
