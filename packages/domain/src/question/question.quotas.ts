import type { Quota } from '../catalogues/quotas.ts'

export const questionQuotas = {
  question: {
    by: 'person',
    limits: { minute: 5, day: 60 },
    label: 'preguntas',
    reason:
      'Questions are public and send a mail to a client; a busy professional asks about 30 offers a day.',
  },
  answer: {
    by: 'person',
    limits: { minute: 20, day: 300 },
    label: 'respuestas y cambios en las preguntas',
    reason: 'Each answer sends a mail; a client with 15 offers of 20 questions answers all of them in a day.',
  },
} as const satisfies Record<string, Quota>
