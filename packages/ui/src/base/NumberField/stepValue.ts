interface Range {
  /** The current value: `null` while the field is empty, `NaN` while its text is no number. */
  from: number | null
  min: number | undefined
  max: number | undefined
  step: number
}

/** Number of steps per key. Home and End move the caret. */
const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** Returns the value after a key press, or `null` for keys that do not change it. */
export function stepValue(key: string, { from, min, max, step }: Range): number | null {
  const count = steps[key]
  if (count === undefined || Number.isNaN(from)) return null
  return Math.max(min ?? -Infinity, Math.min(max ?? Infinity, (from ?? 0) + count * step))
}
