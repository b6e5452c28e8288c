import { menuLabel } from './assignment.menu.messages.ts'

/** Messages of the agenda of a user. */
export const agendaMessages = {
  title: menuLabel,
  previous: 'Mes anterior',
  next: 'Mes siguiente',
  today: 'Este mes',
  todayIs: (day: string) => `Hoy, ${day}`,
  none: (month: string) => `No tenés días acordados ni propuestos en ${month}.`,
  free: 'Libre',
  workDays: (days: string) => `Tus días de trabajo, según tu perfil: ${days}.`,
  with: (name: string, city: string) => `Con ${name}, en ${city}`,
  proposed: 'Sin confirmar',
  shifts: { mañana: 'Por la mañana', tarde: 'Por la tarde', noche: 'Por la noche' },
  feedTitle: 'Tu agenda en tu calendario',
  feedHelp:
    'Agregá esta dirección en Google Calendar, Apple Calendario u Outlook, donde dice «suscribirse» o «desde URL»: los días acordados aparecen solos.',
  feedSecret: 'Es secreta: quien la tenga ve tus días y lugares de trabajo.',
  feedFailed: 'No pudimos cargar la dirección de tu agenda.',
  create: 'Crear la dirección',
  creating: 'Creando…',
  copy: 'Copiar la dirección',
  renew: 'Cambiar la dirección',
  renewTitle: '¿Cambiar la dirección de tu agenda?',
  renewHelp:
    'La dirección de ahora deja de funcionar: vas a tener que agregar la nueva en cada calendario donde la usás.',
} as const
