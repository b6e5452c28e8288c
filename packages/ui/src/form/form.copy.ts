/** Words that every form shares. */
export const formCopy = {
  missing: 'Faltan:',
  wrong: 'Revisar:',
  pending: 'procesando...',
  none: 'Sin indicar',
} as const
