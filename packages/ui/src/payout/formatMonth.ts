/** Returns the name of a month such as 2026-11: «noviembre de 2026». */
export const formatMonth = (month: string, locale: string): string =>
  new Date(`${month}-15T12:00:00Z`).toLocaleDateString(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
