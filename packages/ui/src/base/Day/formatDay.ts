// Always the day in Buenos Aires, so that server and browser render the same text.
const numeric = new Intl.DateTimeFormat('es-ES', { timeZone: 'America/Argentina/Buenos_Aires' })

/** Formats a date as «20/11/2026». Returns an empty string for an invalid date. */
export const formatDay = (date: Date | string) => {
  const moment = new Date(date)
  return Number.isNaN(moment.getTime()) ? '' : numeric.format(moment)
}
