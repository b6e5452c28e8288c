import { asOptions } from '../define/options.ts'

/** The days of the week, Monday first; their ids are 1 to 7 in this order. */
export const days = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'] as const
/** A day of the week, as it is shown and kept. */
export type Day = (typeof days)[number]

/** A day's id, 1 to 7. */
export const dayId = (day: Day): number => days.indexOf(day) + 1
/** Days as one number: bit 0 is Monday. */
export const daysToBits = (chosen: readonly Day[]): number =>
  days.reduce((bits, day, index) => (chosen.includes(day) ? bits | (1 << index) : bits), 0)
/** The days that a number made by `daysToBits` stands for, Monday first. */
export const daysOfBits = (bits: number): Day[] => days.filter((_, index) => (bits & (1 << index)) !== 0)
/** The days to choose from, Monday first. */
export const dayOptions = asOptions(days)

/** The parts of a working day. */
export const shifts = ['mañana', 'tarde', 'noche'] as const
/** A part of the day in which somebody works. */
export type Shift = (typeof shifts)[number]
/** The shifts to choose from. */
export const shiftOptions = asOptions(shifts)
