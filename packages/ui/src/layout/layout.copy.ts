/** Words of the parts that every page shares. */
export const layoutCopy = {
  loading: 'Cargando...',
  failed: 'No se pudo cargar la lista.',
  retry: 'Reintentar',
  results: 'Resultados',
  closing: (seconds: number) =>
    seconds === 1 ? 'Esta ventana se cierra en 1 segundo' : `Esta ventana se cierra en ${seconds} segundos`,
  keepOpen: 'Mantener abierta',
  kept: 'La ventana queda abierta',
  close: 'Cerrar la ventana',
} as const
