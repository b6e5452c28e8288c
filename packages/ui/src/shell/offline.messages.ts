/** Messages shown without a connection. Separate from the shell's, because a first visit does not load them. */
export const offlineMessages = {
  lastSeen: 'Sin conexión: te mostramos lo último que viste',
} as const
