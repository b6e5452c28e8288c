/** Messages for the reasons why a sign-in can fail. */
export const sessionMessages = {
  timedOut: 'El ingreso tardó demasiado. Intentá de nuevo',
  canceled: 'Cancelaste el ingreso',
  secondFactorRequired: 'Te faltó el segundo paso de verificación. Ingresá de nuevo',
  ended: 'Tu sesión terminó. Ingresá de nuevo',
  linkUsed: 'Ese enlace ya no sirve. Ingresá de nuevo',
  wrongClock: (own: string, actual: string) =>
    `No pudimos iniciar tu sesión: este dispositivo marca ${own} y la hora real es ${actual}. Corregí la hora e intentá de nuevo`,
  failed: 'No pudimos iniciar tu sesión. Intentá de nuevo',
} as const
