import { area, boxOutline, inks, trace } from '../pen.ts'
import { random } from '../random.ts'
import type { Random } from '../random.ts'
import { cells, HEIGHT, shift, swatch, WIDTH } from './canvas.ts'
import type { Swatch } from './canvas.ts'

const JOINT = '#9dcdd3'
const GLAZES = ['#d7ecee', '#d7ecee', '#eef8f8', '#c6e2e6'] as const
const SHINE = '#fff'
const GLINT = '#2a8fb0'
const GAP = 4

/** A four-pointed sparkle. */
function sparkle(x: number, y: number, reach: number): string {
  const [near, mid] = [reach * 0.1, reach * 0.3]
  const arms = [
    trace`c${near} ${reach * 0.7} ${mid} ${reach * 0.9} ${reach} ${reach}`,
    trace`c${-reach * 0.7} ${near} ${-reach * 0.9} ${mid} ${-reach} ${reach}`,
    trace`c${-near} ${-reach * 0.7} ${-mid} ${-reach * 0.9} ${-reach} ${-reach}`,
    trace`c${reach * 0.7} ${-near} ${reach * 0.9} ${-mid} ${reach} ${-reach}`,
  ]
  return trace`M${x} ${y - reach}${arms.join('')}z`
}

/** Four or five sparkles, each one in its own part of the wall so that none overlap. */
function sparkles(chance: Random): string {
  const [stepX, stepY] = [WIDTH / 3, HEIGHT / 2]
  return chance
    .shuffled(cells(stepX, stepY))
    .slice(0, chance.whole(4, 5))
    .map(({ x, y }, index) => {
      const reach = [40, 30, 22, 18, 16][index] ?? 16
      return sparkle(x + stepX * (0.3 + chance.next() * 0.4), y + stepY * (0.3 + chance.next() * 0.4), reach)
    })
    .join('')
}

/** Wall tiles that have just been cleaned. */
export const limpieza: Swatch = (seed) => {
  const chance = random(seed)
  const tile = chance.pick([48, 62, 76])
  const wall = inks()
  for (const { x, y } of cells(tile, tile, shift(chance, tile), shift(chance, tile))) {
    wall.add(chance.pick(GLAZES), boxOutline(x + GAP, y + GAP, tile - GAP * 2, tile - GAP * 2))
  }
  // A wide edge of the same colour rounds the corners of the tiles.
  const tiles = wall.areas().map((glaze) => ({ ...glaze, stroke: glaze.fill ?? SHINE, strokeWidth: GAP }))
  return swatch(
    [
      ...tiles.map((glaze) => ({ ...glaze, strokeLinejoin: 'round' as const })),
      area(sparkles(chance), SHINE, { stroke: GLINT, strokeWidth: 3, strokeLinejoin: 'round' }),
    ],
    JOINT,
  )
}
