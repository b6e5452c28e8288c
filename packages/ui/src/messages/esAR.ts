import { esARConversation } from './esAR.conversation.ts'
import { esARCore } from './esAR.core.ts'
import type { MessageTemplate } from './formatMessage.ts'

/** Messages in Argentine Spanish. Its keys and placeholders define those of every other table. */
export const esAR = {
  ...esARCore,
  ...esARConversation,

  'breadcrumbs.label': 'Ruta de navegación',

  'avatars.more': { one: 'y 1 más', other: 'y {count} más' },

  'calendar.next': 'Mes siguiente',
  'calendar.open': 'Abrir el calendario',
  'calendar.previous': 'Mes anterior',

  'combobox.empty': 'Sin resultados',
  'combobox.open': 'Ver opciones',

  'copy.copied': 'Copiado',
  'copy.failed': 'No se pudo copiar',
  'copy.label': 'Copiar',

  'date.invalid': 'Escribir una fecha como {example}',
  'date.max': 'La última fecha posible es {day}',
  'date.min': 'La primera fecha posible es {day}',
  'date.unavailable': 'Esa fecha no está disponible',

  'drop.cancel': 'Cancelar el envío de {name}',
  'drop.choose': 'Elegir archivos',
  'drop.done': 'Enviado',
  'drop.failed': 'No se envió',
  'drop.hint': 'soltarlos aquí o pegarlos',
  'drop.remove': 'Quitar {name}',
  'drop.retry': 'Reintentar el envío de {name}',
  'drop.tooMany': { one: 'Se acepta un solo archivo', other: 'Se aceptan hasta {count} archivos' },
  'drop.waiting': 'En espera',

  'nav.site': 'Sitio',

  'password.show': 'Mostrar la contraseña',
  'password.hide': 'Ocultar la contraseña',
  'password.shown': 'La contraseña está a la vista',
  'password.hidden': 'La contraseña está oculta',

  'stepper.step': 'Paso {step} de {steps}',
  'stepper.done': 'Hecho',

  'tags.remove': 'Quitar {label}',
  'tags.hint': 'La tecla Suprimir quita la etiqueta',
  'tags.none': 'Ninguna',

  'theme.label': 'Tema',
  'theme.light': 'Tema claro',
  'theme.system': 'Como el sistema',

  'timeline.current': 'En curso',
  'timeline.done': 'Hecho',
  'timeline.failed': 'Con problemas',
  'timeline.upcoming': 'Pendiente',

  'toast.region': 'Avisos breves',
} as const satisfies Record<string, MessageTemplate>
