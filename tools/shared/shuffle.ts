import { seededRandom } from '../../packages/art/src/random.ts'

/** Shuffles items in an order that depends only on the seed. */
export const shuffle = <Item>(items: readonly Item[], seed: number): Item[] =>
  seededRandom(seed).shuffle(items)
