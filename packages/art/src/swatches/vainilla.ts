import { line, trace } from '../pen.ts'
import { random } from '../random.ts'
import { cells, shift, swatch } from './canvas.ts'
import type { Swatch } from './canvas.ts'

/** The grooved pavement tile of Buenos Aires, in the colour of the text around it: what stands for "no photo". */
export const vainilla: Swatch = (seed) => {
  const chance = random(seed)
  const tile = chance.pick([52, 60, 72])
  const grooves = chance.pick([4, 5, 6])
  const turn = chance.whole(0, 1)
  const gap = tile / (grooves + 0.5)
  const margin = tile * 0.13
  const length = tile - margin * 2
  let d = ''
  for (const { x, y, column, row } of cells(tile, tile, shift(chance, tile), shift(chance, tile))) {
    const isUpright = (column + row) % 2 === turn
    for (let groove = 0; groove < grooves; groove += 1) {
      const side = gap * (groove + 0.75)
      d += isUpright
        ? trace`M${x + side} ${y + margin}v${length}`
        : trace`M${x + margin} ${y + side}h${length}`
    }
  }
  return swatch([line(d, 'currentColor', gap * 0.54, { strokeLinecap: 'round' })])
}
