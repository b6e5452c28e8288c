/** Messages of notifications. */
export const notificationMessages = {
  title: 'Notificaciones',
  unread: (count: number) => (count === 1 ? '1 sin leer' : `${count.toLocaleString('es-AR')} sin leer`),
  bell: (count: number) =>
    count === 0 ? 'Notificaciones' : `Notificaciones, ${notificationMessages.unread(count)}`,
  isUnread: 'Sin leer',
  allRead: 'Todo leído',
  markAllRead: 'Marcar todas como leídas',
  markRead: 'Marcar como leída',
  none: 'Todavía no hay notificaciones',
  noneHelp: 'Acá te avisamos de postulaciones, pagos y valoraciones.',
  noneFound: 'Ninguna notificación coincide',
  noneFoundHelp: 'Probá con otro estado u otro tipo.',
  clear: 'Limpiar filtros',
  older: 'Ver anteriores',
  newest: 'Volver a las más nuevas',
  settings: 'Elegir mis notificaciones',
} as const

/** Messages of the preferences of notifications. */
export const preferenceMessages = {
  title: 'Elegir mis notificaciones',
  help: 'En el sitio ves todas. Entre las 22 y las 8 no te mandamos nada, salvo los pagos.',
  kind: 'Aviso',
  caption: 'Avisos y cómo te llegan',
  mail: 'Correo',
  push: 'En tus dispositivos',
  frequencies: { immediate: 'Al momento', daily: 'Resumen diario', off: 'No' },
  back: 'Ver mis notificaciones',
  failedTitle: 'No pudimos cargar tus preferencias',
} as const

/** Messages of push messages on this device. */
export const pushMessages = {
  title: 'Este dispositivo',
  off: 'Este navegador te puede avisar aunque cierres el sitio.',
  on: 'Este navegador muestra las notificaciones.',
  blocked: 'Bloqueaste los avisos de este sitio. Permitilos en la configuración del navegador.',
  unsupported: 'Este navegador no puede mostrar avisos. Te llegan por correo.',
  enable: 'Activar en este dispositivo',
  disable: 'Desactivar en este dispositivo',
  pending: 'guardando...',
  devices: (count: number) => (count === 1 ? '1 dispositivo activo' : `${count} dispositivos activos`),
  offerTitle: 'Enterate al momento',
  offer: 'Te avisamos de respuestas y pagos aunque cierres el sitio.',
  accept: 'Activar avisos',
  notNow: 'Ahora no',
  enabled: 'Activaste los avisos en este dispositivo',
  failed: 'No pudimos activar los avisos. Intentá de nuevo en un momento',
} as const
