import { round } from './readNumber.ts'

/** A value, and how it changes. */
export interface StepRange {
  /** The current value: `null` while the field is empty, `NaN` while its text is no number. */
  from: number | null
  min: number | undefined
  max: number | undefined
  step: number
}

/** Number of steps per key. Home and End move the caret. */
const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** Returns the value some steps away, within the limits, or `null` while the text is no number. */
export const addSteps = (
  count: number,
  { from, min = -Infinity, max = Infinity, step }: StepRange,
): number | null =>
  from !== null && !Number.isFinite(from)
    ? null
    : Math.max(min, Math.min(max, round((from ?? 0) + count * step)))

/** Returns the value after a key press, or `null` for keys that do not change it. */
export function stepValue(key: string, range: StepRange): number | null {
  const count = steps[key]
  return count === undefined ? null : addSteps(count, range)
}
