import type { Quota } from '../catalogues/quotas.ts'

export const assignmentQuotas = {
  assignmentEvent: {
    by: 'person',
    limits: { minute: 20, day: 200 },
    label: 'cambios de trabajos y publicaciones',
    reason:
      'A professional changes each of 50 running jobs a few times a day, a client each of 20 offers; each change sends mails.',
  },
} as const satisfies Record<string, Quota>
