import type { Quota } from '../catalogues/quotas.ts'

export const offerQuotas = {
  offer: {
    by: 'person',
    limits: { minute: 5, day: 60 },
    label: 'servicios publicados',
    reason: 'A busy client publishes 20 offers a day, by hand; a program fills the public list in seconds.',
  },
} as const satisfies Record<string, Quota>
