import type { MessageTemplate } from './formatMessage.ts'

/** The messages in Argentine Spanish of the history of a job, which loads them with its page. */
export const esARAssignment = {
  'timeline.current': 'En curso',
  'timeline.done': 'Hecho',
  'timeline.failed': 'Con problemas',
  'timeline.upcoming': 'Pendiente',
} as const satisfies Record<string, MessageTemplate>
