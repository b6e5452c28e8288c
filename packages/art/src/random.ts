/** Creates a pseudorandom generator (mulberry32). The same seed produces the same sequence. */
export function seededRandom(seed: number) {
  // Mixes the seed first: adjacent seeds must not start with similar values.
  let state = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    /** Returns a number from 0 (inclusive) to 1 (exclusive). */
    next,
    /** Returns a whole number from `low` to `high`, both inclusive. */
    integer: (low: number, high: number) => low + Math.floor(next() * (high - low + 1)),
    /** Returns true with this probability, 0 to 1. */
    chance: (probability: number) => next() < probability,
    pick: <Option>(options: readonly [Option, ...Option[]]) =>
      options[Math.floor(next() * options.length)] ?? options[0],
    shuffle: <Item>(items: readonly Item[]) =>
      items
        .map((item) => ({ item, order: next() }))
        .toSorted((one, other) => one.order - other.order)
        .map(({ item }) => item),
  }
}

export type Random = ReturnType<typeof seededRandom>

/** Returns a stable whole number for a text (FNV-1a), for use as a seed. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}
