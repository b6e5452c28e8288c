/** Messages shown without a connection. Separate from the shell's, because a first visit does not load them. */
export const offlineMessages = {
  lastSeen: 'Sin conexión: se muestra lo último que se vio',
} as const
