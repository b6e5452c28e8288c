import { TIME_ZONE } from '@plomada/domain'

// Day and time in Buenos Aires, whatever the clock of the machine says, so that server and browser agree.
const numeric = new Intl.DateTimeFormat('es-ES', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** «20/11/26, 15:45:00». */
export const instant = (at: Date): string => numeric.format(at)
