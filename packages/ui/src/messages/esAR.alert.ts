import type { MessageTemplate } from './formatMessage.ts'

/** The messages in Argentine Spanish of the form of an alert, which loads them with its code. */
export const esARAlert = {
  'tags.added': 'Agregaste {label}, {count} en total',
  'tags.hint': 'La tecla Suprimir quita la etiqueta',
  'tags.none': 'Ninguna',
  'tags.remove': 'Quitar {label}',
  'tags.removed': 'Quitaste {label}, {count} en total',
  'tags.selected': 'Elegiste {labels}',
} as const satisfies Record<string, MessageTemplate>
