import type { Quota } from '../catalogues/quotas.ts'

export const applicationQuotas = {
  application: {
    by: 'person',
    limits: { minute: 20, day: 300 },
    label: 'postulaciones',
    reason: 'A busy professional applies to 100 offers a day; each application sends a mail to a client.',
  },
  applicationChange: {
    by: 'person',
    limits: { minute: 20, day: 300 },
    label: 'cambios de postulaciones',
    reason:
      'A professional edits or withdraws each of 100 applications a day at most; each edit sends a mail.',
  },
  decline: {
    by: 'person',
    limits: { minute: 40, day: 400 },
    label: 'postulaciones rechazadas',
    reason: 'A client with 10 offers of 40 applicants declines all of them in a day; each one sends a mail.',
  },
  counterOffer: {
    by: 'person',
    limits: { minute: 20, day: 300 },
    label: 'contraofertas y sus respuestas',
    reason: 'A client answers each quote once, and a professional each of these amounts; each sends a mail.',
  },
} as const satisfies Record<string, Quota>
