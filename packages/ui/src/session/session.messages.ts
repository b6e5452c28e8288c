/** Messages for the reasons why a sign-in can fail. */
export const sessionMessages = {
  timedOut: 'El ingreso tardó demasiado. Volver a intentar',
  canceled: 'El ingreso se canceló',
  secondFactorRequired: 'Falta el segundo paso de verificación. Volver a ingresar',
  ended: 'La sesión terminó. Volver a ingresar',
  linkUsed: 'El enlace de ingreso ya no sirve. Volver a ingresar',
  failed: 'No se pudo ingresar. Volver a intentar',
} as const
