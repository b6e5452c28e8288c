import { flag, hours, type Setting } from './config.parsers.ts'

/** The settings of notifications. */
export const notificationSettings = {
  QUIET_HOURS: {
    schema: hours,
    format: 'two hours from 0 to 23, such as 22-8, or off',
    description:
      'Hours in Buenos Aires in which mails and push messages about notifications wait, except those about payments.',
    default: '22-8',
  },
  PUSH_LOOPBACK: {
    schema: flag,
    format: 'true or false',
    description:
      'Allows push services on this machine, without encryption, for development and tests. Refused in production.',
    ifUnset: 'only public hosts',
  },
} as const satisfies Record<string, Setting>
