import type { MessageTemplate } from './formatMessage.ts'

/** The messages in Argentine Spanish of the pages about jobs, which load them. */
export const esARAssignment = {
  'copy.copied': 'Copiado',
  'copy.failed': 'No pudimos copiarlo',
  'copy.label': 'Copiar',
  'timeline.current': 'En curso',
  'timeline.done': 'Hecho',
  'timeline.failed': 'Con problemas',
  'timeline.upcoming': 'Pendiente',
} as const satisfies Record<string, MessageTemplate>
