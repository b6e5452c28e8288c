'use client'
import { useProvider } from '../provider/context.ts'

/** Formats of the days of a job, in the language and the time zone of the provider. */
export interface Dates {
  /** Formats a day such as `2026-12-03`, or the day of an instant, as «jueves 3 de diciembre». */
  day: (date: Date | string) => string
  /** Formats an instant as «sábado 21 de noviembre a las 10:20». */
  moment: (date: Date) => string
}

/** Returns the formats of the days of a job. */
export function useDates(): Dates {
  const { language } = useProvider()
  const locale = language?.locale ?? 'es-AR'
  const timeZone = language?.timeZone ?? 'UTC'
  const day = (date: Date | string) => {
    const isDay = typeof date === 'string'
    const format = new Intl.DateTimeFormat(locale, {
      timeZone: isDay ? 'UTC' : timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
    })
    return format.format(isDay ? new Date(`${date}T12:00:00Z`) : date).replace(',', '')
  }
  const time = (date: Date) =>
    new Intl.DateTimeFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit' }).format(date)
  return { day, moment: (date) => `${day(date)} a las ${time(date)}` }
}
