import { day } from './day.ts'

export interface DayProps {
  /** A moment; the day is the one in Buenos Aires. */
  date: Date | string
}

/** A calendar day in figures, as in «20/11/2026». */
export const Day = ({ date }: DayProps) => {
  const words = day(date)
  return words === '' ? null : <time dateTime={new Date(date).toISOString()}>{words}</time>
}
