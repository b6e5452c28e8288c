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
  noneHelp: 'Las postulaciones, los pagos y las valoraciones se avisan aquí.',
  noneFound: 'Ninguna notificación coincide',
  noneFoundHelp: 'Probar con otro estado u otro tipo.',
  clear: 'Limpiar filtros',
  withoutOffer: 'Contactos',
  older: 'Ver anteriores',
  newest: 'Volver a las más nuevas',
  settings: 'Elegir mis notificaciones',
} as const

/** Messages of the preferences of notifications. */
export const preferenceMessages = {
  title: 'Elegir mis notificaciones',
  help: 'En el sitio quedan todas. Entre las 22 y las 8 no se envía nada, salvo los pagos.',
  mail: 'Correo',
  push: 'En los dispositivos',
  frequencies: { immediate: 'Al momento', daily: 'Resumen diario', off: 'No' },
  back: 'Ver las notificaciones',
  failedTitle: 'No se pudieron cargar las preferencias',
} as const

/** Messages of push messages on this device. */
export const pushMessages = {
  title: 'Este dispositivo',
  off: 'Este navegador puede mostrar las notificaciones aunque el sitio esté cerrado.',
  on: 'Este navegador muestra las notificaciones.',
  blocked: 'Las notificaciones están bloqueadas en los permisos del navegador para este sitio.',
  unsupported: 'Este navegador no puede mostrar notificaciones. Llegan por correo.',
  enable: 'Activar en este dispositivo',
  disable: 'Desactivar en este dispositivo',
  pending: 'guardando...',
  devices: (count: number) => (count === 1 ? '1 dispositivo activo' : `${count} dispositivos activos`),
  offerTitle: 'Saber al momento cuando haya novedades',
  offer: 'Este navegador puede avisar de respuestas y pagos aunque el sitio esté cerrado.',
  accept: 'Activar avisos',
  enabled: 'Las notificaciones quedaron activadas en este dispositivo',
  failed: 'No se pudieron activar las notificaciones. Volver a intentar en un momento',
} as const
