import type { Quota } from '../catalogues/quotas.ts'

export const notificationQuotas = {
  notificationSetting: {
    by: 'person',
    limits: { minute: 30, day: 300 },
    label: 'cambios de las notificaciones',
    reason: 'A user with every kind of event changes 20 settings in a sitting; each new device is stored.',
  },
} as const satisfies Record<string, Quota>
