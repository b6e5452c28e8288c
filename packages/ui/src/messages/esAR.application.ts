import type { MessageTemplate } from './formatMessage.ts'

/** The messages in Argentine Spanish of the form of an application, which loads them with its code. */
export const esARApplication = {
  'calendar.next': 'Mes siguiente',
  'calendar.open': 'Abrir el calendario',
  'calendar.previous': 'Mes anterior',
  'date.invalid': 'Escribí una fecha como {example}',
  'date.max': 'La última fecha posible es {day}',
  'date.min': 'La primera fecha posible es {day}',
  'date.unavailable': 'Esa fecha no está disponible',
  'drop.cancel': 'Cancelar el envío de {name}',
  'drop.choose': 'Elegir archivos',
  'drop.done': 'Enviado',
  'drop.failed': 'No se envió',
  'drop.hint': 'soltalos acá o pegalos',
  'drop.remove': 'Quitar {name}',
  'drop.retry': 'Reintentar el envío de {name}',
  'drop.tooMany': { one: 'Podés elegir un solo archivo', other: 'Podés elegir hasta {count} archivos' },
  'drop.waiting': 'En espera',
  'range.start': 'Desde',
  'range.end': 'Hasta',
  'range.first': 'Elegí el primer día',
  'range.last': 'Elegí el último día',
  'range.inside': 'en el período',
} as const satisfies Record<string, MessageTemplate>
