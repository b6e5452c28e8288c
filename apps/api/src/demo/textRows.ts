import type { Random } from '@plomada/art'

/** Parses a block of text into rows, one per line, with cells separated by `|`. */
export const parseRows = (block: string): string[][] =>
  block
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** Replaces each `{this~or this}` of a text by one of its options. */
export const expandOptions = (text: string, random: Random): string =>
  text.replace(/\{([^}]*)\}/g, (_, options: string) => {
    const [first = '', ...others] = options.split('~')
    return random.pick([first, ...others])
  })

/** Returns the item at an index modulo the length. Throws if there are no items. */
export function itemAt<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There are no items.')
  return item
}
