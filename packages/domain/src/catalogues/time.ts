/** The time zone of all days and months, independent of the server (decision D-059). */
export const TIME_ZONE = 'America/Argentina/Buenos_Aires'

/** Returns the day of a moment in the service area, such as 2026-11-30. */
export const getLocalDay = (moment: Date): string =>
  moment.toLocaleDateString('en-CA', { timeZone: TIME_ZONE })
