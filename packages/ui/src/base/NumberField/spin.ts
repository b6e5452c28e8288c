interface Range {
  /** What the box holds; not a number while it is empty. */
  from: number
  min: number | undefined
  max: number | undefined
  step: number
}

/** How many steps a key goes. */
const strides: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/** Where a key takes a number (ARIA spinbutton pattern); `null` for a key that is not about it. */
export function spun(key: string, { from, min, max, step }: Range): number | null {
  if (key === 'Home') return min ?? null
  if (key === 'End') return max ?? null
  const stride = strides[key]
  if (stride === undefined) return null
  const start = Number.isNaN(from) ? 0 : from
  return Math.max(min ?? -Infinity, Math.min(max ?? Infinity, start + stride * step))
}
