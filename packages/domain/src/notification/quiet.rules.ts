import { TIME_ZONE } from '../catalogues/time.ts'

/** Hours of the day in Buenos Aires between which nothing is sent, except urgent events. */
export interface QuietHours {
  /** First quiet hour. */
  from: number
  /** First hour that is not quiet. */
  to: number
}

export const quietHours: QuietHours = { from: 22, to: 8 }

/** Hour of the day in Buenos Aires at which the daily digest is sent. */
export const DIGEST_HOUR = 8

const hourFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  hour: 'numeric',
  hourCycle: 'h23',
})

/** Returns whether a moment is in the quiet hours, which may span midnight. */
export function isQuiet(moment: Date, { from, to }: QuietHours): boolean {
  const hour = Number(hourFormat.format(moment))
  return from <= to ? from <= hour && hour < to : from <= hour || hour < to
}
