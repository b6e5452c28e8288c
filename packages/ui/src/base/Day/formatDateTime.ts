import { TIME_ZONE } from '@plomada/domain'

// Always the time in Buenos Aires, so that server and browser render the same text.
const options = { timeZone: TIME_ZONE, dateStyle: 'short' } as const
const formats = {
  minutes: new Intl.DateTimeFormat('es-ES', { ...options, timeStyle: 'short' }),
  seconds: new Intl.DateTimeFormat('es-ES', { ...options, timeStyle: 'medium' }),
}

/** Formats a date and time as «20/11/26, 18:45». Returns an empty string for an invalid date. */
export const formatDateTime = (date: Date | string, precision: keyof typeof formats = 'minutes') => {
  const instant = new Date(date)
  return Number.isNaN(instant.getTime()) ? '' : formats[precision].format(instant)
}
