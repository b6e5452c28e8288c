import { toOptions } from '@plomada/define'

/** The days of the week, from Monday. */
export const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'] as const
export type Day = (typeof days)[number]

/** Returns the day of the week of a day such as 2026-12-03. */
export const getWeekday = (day: string): Day =>
  days[(new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7] ?? 'lunes'

/** Returns the id of a day: 1 for Monday to 7 for Sunday. */
export const dayId = (day: Day): number => days.indexOf(day) + 1
/** Encodes days as one number. Bit 0 is Monday. */
export const daysToBits = (chosen: readonly Day[]): number =>
  days.reduce((bits, day, index) => (chosen.includes(day) ? bits | (1 << index) : bits), 0)
/** Decodes a number from `daysToBits`. */
export const bitsToDays = (bits: number): Day[] => days.filter((_, index) => (bits & (1 << index)) !== 0)
export const dayOptions = toOptions(days)

export const shifts = ['mañana', 'tarde', 'noche'] as const
export type Shift = (typeof shifts)[number]
/** The hours of each shift in Buenos Aires: from and to. */
export const shiftHours = { mañana: [8, 12], tarde: [13, 18], noche: [18, 22] } as const satisfies Record<
  Shift,
  readonly [number, number]
>
export const shiftOptions = toOptions(shifts)
