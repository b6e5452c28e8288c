import { formatDay } from './formatDay.ts'

export interface DayProps {
  /** Instant. The day is the one in Buenos Aires. */
  date: Date | string
}

/** Renders a date, such as «20/11/2026», or nothing if it is invalid. */
export const Day = ({ date }: DayProps) => {
  const text = formatDay(date)
  return text === '' ? null : <time dateTime={new Date(date).toISOString()}>{text}</time>
}
