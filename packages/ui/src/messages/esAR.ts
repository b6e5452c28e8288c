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

  'password.show': 'Mostrar la contraseña',
  'password.hide': 'Ocultar la contraseña',
  'password.shown': 'La contraseña está a la vista',
  'password.hidden': 'La contraseña está oculta',

  'stepper.step': 'Paso {step} de {steps}',
  'stepper.done': 'Hecho',

  'table.select': 'Seleccionar {name}',
  'table.selectAll': 'Seleccionar todas las filas',

  'theme.label': 'Tema',
  'theme.light': 'Tema claro',
  'theme.system': 'Como el sistema',

  'toast.region': 'Avisos breves',
} as const satisfies Record<string, MessageTemplate>
