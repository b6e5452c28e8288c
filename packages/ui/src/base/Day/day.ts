// The calendar day in Buenos Aires, whatever the clock of the machine says, so that server and browser agree.
const numeric = new Intl.DateTimeFormat('es-ES', { timeZone: 'America/Argentina/Buenos_Aires' })

/** «20/11/2026», or an empty text for what is no date. */
export const day = (date: Date | string) => {
  const moment = new Date(date)
  return Number.isNaN(moment.getTime()) ? '' : numeric.format(moment)
}
