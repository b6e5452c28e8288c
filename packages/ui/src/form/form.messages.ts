/** Messages that every form shares. */
export const formMessages = {
  missing: 'Faltan:',
  missingOne: 'Falta:',
  wrong: 'Revisar:',
  pending: 'procesando...',
  none: 'Sin indicar',
  uploading: 'Enviando la foto',
  cancelUpload: 'Cancelar el envío',
  canceled: 'El envío de la foto se canceló. Lo escrito sigue acá.',
  unexpected: 'Algo falló de nuestro lado. Volver a intentar en un momento',
} as const
