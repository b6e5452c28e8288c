/** A first and a last day, both included, such as `2026-03-01`; `null` where there is none. */
export interface DateRange {
  start: string | null
  end: string | null
}

export const NO_RANGE: DateRange = { start: null, end: null }

/** Returns the range after a user selects a day in a calendar: the first day, then the last one, in any order. */
export const selectDay = ({ start, end }: DateRange, day: string): DateRange => {
  if (start === null || end !== null) return { start: day, end: null }
  return day < start ? { start: day, end: start } : { start, end: day }
}

/** Returns whether a day is in a range. Without a last day, only the first one is. */
export const isInRange = ({ start, end }: DateRange, day: string): boolean =>
  start !== null && day >= start && day <= (end ?? start)
