import type { Random } from '@plomada/art'

/** The rows of a block of text: one per line, its cells between bars. */
export const rowsOf = (block: string): string[][] =>
  block
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** One reading of a text that leaves choices open, written `{this~or this}`. */
export const vary = (text: string, chance: Random): string =>
  text.replace(/\{([^}]*)\}/g, (_, choices: string) => {
    const [first = '', ...others] = choices.split('~')
    return chance.pick([first, ...others])
  })

/** The item at a place counted from 0 that comes back to the start after the end. */
export function around<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length]
  if (item === undefined) throw new Error('There is nothing to choose from.')
  return item
}
