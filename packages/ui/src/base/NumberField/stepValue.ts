interface Range {
  /** The current value; `NaN` while the field is empty. */
  from: number
  min: number | undefined
  max: number | undefined
  step: number
}

/** Number of steps per key. */
const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** Returns the value after a key press (ARIA spinbutton pattern), or `null` for keys that do not change it. */
export function stepValue(key: string, { from, min, max, step }: Range): number | null {
  if (key === 'Home') return min ?? null
  if (key === 'End') return max ?? null
  const count = steps[key]
  if (count === undefined) return null
  const start = Number.isNaN(from) ? 0 : from
  return Math.max(min ?? -Infinity, Math.min(max ?? Infinity, start + count * step))
}
