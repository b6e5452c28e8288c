import type { Quota } from '../catalogues/quotas.ts'

export const conversationQuotas = {
  conversationMessage: {
    by: 'person',
    limits: { minute: 40, day: 1500 },
    label: 'mensajes enviados',
    reason:
      'A quick exchange has 15 messages a minute in all conversations together; a program could fill those of all clients.',
  },
} as const satisfies Record<string, Quota>
