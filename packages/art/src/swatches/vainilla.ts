import { line, pathData } from '../shapes.ts'
import { seededRandom } from '../random.ts'
import { createSwatch, gridCells, randomOffset, type Swatch } from './canvas.ts'

/** Draws the grooved pavement tile of Buenos Aires in the current text color, as a placeholder for a missing photo. */
export const vainilla: Swatch = (seed) => {
  const random = seededRandom(seed)
  const tile = random.pick([52, 60, 72])
  const grooves = random.pick([4, 5, 6])
  const turn = random.integer(0, 1)
  const gap = tile / (grooves + 0.5)
  const margin = tile * 0.13
  const length = tile - margin * 2
  let d = ''
  for (const { x, y, column, row } of gridCells(
    tile,
    tile,
    randomOffset(random, tile),
    randomOffset(random, tile),
  )) {
    const isUpright = (column + row) % 2 === turn
    for (let groove = 0; groove < grooves; groove += 1) {
      const side = gap * (groove + 0.75)
      d += isUpright
        ? pathData`M${x + side} ${y + margin}v${length}`
        : pathData`M${x + margin} ${y + side}h${length}`
    }
  }
  return createSwatch([line(d, 'currentColor', gap * 0.54, { strokeLinecap: 'round' })])
}
