// Messages of the parts that every page shares. Exported one by one, so that a page includes only those it uses.

export const loading = 'Cargando...'
export const failed = 'No se pudo cargar la lista.'
export const retry = 'Reintentar'
export const results = 'Resultados'
export const closing = (seconds: number) =>
  seconds === 1 ? 'Esta ventana se cierra en 1 segundo' : `Esta ventana se cierra en ${seconds} segundos`
export const keepOpen = 'Mantener abierta'
export const kept = 'La ventana queda abierta'
export const close = 'Cerrar la ventana'
export const cancel = 'Cancelar'
export const pending = 'procesando...'
export const unexpected = 'Algo falló de nuestro lado. Volver a intentar en un momento'
