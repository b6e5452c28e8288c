import { TIME_ZONE } from '@plomada/domain'

// Day and time in Buenos Aires, whatever the clock of the machine says, so that server and browser agree.
const numeric = new Intl.DateTimeFormat('es-ES', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

/** «20/11/26, 18:45», or an empty text for what is no date. */
export const moment = (date: Date | string) => {
  const at = new Date(date)
  return Number.isNaN(at.getTime()) ? '' : numeric.format(at)
}
