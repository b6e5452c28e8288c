/** Formats the time of a message, such as «9:05». Invalid dates become empty text. */
export function formatMessageTime(date: Date | string, locale: string, timeZone: string): string {
  const instant = new Date(date)
  if (Number.isNaN(instant.getTime())) return ''
  return new Intl.DateTimeFormat(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(instant)
}

/** Formats the day of a message, such as «viernes, 20 de noviembre». */
export function formatMessageDay(date: Date | string, locale: string, timeZone: string): string {
  const instant = new Date(date)
  if (Number.isNaN(instant.getTime())) return ''
  return new Intl.DateTimeFormat(locale, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(instant)
}
