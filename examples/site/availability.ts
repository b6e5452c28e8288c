import { type Tool, tools } from './tools'

const DAY_MS = 86_400_000

/** Returns the position of a tool in the list, from 1. */
export const findToolNumber = ({ id }: Tool) => tools.findIndex((tool) => tool.id === id) + 1

/** Returns days in ISO format, such as `2026-03-01`, from the first one on. */
export const listDays = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * DAY_MS).toISOString().slice(0, 10),
  )

/** Returns the current day in Hamburg. */
export const getToday = () => new Date().toLocaleDateString('sv', { timeZone: 'Europe/Berlin' })

export const isSunday = (day: string) => new Date(day).getUTCDay() === 0

/** Returns whether a tool is with another customer. Sample data: it is out for some days of a period that repeats. */
export function isOut(tool: Tool, day: string): boolean {
  const place = findToolNumber(tool)
  const period = 9 + (place % 5)
  return (Date.parse(day) / DAY_MS + place * 4) % period < 2 + (place % 2)
}

/** Returns whether a booking of a tool can start on a day. */
export const isFree = (tool: Tool, day: string) => day >= getToday() && !isSunday(day) && !isOut(tool, day)
