import { line, trace } from '../pen.ts'
import { random } from '../random.ts'
import { cells, shift, swatch } from './canvas.ts'
import type { Swatch } from './canvas.ts'

const WATER = '#14708c'
const SHADE = '#0b4a63'
const PIPE = '#7cc7d8'
const SHINE = '#c9eef4'

/** Bent pipes that meet at the middle of every tile's sides. */
export const plomeria: Swatch = (seed) => {
  const chance = random(seed)
  const tile = chance.pick([52, 60, 72])
  const bend = tile / 2
  // Each pipe overruns its tile by one unit, so no seam shows where two tiles meet.
  const bends = [
    trace`v1a${bend} ${bend} 0 0 1 ${-bend} ${bend}h-1m${tile + 2} 0h-1a${bend} ${bend} 0 0 0 ${-bend} ${bend}v1`,
    trace`v1a${bend} ${bend} 0 0 0 ${bend} ${bend}h1m${-tile - 2} 0h1a${bend} ${bend} 0 0 1 ${bend} ${bend}v1`,
  ] as const
  const pipes = cells(tile, tile, shift(chance, tile), shift(chance, tile))
    .map(({ x, y }) => trace`M${x + bend} ${y - 1}${chance.pick(bends)}`)
    .join('')
  return swatch(
    [
      line(pipes, SHADE, tile * 0.4),
      line(pipes, PIPE, tile * 0.25),
      line(pipes, SHINE, tile * 0.05, { transform: 'translate(-3 -3)' }),
    ],
    WATER,
  )
}
