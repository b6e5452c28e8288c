/** Words that every form shares. */
export const formCopy = {
  missing: 'Faltan:',
  missingOne: 'Falta:',
  wrong: 'Revisar:',
  pending: 'procesando...',
  none: 'Sin indicar',
  uploading: 'Enviando la foto',
  cancelUpload: 'Cancelar el envío',
  cancelled: 'El envío de la foto se canceló. Lo escrito sigue acá.',
} as const
