/** Words for the ways in which a sign-in can fail. */
export const sessionCopy = {
  tookTooLong: 'El ingreso tardó demasiado. Volver a intentar',
  cancelled: 'El ingreso se canceló',
  secondStep: 'Falta el segundo paso de verificación. Volver a ingresar',
  ended: 'La sesión terminó. Volver a ingresar',
  spent: 'El enlace de ingreso ya no sirve. Volver a ingresar',
  failed: 'No se pudo ingresar. Volver a intentar',
} as const
