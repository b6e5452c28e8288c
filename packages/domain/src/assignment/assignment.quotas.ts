import type { Quota } from '../catalogues/quotas.ts'

export const assignmentQuotas = {
  assignmentEvent: {
    by: 'person',
    limits: { minute: 20, day: 200 },
    label: 'cambios de trabajos',
    reason: 'A professional changes each of 50 running jobs a few times a day; each change sends a mail.',
  },
} as const satisfies Record<string, Quota>
