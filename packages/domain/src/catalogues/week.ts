import { asOptions } from '../define/options.ts'

/** The days of the week, Monday first; their ids are 1 to 7 in this order. */
export const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'] as const
export type Day = (typeof days)[number]

/** A day's id, 1 to 7. */
export const dayId = (day: Day): number => days.indexOf(day) + 1
export const dayOptions = asOptions(days)

/** The parts of a working day. */
export const shifts = ['mañana', 'tarde', 'noche'] as const
export type Shift = (typeof shifts)[number]
export const shiftOptions = asOptions(shifts)
