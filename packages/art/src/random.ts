/** A source of chance that always tells the same story for the same seed. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  next: () => number
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number
  /** True once in every `1 / odds` times. */
  chance: (odds: number) => boolean
  /** One of the options. */
  pick: <Option>(options: readonly [Option, ...Option[]]) => Option
  /** The same items in another order. */
  shuffled: <Item>(items: readonly Item[]) => Item[]
}

/** Starts a source of chance (the mulberry32 generator) from a seed. */
export function random(seed: number): Random {
  // Neighbouring seeds are spread far apart first: their stories must not begin alike.
  let state = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    next,
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (odds) => next() < odds,
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
    shuffled: (items) =>
      items
        .map((item) => ({ item, order: next() }))
        .toSorted((one, other) => one.order - other.order)
        .map(({ item }) => item),
  }
}

/** A stable whole number for a text (FNV-1a), good as a seed. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
