import { line, pathData } from '../shapes.ts'
import { seededRandom } from '../random.ts'
import { createSwatch, gridCells, randomOffset, type Swatch } from './canvas.ts'

const WATER = '#14708c'
const SHADE = '#0b4a63'
const PIPE = '#7cc7d8'
const SHINE = '#c9eef4'

/** Draws bent pipes that connect the sides of square tiles. */
export const plomeria: Swatch = (seed) => {
  const random = seededRandom(seed)
  const tile = random.pick([52, 60, 72])
  const bend = tile / 2
  // Each pipe extends one unit beyond its tile, so that no seam is visible.
  const bends = [
    pathData`v1a${bend} ${bend} 0 0 1 ${-bend} ${bend}h-1m${tile + 2} 0h-1a${bend} ${bend} 0 0 0 ${-bend} ${bend}v1`,
    pathData`v1a${bend} ${bend} 0 0 0 ${bend} ${bend}h1m${-tile - 2} 0h1a${bend} ${bend} 0 0 1 ${bend} ${bend}v1`,
  ] as const
  const pipes = gridCells(tile, tile, randomOffset(random, tile), randomOffset(random, tile))
    .map(({ x, y }) => pathData`M${x + bend} ${y - 1}${random.pick(bends)}`)
    .join('')
  return createSwatch(
    [
      line(pipes, SHADE, tile * 0.4),
      line(pipes, PIPE, tile * 0.25),
      line(pipes, SHINE, tile * 0.05, { transform: 'translate(-3 -3)' }),
    ],
    WATER,
  )
}
