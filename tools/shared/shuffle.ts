/** Shuffles items in an order that depends only on the seed (Fisher–Yates with Mulberry32). */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const shuffled = [...items]
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [shuffled[last] as Item, shuffled[other] as Item]
    shuffled[last] = b
    shuffled[other] = a
  }
  return shuffled
}
