import type { Quota } from '../catalogues/quotas.ts'

export const favoriteQuotas = {
  favorite: {
    by: 'person',
    limits: { minute: 30, day: 300 },
    label: 'profesionales guardados',
    reason: 'Saving is one click and stays in the database; a client compares some dozens of professionals.',
  },
} as const satisfies Record<string, Quota>
