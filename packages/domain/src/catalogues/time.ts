/** The time zone of all days and months, independent of the server (decision D-059). */
export const TIME_ZONE = 'America/Argentina/Buenos_Aires'
