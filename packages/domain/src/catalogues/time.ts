/** The time zone of all days and months, independent of the server (decision D-059). */
export const TIME_ZONE = 'America/Argentina/Buenos_Aires'

const format = /* @__PURE__ */ new Intl.DateTimeFormat('en', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** Returns the day of a moment in the service area, such as 2026-11-30. */
export function getLocalDay(moment: Date): string {
  // No locale writes days as ISO does in every browser: in WebKit with ICU 72, en-CA has 11/30/2026.
  const parts = format.formatToParts(moment)
  const find = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value
  return `${find('year')}-${find('month')}-${find('day')}`
}

/** Returns the calendar day some days after another, such as 2026-11-30. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Formats a day such as 2026-12-03 as 3/12/2026. */
export const formatDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('es-AR', { timeZone: 'UTC' })
