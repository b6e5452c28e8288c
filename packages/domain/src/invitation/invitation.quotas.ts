import type { Quota } from '../catalogues/quotas.ts'

export const invitationQuotas = {
  invitation: {
    by: 'person',
    limits: { minute: 10, day: 60 },
    label: 'invitaciones a postular',
    reason:
      'Each invitation sends a mail to someone who did not ask for it; 5 an offer, for a dozen offers a day.',
  },
} as const satisfies Record<string, Quota>
