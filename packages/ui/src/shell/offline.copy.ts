/** Words for a visit without a connection; apart from the shell's, because a first visit does without them. */
export const offlineCopy = {
  lastSeen: 'Sin conexión: se muestra lo último que se vio',
} as const
