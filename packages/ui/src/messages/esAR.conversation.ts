import type { MessageTemplate } from './formatMessage.ts'

/** The messages in Argentine Spanish of the components of conversations, which load them with their page. */
export const esARConversation = {
  'composer.attach': 'Adjuntar una foto',
  'composer.left': { one: 'Queda 1 carácter', other: 'Quedan {count} caracteres' },
  'composer.over': { one: 'Sobra 1 carácter', other: 'Sobran {count} caracteres' },
  'composer.remove': 'Quitar {name}',
  'composer.send': 'Enviar',
  'conversations.unread': { one: '1 mensaje sin leer', other: '{count} mensajes sin leer' },
  'message.discard': 'Descartar',
  'message.failed': 'No se envió',
  'message.read': 'Leído',
  'message.sending': 'Enviando',
  'message.sent': 'Enviado',
  'message.waiting': 'Lo mandamos cuando vuelva la conexión',
  'messages.earlier': 'Mensajes anteriores',
  'messages.new': { one: '1 mensaje nuevo', other: '{count} mensajes nuevos' },
  'messages.own': 'Tu mensaje',
} as const satisfies Record<string, MessageTemplate>
