import { esARAlert } from './esAR.alert.ts'
import { esARApplication } from './esAR.application.ts'
import { esARAssignment } from './esAR.assignment.ts'
import { esARConversation } from './esAR.conversation.ts'
import { esARCore } from './esAR.core.ts'
import type { MessageTemplate } from './formatMessage.ts'

/** Messages in Argentine Spanish. Its keys and placeholders define those of every other table. */
export const esAR = {
  ...esARCore,
  ...esARAlert,
  ...esARApplication,
  ...esARAssignment,
  ...esARConversation,

  'breadcrumbs.label': 'Ruta de navegación',

  'avatars.more': { one: 'y 1 más', other: 'y {count} más' },

  'nav.site': 'Sitio',

  'stepper.step': 'Paso {step} de {steps}',
  'stepper.done': 'Hecho',

  'theme.label': 'Tema',
  'theme.light': 'Tema claro',
  'theme.system': 'Como el sistema',

  'toast.region': 'Avisos breves',
} as const satisfies Record<string, MessageTemplate>
