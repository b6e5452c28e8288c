// Calendar days are ISO 8601 text such as `2026-03-01`, so that no time zone can move them. They compare as text.

const DAY_MS = 24 * 60 * 60 * 1000

const toText = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** Returns whether a text is a day that exists, from year 1 to 9999. */
export const isDay = (text: string) => {
  const milliseconds = /^\d{4}-\d\d-\d\d$/.test(text) && text > '0001' ? Date.parse(text) : Number.NaN
  // Some engines turn February 30 into March 2.
  return !Number.isNaN(milliseconds) && toText(milliseconds) === text
}

/** Returns the day of a year, a month (1 to 12) and a day of the month, or undefined if it does not exist. */
export const toDay = (year: number, month: number, day: number) => {
  const text = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return isDay(text) ? text : undefined
}

/** Returns the year of its last two digits: from 80 years ago to 19 years ahead. */
export const completeYear = (year: number, today: string) => {
  const first = Number(today.slice(0, 4)) - 80
  return first + ((((year - first) % 100) + 100) % 100)
}

/** Returns the day that is some days later, or earlier if negative. */
export const addDays = (day: string, count: number) => toText(Date.parse(day) + count * DAY_MS)

/** Returns the number of days in the month of a day. */
const countDays = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Returns the same day of the month some months later, or the last day of that month if it is shorter. */
export const addMonths = (day: string, count: number) => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const months = year * 12 + month - 1 + count
  const [nextYear, nextMonth] = [Math.floor(months / 12), (months % 12) + 1]
  return toDay(nextYear, nextMonth, Math.min(date, countDays(nextYear, nextMonth))) ?? day
}

/** Returns the weekday of a day: 1 is Monday, 7 is Sunday. */
const getWeekday = (day: string) => new Date(day).getUTCDay() || 7

/** Returns the first day of the week of a day. */
export const startOfWeek = (day: string, firstWeekday: number) =>
  addDays(day, -((getWeekday(day) - firstWeekday + 7) % 7))

/** Returns a day, or the nearest one that is not outside of the range. */
export const clampDay = (day: string, min = '', max = '9999-12-31') => {
  if (day < min) return min
  return day > max ? max : day
}

/** Returns the six weeks that contain the month of a day. Cells of other months are undefined. */
export const listWeeks = (day: string, firstWeekday: number): (string | undefined)[][] => {
  const month = day.slice(0, 7)
  const start = startOfWeek(`${month}-01`, firstWeekday)
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_unused, weekday) => {
      const one = addDays(start, week * 7 + weekday)
      return one.startsWith(month) ? one : undefined
    }),
  )
}
