/** Whose days and months these are, whatever the clock of the machine says (decision D-059). */
export const TIME_ZONE = 'America/Argentina/Buenos_Aires'
